import { clockOf, phoneOf } from '@/content/normalize-typed';
import { anchors, WHATSAPP_MARK } from '@/content/page-anchors';
import { pages } from '@/content/pages';
import { isAddress, type Data, type DataFile } from '@/content/schema';
import type { SeasonChange, SeasonRecord } from '@/content/season-records';
import type { IsoDate } from '@/content/tax-calendar/types';
import { buildDay } from '@/lib/build-day';
import { differenceFrom } from '@/lib/published-dates';
import { isSameRow } from '@/lib/season-changes';
import { freeDaysOf, seasonOf, seasons } from '@/lib/seasons';
import { deadlinesIn } from '@/lib/tax/deadlines';
import { addDays, formatWeekday, isoDate, weekday } from '@/lib/tax/dates';
import { isWorkingDay } from '@/lib/tax/working-days';
import { linkedParts } from '@/lib/words/text-links';
import { weekdaysOf } from '@/lib/words/offer';
import { seasonWords } from '@/lib/words/season-words';
import { siteWords } from '@/lib/words/site-words';
import { dataFiles } from './data-files';
import { textsOf } from './placeholders';
import { refuse, schemaProblems, type DataProblem, type Refuse } from './validate-data';

/**
 * Checks the content that the site is built from. The owner reads the problems, so they are in Spanish and name form,
 * field, mend, what was found and an example.
 * @throws Error that lists every problem
 */
export function validateContent(data = dataFiles): void {
  const files = Object.entries(data) as [DataFile, unknown][];
  refuse(files.flatMap(([file, value]) => problemsIn(file, value)));
  refuse(ownAddressProblems(data));
}

/**
 * Every problem of one data file, as the build and the editor's form find them.
 * @param value the file's parsed JSON
 */
export function problemsIn(file: DataFile, value: unknown, today = buildDay()): DataProblem[] {
  const problems = schemaProblems(file, value);
  const add: Refuse = (path, fix, found) =>
    problems.push({ file, path, fix, ...(found !== undefined && { found }) });
  if (problems.length === 0) checkTexts(file, value, add);
  if (problems.length === 0) rules[file]?.(value as never, add, today);
  return problems;
}

/*
 * Rules that compare several fields of a data file; those of a single field are in content/schema.ts. No rule here
 * reads another file: the editor checks the file that it saves, and what it accepts the build must accept.
 */

type Rules = { readonly [File in DataFile]?: (data: Data[File], refuse: Refuse, today: IsoDate) => void };

function checkNotAfter(latest: IsoDate, path: string, day: IsoDate | undefined, refuse: Refuse): void {
  if (day !== undefined && day > latest) refuse(path, `elige el ${latest} o un día anterior`, day);
}

function checkNotBefore(earliest: IsoDate, path: string, day: IsoDate, refuse: Refuse): void {
  if (day < earliest) refuse(path, `elige el ${earliest} o un día posterior`, day);
}

/** Days: a notice shown for longer tends to be forgotten. */
const MOST_DAYS_AHEAD = 90;

