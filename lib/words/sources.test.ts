/** @jest-environment node */
import { calendarWords } from '@/content/calendar';
import { faq } from '@/content/faq';
import { filingCheckWords } from '@/content/filing-check';
import { incomeTaxWords } from '@/content/income-tax';
import { lateFilingWords } from '@/content/late-filing';
import { seasons } from '@/lib/seasons';

/** A norm by its number (article, law, decree, resolution, concept), or a publication of the DIAN. */
const RULE =
  /([Aa]rtículos?|[Ll]ey|[Dd]ecreto|[Rr]esolución(es)?|Concepto)( de la| DIAN)?( DIAN)? ?\d|calendario tributario \d{4}|resoluciones de la DIAN/i;

const { whoMustFile } = incomeTaxWords;
const { conditions, status } = filingCheckWords;

const sources: readonly (readonly [what: string, source: string])[] = [
  ...faq.flatMap(({ question, source }) => (source === undefined ? [] : [[question, source] as const])),
  ...lateFilingWords.rules.map(({ condition, source }) => [condition, source] as const),
  ...Object.entries(conditions).map(([id, { source }]) => [`what counts as ${id}`, source] as const),
  ['whose rules apply', status.source],
  ['limits', whoMustFile.source],
  ['interest', lateFilingWords.source],
  ['dates, published', calendarWords.source.published],
  ['dates, computed', calendarWords.source.computed],
  ...seasons.flatMap(({ year, provenance, groups }) => [
    [`season ${year}`, provenance.source] as const,
    ...groups.map(({ type, source }) => [`${type} of ${year}`, source] as const),
  ]),
];

test.each(sources)('%s names its rule', (_, source) => {
  expect(source).toMatch(RULE);
});
