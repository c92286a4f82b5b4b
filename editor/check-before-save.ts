import { pesosOf, unseen } from '@/content/normalize-typed';
import { schemas, type Data, type DataFile } from '@/content/schema';
import type { PlaceDates, SeasonRecord } from '@/content/season-records';
import type { IsoDate } from '@/content/tax-calendar/types';
import { changesOf } from '@/lib/season-changes';
import { freeDaysOf } from '@/lib/seasons';
import { formatLong, isIsoDate } from '@/lib/tax/dates';
import { dataFiles } from '@/lib/owner-data/data-files';
import { withIds } from '@/lib/words/question-ids';
import { ownAddressProblems, problemsIn } from '@/lib/owner-data/validate-content';
import { lineOf, schemaProblems } from '@/lib/owner-data/validate-data';
import { uvtPattern } from './fields';
import { pictureProblem } from './check-photo';

/* Checks files before the editor saves them, with the build's own rules. */

/** A file to be saved, with its path in the repository. */
export type Sent = { readonly path: string; readonly bytes: Uint8Array<ArrayBuffer> };

export type Verdict =
  /** `told` is Spanish for the owner, once the files are saved; '' tells nothing. */
  | { readonly ok: true; readonly files: readonly Sent[]; readonly told: string }
  /** `said` is Spanish for the owner: one sentence or a list. */
  | { readonly ok: false; readonly said: string };

/** The owner's data as the editor knows them: those of its own build, and what it read in a folder or on GitHub. */
let current = dataFiles;

/**
 * Takes note of a file of the owner's, if it has data that a form can show.
 * @param name without its folder
 */
export function learn(name: string, text: string): void {
  const file = dataFileOf(`content/${name}`);
  if (file === undefined) return;
  try {
    const data: object = JSON.parse(text);
    if (schemaProblems(file, data).length === 0) current = { ...current, [file]: data };
  } catch {
    // Sveltia tells her that the file is not JSON.
  }
}

/**
 * Checks files with the build's rules, after adding what saving itself sets, such as the day of review. Until `learn` is told
 * of the saved files, the editor knows those of before, because the save may still fail.
 * @param today in Colombia
 * @param isSure asks the owner whether to save what is said to her
 */
export async function approve(
  sent: readonly Sent[],
  today: IsoDate,
  isSure: (said: string) => Promise<boolean>,
): Promise<Verdict> {
  const files: Sent[] = [];
  const said: string[] = [];
  const next = { ...current };
  for (const { path, bytes } of sent) {
    if (path.startsWith('content/images/')) {
      const problem = await pictureProblem(path, bytes);
      if (problem) said.push(`Foto: ${problem}.`);
    }
    const file = dataFileOf(path);
    if (file === undefined) {
      files.push({ path, bytes });
      continue;
    }
    const data = completed(file, JSON.parse(new TextDecoder().decode(bytes)), today);
    next[file] = data;
    said.push(...problemsIn(file, data, today).map((problem) => afterForm(lineOf(problem))));
    files.push({ path, bytes: new TextEncoder().encode(`${JSON.stringify(data, null, 2)}\n`) });
  }
  if (said.length === 0) said.push(...ownAddressProblems(next).map((problem) => afterFile(lineOf(problem))));
  if (said.length === 0) {
    const seasons = next.seasons as Data['seasons'];
    const counted = rowsOfNewDecrees(seasons);
    if (counted !== '' && !(await isSure(counted)))
      return { ok: false, said: 'No se guardó nada: revisa las filas del decreto.' };
    return { ok: true, files, told: newFreeDays(seasons) };
  }
  return { ok: false, said: said.length === 1 ? said.join() : said.map((line) => `• ${line}`).join('\n') };
}

/** A line of the build's report without the file's name, with days as her form shows them. */
const afterFile = (line: string) =>
  line
    .replace(/^[^→]*→ /, '')
    .replace(/\b\d{4}-\d\d-\d\d\b/g, (day) => (isIsoDate(day) ? formatLong(day) : day));

/** A line of the build's report without the file and form names, since the form is open. */
const afterForm = (line: string) => afterFile(line).replace(/^[^,:]*[,:] /, '');

/** The path of the data file whose fields a JSON text has; `undefined` for other texts. */
export function pathOf(text: string): string | undefined {
  if (!text.startsWith('{')) return undefined;
  // Several files have a day.
  const keys = Object.keys(JSON.parse(text)).filter((key) => key !== 'updated');
  const file = Object.entries(schemas).find(([, { fields }]) => keys.every((key) => key in fields))?.[0];
  return keys.length > 0 && file !== undefined ? `content/${file}.json` : undefined;
}

function dataFileOf(path: string): DataFile | undefined {
  const name = /^content\/([\w-]+)\.json$/.exec(path)?.[1];
  return name !== undefined && name in dataFiles ? (name as DataFile) : undefined;
}

/**
 * The data to be written: without invisible characters, blanks at the ends of lines and switches that are off, and with
 * the days that saving sets. A day that an earlier save has set is taken from the stored file, because the editor's form still
 * shows the data from before that save.
 */
