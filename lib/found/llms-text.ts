import { calendarWords } from '@/content/calendar';
import { documents } from '@/content/checklist';
import { incomeTaxWords } from '@/content/income-tax';
import { lateFilingWords } from '@/content/late-filing';
import { layoutWords } from '@/content/layout';
import { llmsWords } from '@/content/llms';
import { seasons } from '@/lib/seasons';
import { otherSeasonsWords } from '@/content/other-seasons';
import type { DateEntry, DeadlineGroup, Season } from '@/content/seasons/types';
import { presentation } from '@/content/presentation';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { formatPesos } from '@/lib/tax/amounts';
import { formatLong } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { pageEntries, pageEntry } from './page-entry';
import { pageWords } from '@/lib/words/page-words';
import { isComputed } from '@/lib/tax/season';
import { activeSeason } from '@/lib/words/active-season';
import { fillIfKnown, seasonWords, type SeasonWords } from '@/lib/words/season-words';

/** Text of /llms.txt: pages, services, who must file and every deadline of the active season, in Markdown. */
export function llmsText(): string {
  const words = pageWords();
  const season = activeSeason();
  const { source, url } = season.provenance;
  const blocks = [
    `# ${site.businessName}`,
    `> ${pageEntry('home').description}`,
    ...presentation.biography.map((paragraph) => fill(paragraph, words)),
    fill(llmsWords.credential, {
      ...words,
      professionalTitle: site.professionalTitle,
      cardNumber: site.cardNumber,
    }),
    `## ${llmsWords.pages}`,
    list(pageEntries().map((page) => `[${page.label}](${page.url}): ${page.description}`)),
    `## ${llmsWords.services}`,
    list(services.map(({ name }) => name)),
    ...whoMustFile(season, words),
    `## ${fill(llmsWords.deadlines, words)}`,
    llmsWords.digits,
    fill(isComputed(season) ? calendarWords.source.computed : calendarWords.source.published, {
      source,
      url,
    }),
    ...season.groups.flatMap((group) => [`### ${group.type}`, deadlineTable(group)]),
    `## ${llmsWords.otherYears}`,
    list(seasons.map(otherYear)),
    `## ${llmsWords.late}`,
    list(
      lateFilingWords.rules.map(({ condition, rule, source: article }) => {
        const said = rule.flatMap((sentence) => fillIfKnown(sentence, words) ?? []);
        return `${condition}: ${said.join(' ')} (${article})`;
      }),
    ),
    lateFilingWords.source,
    `## ${llmsWords.documents}`,
    list(documents.map((document) => fill(document, words))),
    `## ${llmsWords.contact}`,
    list([fill(llmsWords.email, words), fill(llmsWords.phone, words)]),
    layoutWords.footer.disclaimer,
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** One line with the limits and the window of a season that isn't the active one. */
function otherYear(season: Season): string {
  const words = seasonWords(season);
  const limits = otherSeasonsWords.limits.flatMap((limit) => fillIfKnown(limit, words) ?? []);
  const window = fill(otherSeasonsWords.window, words);
  return fill(llmsWords.otherYear, {
    season: fill(otherSeasonsWords.season, words),
    limits: limits.length > 0 ? limits.join('; ') : otherSeasonsWords.unknown,
    window: isComputed(season) ? `${window} (${otherSeasonsWords.computed})` : window,
  });
}

/** Empty while the season's amounts are unknown. */
function whoMustFile(season: Season, words: SeasonWords): string[] {
  const { conditions, vat } = incomeTaxWords.whoMustFile;
  if (season.thresholds.length === 0) return [];
  const rows = season.thresholds.map(({ id, amount, operator }) =>
    fill(llmsWords.limit[operator], { condition: conditions[id], amount: formatPesos(amount) }),
  );
  return [
    `## ${fill(llmsWords.whoMustFile, words)}`,
    fill(llmsWords.oneIsEnough, words),
    list([...rows, vat.condition]),
    incomeTaxWords.whoMustFile.forWhom,
    fill(incomeTaxWords.whoMustFile.source, words),
  ];
}

/** One row per ending, one column per installment. */
function deadlineTable({ titleDigits, installments }: DeadlineGroup): string {
  const [first] = installments;
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row([titleDigits, ...installments.map(({ name }) => name)]),
    row([titleDigits, ...installments].map(() => '---')),
    ...(first?.dates ?? []).map(({ digits }, index) =>
      row([digits, ...installments.map(({ dates }) => dateAt(dates[index]))]),
    ),
  ].join('\n');
}

function dateAt(entry: DateEntry | undefined): string {
  return entry ? formatLong(entry.date) : '';
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
