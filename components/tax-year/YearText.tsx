import { Fragment } from 'react';
import { YEAR_WORD } from '@/components/dom/attributes';
import type { YearsData } from './tax-year';
import { documents } from '@/content/checklist';
import { incomeTaxWords } from '@/content/income-tax';
import { lookupWords } from '@/content/lookup';
import type { Season, ThresholdId } from '@/content/tax-calendar/types';
import { pageTitle } from '@/lib/seo/page-titles';
import { formatFigure, formatPesos } from '@/lib/tax/amounts';
import { groupOf, isComputed, windowOf } from '@/lib/tax/deadlines';
import { filingRules } from '@/lib/tax/thresholds';
import { buildDay } from '@/lib/build-day';
import { formatMonth } from '@/lib/tax/dates';
import { activeSeason, pageSeasons, yearEnd, calendarAddress } from '@/lib/words/active-season';
import { fill, type Words } from '@/lib/words/fill';
import { seasonWords, pageWords } from '@/lib/words/season-words';

const { years, whoMustFile, dates, figures, lastDay } = incomeTaxWords;

/** Amounts in the frequent questions, as numbers of UVT with their pesos, which every year knows. */
const uvtAmounts = [
  'abroadLimit',
  'pensionLimit',
  'zeroRateLimit',
  'dependantMonthLimit',
  'dependantLimit',
  'dependantIncomeLimit',
  'invoicesLimit',
] as const;

/** These amounts as tokens still, for texts in which `YearText` fills them. */
export const uvtTokens = Object.fromEntries(uvtAmounts.map((token) => [token, `{${token}}`]));

/** Name of words that depend on the year of the tabs. */
type YearWordName = keyof ReturnType<typeof yearWords>;

/** Tokens of a season's words: in the page's texts, in the questions, and in the list of documents, which the owner writes. */
const seasonTokens = [
  'year',
  'taxYear',
  'firstDate',
  'firstDayMonth',
  'lastDate',
  'lastDayMonth',
  ...uvtAmounts,
  ...documents.flatMap((text) => text.match(/(?<=\{)\w+(?=\})/g) ?? []),
];

/** The texts that the page says for one season, keyed by their names. */
function yearWords(season: Season) {
  const words = seasonWords(season);
  const known: Words = words;
  const { first, last } = windowOf(groupOf(season, 'natural'));
  const limits = filingRules(season.taxYear).limits.flatMap(({ id }) => {
    const [amount, inUvt] = limitWords(season, id);
    return [
      [id, amount],
      [`${id}Uvt`, inUvt],
    ];
  });
  const computedNote = isComputed(season) ? ` ${lookupWords.computed}` : '';
  return {
    title: pageTitle('incomeTax', { ...pageWords(), ...words }),
    ...(Object.fromEntries(
      seasonTokens.map((token) => [token, fill(`${known[token] ?? ''}`, {})]),
    ) as object),
    firstMonth: formatMonth(first),
    lastMonth: formatMonth(last),
    computedNote,
    /** The last day; only its month if it is computed, because a computed day needs a note. */
    until: isComputed(season) ? formatMonth(last) : fill(years.until, words),
    monthly:
      words.monthlyLimit === undefined ? '' : fill(whoMustFile.monthly, { monthly: words.monthlyLimit }),
    unknown: season.thresholds.length > 0 ? '' : fill(whoMustFile.unknown, words),
    yearEnd: season.taxYear === yearEnd().year ? fill(whoMustFile.yearEnd, words) : '',
    datesLink:
      season === activeSeason() ? '' : `[${fill(dates.otherYear, words)}](${calendarAddress(season.year)})`,
    ...(Object.fromEntries(limits) as Record<ThresholdId | `${ThresholdId}Uvt`, string>),
    line: fill(years.line, { ...words, calculated: isComputed(season) ? years.bothCalculated : '' }),
    // These two also depend on today's date, so the early script fills them.
    exogenous: '',
    lastDay: buildDay() > last ? '' : lastDay,
  };
}

/** A limit in pesos and its number of UVT, `$224.095.500` and `(4.500 UVT)`; only `4.500 UVT` while its pesos are unknown. */
export function limitWords({ taxYear, thresholds }: Pick<Season, 'taxYear' | 'thresholds'>, id: ThresholdId) {
  const isIts = (limit: { id: ThresholdId }) => limit.id === id;
  const count = formatFigure(filingRules(taxYear).limits.find(isIts)?.uvt ?? 0);
  const amount = thresholds.find(isIts)?.amount;
  return amount === undefined
    ? [fill(whoMustFile.inUvt, { count }), '']
    : [formatPesos(amount), fill(whoMustFile.uvtCount, { count })];
}

const all = pageSeasons().map(yearWords);

const phases = {
  line: years.phases,
  exogenous: figures.toCome,
  lastDay: { before: lastDay, over: '' },
};

/** True if the early script must write these words, because they differ between years or days. */
function isWritten(name: string): boolean {
  if (name in phases || JSON.stringify(phases).includes(`{${name}}`)) return true;
  return all.some((each) => each[name as YearWordName] !== all[0]?.[name as YearWordName]);
}

/** The words of every year, as the early script reads them. */
export function yearsWritten(): YearsData {
  return {
    years: pageSeasons().map((season, index) => ({
      ...Object.fromEntries(
        Object.entries(all[index] ?? {}).filter(([name]) => isWritten(name) && !(name in phases)),
      ),
      taxYear: `${season.taxYear}`,
      year: `${season.year}`,
      ...windowOf(groupOf(season, 'natural')),
    })),
    phases,
  };
}

const open: Words = { ...all[0] };

type Props = {
  name: YearWordName;
  as?: 'span' | 'strong' | 'p';
  className?: string;
};

/** Words that depend on the year of the tabs; the HTML has the active season's. */
export function YearWord({ name, as: Element = 'span', ...rest }: Props) {
  const mark = isWritten(name) ? { [YEAR_WORD]: name } : {};
  return (
    // React must not complain if the early script has written another year's words here.
    <Element {...mark} {...rest} suppressHydrationWarning>
      {open[name] ?? ''}
    </Element>
  );
}

/** A sentence whose tokens depend on the year of the tabs. */
export function YearText({ text, as }: { text: string } & Pick<Props, 'as'>) {
  // `split` puts the names of the tokens at odd indexes.
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      index % 2 === 0 ? (
        <Fragment key={index}>{fill(part, {})}</Fragment>
      ) : (
        <YearWord key={index} name={part as YearWordName} as={as} />
      ),
    );
}
