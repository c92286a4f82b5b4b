import { startPage } from './every-page';
import { startTaxYears } from './tax-years';

/* The early script of the page with the tax-year tabs. */
startTaxYears();
startPage();
