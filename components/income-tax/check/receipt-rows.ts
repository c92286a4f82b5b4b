import { answersWords } from '@/content/answers-receipt';
import { uvts } from '@/content/season-records';
import type { IsoDate } from '@/content/tax-calendar/types';
import { isNotTheirs, penaltyIn } from '@/lib/lead/answers-message';
import type { VisitorAnswers } from '@/lib/lead/visitor-answers';
import { seasons } from '@/lib/seasons';
import { formatFigure, formatPesos } from '@/lib/tax/amounts';
import { datePartsOf, formatLong } from '@/lib/tax/dates';
import { lastUvt, minimumPenalty, penaltyRules } from '@/lib/tax/late-penalty';
import { dateSources, type Cited } from '@/lib/words/figure-sources';
import { fill, listed } from '@/lib/words/fill';
import { uvtSources } from '@/lib/words/limit-sources';

type Row = {
  /** Key of the row's label in `answersWords.rows`. */
  name: keyof typeof answersWords.rows;
  value: string;
  /** Set for a row that only the screen or only paper shows; no amount of the visitor is printed. */
  on?: 'screen' | 'paper';
  /** Said on paper. */
  sources?: readonly Cited[];
};

/**
 * The visitor's answers as rows of the receipt, without rows for what was not answered.
 * @param reasons of the verdict, addressed to the visitor («tus ingresos brutos»)
 * @param sources of the verdict
 * @param today the day in Colombia
 */
export function receiptRows(
  answered: VisitorAnswers,
  { reasons = [], sources = [] }: { reasons?: readonly string[]; sources?: readonly Cited[] },
  today: IsoDate,
): Row[] {
  const { verdict, date, penalty, papers } = answered;
  const { values } = answersWords;
  const years = [verdict, date, penalty].flatMap((part) => part?.taxYear ?? []);
  const rows: Row[] = [];
  if (years.length > 0) rows.push({ name: 'taxYear', value: listed([...new Set(years)].map(String)) });
  if (verdict) {
    const words = values[verdict.state];
    const value =
      reasons.length > 0 ? fill(values.reasons, { verdict: words, reasons: listed(reasons) }) : words;
    rows.push({ name: 'verdict', value, sources });
  }
  const dated = date ?? penalty;
  const own = dated && !isNotTheirs(dated, verdict) ? dated : undefined;
  if (own) {
    const { decree, answer = 'no', other = null } = own.placed ?? {};
    const { norm = '' } = decree ?? {};
    const written = dayWords(own.date, today);
    const value =
      answer === 'no' || other === null
        ? written
        : fill(values.placed[answer], { date: written, norm, other: dayWords(other, today) });
    rows.push(
      { name: 'ending', value: own.ending, on: 'paper' },
      { name: 'date', value, sources: answer === 'yes' ? [{ norm }] : sourcesOf(own.taxYear) },
    );
  }
  if (penalty) rows.push({ name: 'penalty', value: penaltyIn(values.penalty, penalty), on: 'screen' });
  const uvt = lastUvt(datePartsOf(today).year, uvts);
  if (
    uvt &&
    verdict?.kind === 'mustFile' &&
    (verdict.state === 'mustFileOver' || (own && own.date < today))
  ) {
    const { minimumUvt, sources: rules } = penaltyRules(uvt.year);
    const value = fill(values.least, {
      amount: formatPesos(minimumPenalty(uvt.year, uvt)),
      minimumUvt: formatFigure(minimumUvt),
      year: uvt.year,
    });
    rows.push({ name: 'least', value, on: 'paper', sources: [rules.minimumUvt, ...uvtSources(uvt.year)] });
  }
  if (papers)
    rows.push({
      name: 'papers',
      value: fill(values.papers[papers.of], papers),
      sources: [{ norm: values.paperSource }],
    });
  if (verdict) rows.push({ name: 'today', value: formatLong(today), on: 'paper' });
  return rows;
}

/** Where the dates of a tax year come from that has a calendar. */
function sourcesOf(taxYear: number): Cited[] {
  const season = seasons.find((one) => one.taxYear === taxYear);
  return season ? dateSources(season) : [];
}

function dayWords(day: IsoDate, today: IsoDate): string {
  const date = formatLong(day);
  return day < today ? fill(answersWords.values.past, { date }) : date;
}