const rules: Rules = {
  site(data, refuse) {
    if (/^\+57\D*6/.test(phoneOf(data.phone)) && data.whatsapp === undefined)
      refuse('whatsapp', 'tu teléfono es fijo: escribe aquí el celular de WhatsApp, así: 300 123 4567');
    if (/^https:\/\/(?:www\.)?tunombre\.co\b/.test(data.address ?? ''))
      refuse('address', 'esa es la dirección del ejemplo: escribe la de tu sitio', data.address);
  },

  presentation({ headline, highlight, signed }, refuse, today) {
    if (highlight !== undefined && headline.split(highlight).length !== 2)
      refuse('highlight', `copia una parte de «${headline}» que esté una sola vez`, highlight);
    checkNotAfter(today, 'signed', signed, refuse);
  },

  services({ services }, refuse) {
    const offered = services.filter(({ hidden, page }) => !hidden && page?.id === 'incomeTax');
    if (offered.length === 1) return;
    const found = offered.length === 0 ? 'ninguno' : offered.map(({ name }) => name).join(', ');
    refuse(
      'services',
      'deja a la vista un servicio, y uno solo, cuya página sea Declaración de Renta',
      found,
    );
  },

  offer({ fees, openingHours = [], testimonials = [] }, refuse, today) {
    const hours = openingHours.map(({ days, opens, closes }) => ({
      days: weekdaysOf(days),
      opens: clockOf(opens),
      closes: clockOf(closes),
    }));
    for (const [index, { days, opens, closes }] of hours.entries()) {
      const crossed = hours
        .slice(0, index)
        .find(
          (one) => one.days.some((day) => days.includes(day)) && one.opens < closes && opens < one.closes,
        );
      if (closes <= opens)
        refuse(`openingHours[${index}].closes`, `escribe una hora después de las ${opens}`, closes);
      else if (crossed)
        refuse(
          `openingHours[${index}].opens`,
          `escribe una hora en que no estés ya atendiendo: otro horario de esos días va de ${crossed.opens} a ${crossed.closes}`,
          opens,
        );
    }
    if (fees !== undefined && fees.from === undefined && (fees.includes ?? []).length === 0)
      refuse('fees', 'escribe un valor o algo de lo que incluye, o quita el grupo');
    for (const [index, { consentDate }] of testimonials.entries())
      checkNotAfter(today, `testimonials[${index}].consentDate`, consentDate, refuse);
  },

  checklist({ groups }, refuse) {
    if (!groups.some(({ documents }) => documents.some(({ hidden }) => !hidden)))
      refuse('groups', 'deja a la vista al menos un documento');
  },

  notice({ notices = [] }, refuse, today) {
    const latest = addDays(today, MOST_DAYS_AHEAD);
    for (const [index, { from, until }] of notices.entries()) {
      const path = `notices[${index}].until`;
      checkNotBefore(from, path, until, refuse);
      checkNotAfter(latest, path, until, refuse);
    }
  },

  seasons(data, refuse, today) {
    for (const [index, { day, norm, norms = [] }] of (data.readNorms ?? []).entries()) {
      const path = `readNorms[${index}]`;
      checkNotAfter(today, `${path}.day`, day, refuse);
      if (norm === undefined && norms.length === 0) refuse(`${path}.norms`, 'marca al menos una norma');
    }
    checkYears(data, refuse);
    const coming = Number(today.slice(0, 4)) + 1;
    for (const list of ['seasons', 'placeDates'] as const)
      for (const [index, { year }] of (data[list] ?? []).entries())
        if (year < FIRST_SEASON || year > coming)
          refuse(`${list}[${index}].year`, `elige un año de ${FIRST_SEASON} a ${coming}`, String(year));
    checkUvts(data.uvt, refuse);
    for (const [index, { from, to, until }] of (data.contingencies ?? []).entries()) {
      const path = `contingencies[${index}]`;
      checkNotBefore(from, `${path}.to`, to, refuse);
      checkNotBefore(addDays(to, 1), `${path}.until`, until, refuse);
    }
    checkPlaceDates(data, refuse);
    for (const [index, season] of data.seasons.entries()) {
      const difference = differenceFrom(season);
      if (difference !== null) refuse(`seasons[${index}]`, difference, String(season.year));
      const { changes = [] } = season;
      for (const [at, change] of changes.entries())
        checkChange(season, change, `seasons[${index}].changes[${at}]`, refuse);
    }
  },
};

/** The first UVT that the site's past years need, and the first year of the decree's dates. */
const FIRST_UVT = 2021;
const FIRST_SEASON = 2024;

/** Refuses UVTs that skip a year, or lack that of a year whose calendar the DIAN has published. */
function checkYears({ uvt, seasons }: Data['seasons'], refuse: Refuse): void {
  const known = uvt.map(({ year }) => year);
  const published = seasons.flatMap((season) => (season.published ? season.year : []));
  const last = Math.max(...known, ...published);
  const left = Array.from({ length: last - FIRST_UVT + 1 }, (_, index) => FIRST_UVT + index).filter(
    (year) => !known.includes(year),
  );
  if (left.length > 0)
    refuse(
      'uvt',
      `agrega ${left.join(', ')}: la lista va año por año, así: 2025, 2026, y llega al de la última temporada con «Publicada por la DIAN»`,
    );
}

/** Highest plausible ratio of a UVT to that of the year before; those of 2022 to 2026 rose by 4.7 to 11.6 %. */
const MOST_RISE = 1.2;