function completed(file: DataFile, data: object, today: IsoDate): object {
  const clean = cleaned(data) as Readonly<Record<string, unknown>>;
  switch (file) {
    case 'site': {
      const { activeSeason, seasonChosen } = current.site as Data['site'];
      return { ...clean, seasonChosen: clean.activeSeason === activeSeason ? seasonChosen : today };
    }
    case 'offer':
      return withDay(file, { ...clean, dianFile: undefined }, today);
    case 'services':
      return withDay(file, clean, today);
    case 'presentation':
      return withDay(file, { ...clean, reviewed: today }, today);
    case 'faq':
      if (!Array.isArray(clean.questions)) return clean;
      return withDay(file, { ...clean, questions: withIds(clean.questions) }, today);
    case 'seasons':
      return withDays(clean, today);
    case 'pages':
      return Object.fromEntries(
        Object.entries(clean).map(([id, page]) => [id, isGroup(page) ? { ...page, updated: today } : page]),
      );
    default:
      return clean;
  }
}

/** Sets the day on which a file's words changed. Her days of reading are no words, and neither is a switch of 1.1. */
function withDay(file: DataFile, data: Readonly<Record<string, unknown>>, today: IsoDate): object {
  const known: { readonly updated?: IsoDate } = current[file];
  const other = ['updated', 'reviewed', 'signed', 'dianFile'];
  const wordsOf = (whole: object) =>
    JSON.stringify(whole, (key, value) => {
      if (other.includes(key)) return undefined;
      return isGroup(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
    });
  return { ...data, updated: wordsOf(data) === wordsOf(known) ? known.updated : today };
}

/** Converts UVTs to numbers, and sets the day of review of a season whose dates or their source she changed. */
function withDays(data: Readonly<Record<string, unknown>>, today: IsoDate): object {
  if (![data.uvt, data.seasons, data.placeDates ?? []].every(Array.isArray)) return data;
  const { uvt, seasons, placeDates } = data as Data['seasons'];
  const former = current.seasons as Data['seasons'];
  const dated = (season: SeasonRecord) => {
    const known = former.seasons.find(({ year }) => year === season.year);
    const isAsBefore =
      known !== undefined &&
      datesFrom(known) === datesFrom(season) &&
      (placeDates ?? []).every((each) => each.year !== season.year || knownDecree(each));
    const changes = season.changes?.map((change) => {
      if (change.freeDay === undefined) return change;
      const same = known?.changes?.find(({ freeDay }) => freeDay === change.freeDay);
      return { ...change, since: same ? same.since : today };
    });
    return { ...season, updated: isAsBefore ? known.updated : today, changes };
  };
  return {
    ...data,
    uvt: uvt.map((each) => {
      const typed = String(each.pesos);
      return uvtPattern.test(typed) ? { ...each, pesos: pesosOf(typed) } : each;
    }),
    seasons: seasons.map(dated),
    placeDates: placeDates?.map((each) => {
      const known = knownDecree(each);
      return { ...each, since: known ? known.since : today };
    }),
  };
}

/** The decree with the same question and rows, as the site has it. */
const knownDecree = (decree: PlaceDates) =>
  (current.seasons as Data['seasons']).placeDates?.find((other) => saidBy(other) === saidBy(decree));

const saidBy = ({ norm, year, question, dates = [] }: PlaceDates) =>
  JSON.stringify([norm, year, question, dates.map(({ digits, date }) => [digits, date])]);

/** Says how many rows and endings each new decree has. */
const rowsOfNewDecrees = ({ placeDates = [] }: Data['seasons']) =>
  placeDates
    .filter((each) => !knownDecree(each))
    .map(({ norm, dates }) => `${norm}: ${dates.length} filas, ${2 * dates.length} terminaciones. ¿Guardar?`)
    .join(' ');

/** Where a season's dates come from, as far as her form shows it. */
const datesFrom = ({ published, changes = [] }: SeasonRecord) =>
  [published?.source, published?.url, ...changes.map(({ freeDay }) => freeDay)].join('\n');

/** Says of each day that is new among a season's free days how many of its dates it moves. */
function newFreeDays({ seasons }: Data['seasons']): string {
  const known = new Set((current.seasons as Data['seasons']).seasons.flatMap(freeDaysOf));
  return seasons
    .flatMap((season) => changesOf(season))
    .flatMap(({ year, freeDay, moved }) => {
      if (freeDay === undefined || known.has(freeDay)) return [];
      const count =
        ['no cambia ninguna fecha', 'cambia 1 fecha'][moved.length] ?? `cambian ${moved.length} fechas`;
      return `El ${formatLong(freeDay)} ya no cuenta como día hábil: con eso ${count} de ${year}.`;
    })
    .join(' ');
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string')
    return value
      .normalize('NFC')
      .replace(unseen, '')
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n');
  if (Array.isArray(value)) return value.map(cleaned);
  if (!isGroup(value)) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== false);
  return Object.fromEntries(kept.map(([key, inner]) => [key, cleaned(inner)]));
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
