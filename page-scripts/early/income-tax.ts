import { startPage } from './every-page';
import { showTaxYear } from './show-tax-year';

/* The early script of the page with the tax-year tabs. */
showTaxYear();
startPage();
