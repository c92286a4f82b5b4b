import { restoreAnswers, restoreLateYear } from '@/components/case/controls';
import { startPage } from './every-page';
import { showTaxYear } from './show-tax-year';
import { whileParsing } from './while-parsing';

/* The early script of the page with the tax-year tabs. The case chooses the tab, then the words of its year are shown. */
whileParsing(restoreAnswers());
whileParsing(restoreLateYear());
showTaxYear();
startPage();
