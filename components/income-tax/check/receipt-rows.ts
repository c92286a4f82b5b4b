import { answersWords } from '@/content/answers-receipt';
import type { IsoDate } from '@/content/tax-calendar/types';
import { countsOf, isNotTheirs, penaltyIn } from '@/lib/lead/answers-message';
import type { VisitorAnswers } from '@/lib/lead/visitor-answers';
import { formatLong } from '@/lib/tax/dates';
import { hasPassed } from '@/lib/tax/deadlines';
import { fill } from '@/lib/words/fill';
import { listed } from '@/lib/words/list-format';

/**
 * The visitor's answers as rows of the receipt, without rows for what was not answered.
 * @param reasons of the verdict, addressed to the visitor («tus ingresos brutos»)
 * @param today the day in Colombia
 */
export function receiptRows(answered: VisitorAnswers, reasons: readonly string[], today: IsoDate) {
  const { verdict, date, penalty, papers } = answered;
  const { values } = answersWords;
  const years = [verdict, date, penalty].flatMap((part) => part?.taxYear ?? []);
  // `name` is the key of the row's label in `answersWords.rows`.
  const rows: { name: keyof typeof answersWords.rows; value: string }[] = [];
  if (years.length > 0) rows.push({ name: 'taxYear', value: listed([...new Set(years)].map(String)) });
  if (verdict) {
    const said = values[verdict.mayChange ? 'mayChange' : verdict.kind];
    const words = typeof said === 'string' ? said : said[verdict.phase];
    const value =
      reasons.length > 0 ? fill(values.reasons, { verdict: words, reasons: listed(reasons) }) : words;
    rows.push({ name: 'verdict', value });
  }
  const day = date ? !isNotTheirs(date, verdict) && date.date : penalty?.deadline;
  if (day) {
    const { norm = '', answer = 'no', other = null } = (date ?? penalty)?.placed ?? {};
    const written = dayWords(day, today);
    const value =
      answer === 'no' || other === null
        ? written
        : fill(values.placed[answer], { date: written, norm, other: dayWords(other, today) });
    rows.push({ name: 'date', value });
  }
  if (penalty) rows.push({ name: 'penalty', value: penaltyIn(values.penalty, penalty) });
  if (papers) rows.push({ name: 'papers', value: fill(values.papers[papers.of], countsOf(papers)) });
  return rows;
}

function dayWords(day: IsoDate, today: IsoDate): string {
  const date = formatLong(day);
  return hasPassed(day, today) ? fill(answersWords.values.past, { date }) : date;
}