/** Refuses the first UVT that is implausible after the previous year's. */
function checkUvts(uvts: Data['seasons']['uvt'], refuse: Refuse): void {
  for (const [index, { year, pesos }] of uvts.entries()) {
    const former = uvts.find((uvt) => uvt.year === year - 1)?.pesos ?? pesos;
    const most = Math.floor(former * MOST_RISE);
    if (pesos >= former && pesos <= most) continue;
    refuse(`uvt[${index}].pesos`, `escribe un valor entre ${former} y ${most}`, String(pesos));
    return;
  }
}

/** Checks that each decree's rows follow one another, are in no other decree, and give a later working day of its year. */
function checkPlaceDates({ placeDates = [], seasons }: Data['seasons'], refuse: Refuse): void {
  const known = new Set<string>();
  for (const [index, { year, dates }] of placeDates.entries()) {
    const record = seasons.find((season) => season.year === year) ?? { year, updated: isoDate(year, 1, 1) };
    const rows = deadlinesIn(seasonOf(record)).filter(({ group }) => group === 'natural');
    for (const [at, { digits, date }] of dates.entries()) {
      const path = `placeDates[${index}].dates[${at}]`;
      const place = rows.findIndex((row) => row.digits === digits);
      const ordinary = rows[place]?.date;
      const before = rows[place - 1]?.digits;
      if (ordinary === undefined)
        refuse(`${path}.digits`, 'escribe dos dígitos seguidos, así: 01-02', digits);
      else if (known.has(`${year} ${digits}`))
        refuse(`${path}.digits`, 'quita esta fila: esos dígitos ya están en otra', digits);
      else if (at > 0 && dates[at - 1]?.digits !== before)
        refuse(`${path}.digits`, `agrega antes la fila ${before}, o ponlas en orden`, digits);
      if (ordinary !== undefined) checkNotBefore(ordinary, `${path}.date`, date, refuse);
      known.add(`${year} ${digits}`);
      checkWorkingDay(record, `${path}.date`, date, refuse);
    }
  }
}

function checkWorkingDay(record: SeasonRecord, path: string, day: IsoDate, refuse: Refuse): void {
  if (!day.startsWith(`${record.year}-`) || !isWorkingDay(day, { also: freeDaysOf(record) }))
    refuse(path, `escribe un día hábil de ${record.year}`, `${day}, ${formatWeekday(day)}`);
}

/** Checks that a change of dates names rows and days that the season has. */
function checkChange(
  record: SeasonRecord,
  { freeDay, dates = [] }: SeasonChange,
  path: string,
  refuse: Refuse,
): void {
  if (freeDay === undefined) {
    if (dates.length === 0) refuse(`${path}.freeDay`, 'elige el día que dejó de ser hábil');
  } else if (!freeDay.startsWith(`${record.year}-`) || [0, 6].includes(weekday(freeDay))) {
    refuse(`${path}.freeDay`, `elige un día de ${record.year}, de lunes a viernes`, freeDay);
  }
  const rows = deadlinesIn(seasonOf({ ...record, changes: [] }));
  for (const [index, { group, installment, digits, date }] of dates.entries()) {
    if (!rows.some((row) => isSameRow(row, { group, installment: installment - 1, digits })))
      refuse(`${path}.dates[${index}].digits`, 'escribe una fila de la tabla de esa cuota', digits);
    checkWorkingDay(record, `${path}.dates[${index}].date`, date, refuse);
  }
}

/* Texts. */

const seasonTokens = seasons.slice(0, 1).flatMap((season) => Object.keys(seasonWords(season)));
const siteTokens = Object.keys(siteWords);
/** Tokens of the owner's texts, as the hints in her forms list them. */
const presentationTokens = ['accountantName', 'profession', 'university', 'city'];
const offerTokens = ['city', 'phone', 'email'];

/** The tokens that are filled in texts of the data, by file and field. */
const filled: { readonly [File in DataFile]?: readonly [fields: RegExp, tokens: readonly string[]] } = {
  checklist: [/documents/, seasonTokens],
  faq: [/question|answer|points|exit/, seasonTokens],
  presentation: [/biography|introduction|offering/, presentationTokens],
  'quick-options': [/greeting/, ['option']],
  offer: [/^(?!profiles|testimonials)/, offerTokens],
  pages: [/title|description|keywords/, [...seasonTokens, ...siteTokens]],
};

