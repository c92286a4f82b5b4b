import { restoreAnswers, restoreLateYear } from '@/page-scripts/case/controls';
import { showTaxYear } from './show-tax-year';
import { whileParsing } from './while-parsing';

/** The early script's work for tax-year tabs. The case chooses the tab, then the words of its year are shown. */
export function startTaxYears(): void {
  whileParsing(restoreAnswers());
  whileParsing(restoreLateYear());
  showTaxYear();
}