/** Checks a file's texts for unknown tokens, links that lead nowhere, and items that a list has twice. */
function checkTexts(file: DataFile, value: unknown, refuse: Refuse): void {
  const [fields, allowed] = filled[file] ?? [/^$/, []];
  const inList = new Set<string>();
  for (const [path, text] of textsOf(value)) {
    const fix =
      tokenMend(text, fields.test(path) ? allowed : []) ??
      linkMend(text, file === 'presentation' && path === 'introduction');
    if (fix !== undefined) refuse(path, fix, text);

    const [, list, field = ''] = /^(.*)\[\d+\](\.(?:name|question|title|text|year))?$/.exec(path) ?? [];
    // Two testimonials may be of clients with the same name, and two decrees of one year.
    if (list === undefined || ['testimonials', 'placeDates'].includes(list)) continue;
    const key = `${list}${field} ${text.trim().toLowerCase()}`;
    if (inList.has(key)) refuse(path, 'escribe otro, o quítalo: este ya está en la lista', text);
    inList.add(key);
  }
}

/** Correction of a token that is not filled; `undefined` if there is none. */
function tokenMend(text: string, tokens: readonly string[]): string | undefined {
  const filled = text.replace(/\{(\w+)\}/g, (brace, name) => (tokens.includes(name) ? '' : brace));
  const [brace] = /\{[^{}]*\}?|\}/.exec(filled) ?? [];
  return brace && `quita ${brace}: ${bracesOf(tokens)}`;
}

function bracesOf(tokens: readonly string[]): string {
  if (tokens.length === 0) return 'aquí no se llenan llaves';
  // A season has dozens of tokens, too many to list.
  const few = tokens.length > siteTokens.length ? ['year', 'taxYear', 'lastDate'] : tokens;
  return `las llaves que se llenan aquí son ${few.map((name) => `{${name}}`).join(', ')}`;
}

const paths: readonly string[] = Object.values(pages).map(({ path }) => path);
const parts: readonly string[] = Object.values(anchors);

/** Correction of a link that leads nowhere; that to WhatsApp works in her introduction. */
function linkMend(text: string, isIntroduction: boolean): string | undefined {
  for (const { href } of linkedParts(text))
    if (
      href !== undefined &&
      !isAddress(href) &&
      !isOfSite(href) &&
      !(isIntroduction && href === WHATSAPP_MARK)
    )
      return `«${href}» no lleva a ninguna parte; escribe la dirección completa, así: [la DIAN](https://www.dian.gov.co/), una página (${paths.join(', ')}) o una parte de esta (${parts.map((part) => `#${part}`).join(', ')})`;
  return undefined;
}

/**
 * Addresses at the site's own host, with or without «www.», that are no page of it, in any file of valid data. The host is in
 * one file and the addresses are in others, so saving either can bring such a problem.
 */
export function ownAddressProblems(data: Readonly<Record<DataFile, object>>): DataProblem[] {
  const { address } = data.site as Data['site'];
  if (address === undefined) return [];
  const { origin, hostname } = new URL(address);
  const fix = `tu sitio no tiene esa página: escribe la dirección de otro lugar, o una de sus páginas, así: ${origin}${pages.incomeTax.path}`;
  return (Object.keys(data) as DataFile[]).flatMap((file) =>
    textsOf(data[file]).flatMap(([path, text]) => {
      const addresses = text.match(/https:\/\/[^\s)]+/gi) ?? [];
      const found = addresses
        .flatMap((each) => (URL.canParse(each) ? new URL(each) : []))
        .filter((each) => withoutWww(each.hostname) === withoutWww(hostname))
        .find(({ pathname, hash }) => !isOfSite(pathname + hash));
      return found === undefined ? [] : { file, path, fix, found: found.href };
    }),
  );
}

const withoutWww = (host: string) => host.replace(/^www\./, '');

function isOfSite(href: string): boolean {
  const [path = '', part] = href.split('#');
  if (part === undefined) return paths.includes(path);
  return parts.includes(part) && (path === '' || path === pages.incomeTax.path);
}
