import { pages, type Page } from '@/content/pages';
import { seasons } from '@/content/seasons';
import type { DateEntry, DeadlineGroup, GroupId, IsoDate, Season } from '@/content/seasons/types';
import { site, type Site } from '@/content/site';
import { formatPesos } from './amounts';
import { formatWeekday, isIsoDate } from './dates';
import { endingPairs, lastDigits } from './endings';
import { fill, type Words } from './fill';
import { pageWords } from './page-entry';
import { isWorkingDay } from './working-days';

/*
 * Stops the build when the content is wrong. The messages are read by the owner of the site, so they are
 * in Spanish and say which file and field to open, what was expected there and what was found.
 */

const expectedGroups = [
  { id: 'major', installments: 3, digits: lastDigits },
  { id: 'legal', installments: 2, digits: lastDigits },
  { id: 'natural', installments: 1, digits: endingPairs },
] as const satisfies readonly { id: GroupId; installments: number; digits: readonly string[] }[];

const thresholdIds = ['income', 'equity', 'creditCard', 'purchases', 'deposits'] as const;

/**
 * Checks the content that the site is built from.
 * @throws Error that lists every problem, in Spanish
 */
export function validateContent(identity: Site = site, among: readonly Season[] = seasons): void {
  const problems = [...identityProblems(identity, among), ...seasonListProblems(among)];
  // The pages' words are filled from the two others, which must be whole first.
  if (problems.length === 0) problems.push(...pageProblems(pages, pageWords()));
  if (problems.length === 0) return;
  const list = problems.map((problem) => `  • ${problem}`).join('\n');
  throw new Error(`Hay que corregir el contenido del sitio (${problems.length}):\n${list}\n`);
}

/** What is wrong in `content/site.ts`; nothing when the list is empty. */
export function identityProblems(identity: Site, among: readonly Season[]): string[] {
  const file = 'content/site.ts';
  const problems: string[] = [];
  const expect = (field: string, right: boolean, expected: string, found: unknown) => {
    if (!right) problems.push(message(file, field, expected, found));
  };

  const texts = {
    businessName: identity.businessName,
    accountantName: identity.accountantName,
    professionalTitle: identity.professionalTitle,
    cardNumber: identity.cardNumber,
    city: identity.city,
    'portrait.alt': identity.portrait.alt,
    'university.name': identity.university.name,
    'professionalBoard.name': identity.professionalBoard.name,
  };
  for (const [field, text] of Object.entries(texts)) {
    expect(field, text.trim() !== '', 'un texto', text);
  }

  expect(
    'email',
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(identity.email),
    'un correo como nombre@dominio.com',
    identity.email,
  );
  expect(
    'phone',
    /^\+57[\d ]+$/.test(identity.phone) && identity.phone.replace(/\D/g, '').length === 12,
    'el +57 y los 10 dígitos del número, como +57 300 123 4567',
    identity.phone,
  );
  expect(
    'portrait.src',
    identity.portrait.src.startsWith('/'),
    'una ruta dentro de public/ que empiece por «/»',
    identity.portrait.src,
  );
  const { expires } = identity.security;
  expect('security.expires', isIsoDate(expires), 'una fecha como 2027-11-01', expires);
  for (const field of ['university', 'professionalBoard'] as const) {
    const { url, logoUrl } = identity[field];
    expect(`${field}.url`, isHttps(url), 'una dirección que empiece por https://', url);
    expect(
      `${field}.logoUrl`,
      logoUrl === null || isHttps(logoUrl),
      'una dirección que empiece por https://, o null',
      logoUrl,
    );
  }
  const years = among.map(({ year }) => year);
  expect(
    'activeSeason',
    years.includes(identity.activeSeason),
    `uno de los años con archivo en content/seasons/ (${years.join(', ')}); para crear otro: npm run season -- ${identity.activeSeason}`,
    identity.activeSeason,
  );
  return problems;
}

/** Characters, least and most. */
const pageTexts = { title: [25, 65], description: [70, 160] } as const;

/** What search engines would cut, find too thin, or take for another page. */
export function pageProblems(among: Readonly<Record<string, Page>>, words: Words): string[] {
  const file = 'content/pages.ts';
  const problems: string[] = [];
  for (const field of ['title', 'description'] as const) {
    const [least, most] = pageTexts[field];
    const seen = new Map<string, string>();
    for (const [id, page] of Object.entries(among)) {
      const text = fill(page[field], words);
      const place = `${id}.${field}`;
      if (text.length < least || text.length > most) {
        const length = `${least} a ${most} caracteres`;
        problems.push(message(file, place, length, `${text.length}: «${text}»`));
      }
      const twin = seen.get(text);
      if (twin) problems.push(message(file, place, `otro texto que el de ${twin}`, `el mismo: «${text}»`));
      seen.set(text, id);
    }
  }
  return problems;
}

/** What is wrong in the seasons, one by one and as a list. */
export function seasonListProblems(among: readonly Season[]): string[] {
  const years = among.map(({ year }) => year);
  const problems = among.flatMap(seasonProblems);
  if (years.some((year, index) => index > 0 && year <= (years[index - 1] ?? 0))) {
    problems.unshift(
      message(
        'content/seasons/index.ts',
        'seasons',
        'cada año una sola vez, del menor al mayor',
        years.join(', '),
      ),
    );
  }
  return problems;
}

/**
 * What is wrong in a season. Its dates may differ from the decree's rule, since the DIAN can publish others,
 * but each must be a working day of its year.
 */
export function seasonProblems(season: Season): string[] {
  const file = `content/seasons/${season.year}.ts`;
  const problems: string[] = [];
  const expect = (field: string, right: boolean, expected: string, found: unknown) => {
    if (!right) problems.push(message(file, field, expected, found));
  };

  expect('taxYear', season.taxYear === season.year - 1, `${season.year - 1}`, season.taxYear);
  expect('updated', isIsoDate(season.updated), 'una fecha como 2025-12-31', season.updated);
  expect('provenance.source', season.provenance.source.trim() !== '', 'un texto', season.provenance.source);
  expect(
    'provenance.url',
    isHttps(season.provenance.url),
    'una dirección que empiece por https://',
    season.provenance.url,
  );

  const groupIds = season.groups.map(({ id }) => id).join(', ');
  expect('groups', groupIds === 'major, legal, natural', 'los grupos major, legal, natural', groupIds);
  return [
    ...problems,
    ...thresholdProblems(season, file),
    ...season.groups.flatMap((group) => groupProblems(group, season.year, file)),
  ];
}

function thresholdProblems({ uvt, thresholds }: Season, file: string): string[] {
  const problems: string[] = [];
  for (const [field, value] of Object.entries(uvt)) {
    if (value !== null && !(Number.isInteger(value) && value > 0)) {
      problems.push(message(file, `uvt.${field}`, 'los pesos de la UVT, sin puntos, o null', value));
    }
  }

  const { taxYear } = uvt;
  const ids = thresholds.map(({ id }) => id).sort();
  if (taxYear === null) {
    if (ids.length > 0) {
      problems.push(message(file, 'thresholds', 'ninguno mientras uvt.taxYear sea null', ids.join(', ')));
    }
    return problems;
  }
  if (ids.join() !== [...thresholdIds].sort().join()) {
    problems.push(message(file, 'thresholds', `los topes ${thresholdIds.join(', ')}`, ids.join(', ')));
  }
  for (const { id, uvt: count, amount } of thresholds) {
    if (amount !== count * taxYear) {
      const product = `${count} UVT × ${formatPesos(taxYear)} = ${formatPesos(count * taxYear)}`;
      problems.push(message(file, `thresholds, ${id}`, product, formatPesos(amount)));
    }
  }
  return problems;
}

function groupProblems(group: DeadlineGroup, year: number, file: string): string[] {
  const expected = expectedGroups.find(({ id }) => id === group.id);
  if (!expected) return [];

  const problems: string[] = [];
  for (const field of ['type', 'titleDigits', 'titleDate'] as const) {
    if (group[field].trim() === '') problems.push(message(file, `${group.id}.${field}`, 'un texto', ''));
  }
  const count = group.installments.length;
  if (count !== expected.installments) {
    problems.push(message(file, group.type, `cuotas: ${expected.installments}`, `cuotas: ${count}`));
  }

  group.installments.forEach(({ name, dates }, index) => {
    const field = `${group.type}, ${name}`;
    problems.push(...rowProblems(dates, expected.digits, field, file));
    problems.push(...dateProblems(dates, year, field, file));
    const last = group.installments[index - 1]?.dates.at(-1)?.date;
    const first = dates[0]?.date;
    if (last && first && first <= last) {
      problems.push(message(file, field, `fechas después de la cuota anterior (${last})`, first));
    }
  });
  return problems;
}

/** The rows of a table: every ending once, in the order of the DIAN. */
function rowProblems(
  dates: readonly DateEntry[],
  expected: readonly string[],
  field: string,
  file: string,
): string[] {
  const found = dates.map(({ digits }) => digits);
  const missing = expected.filter((digits) => !found.includes(digits));
  const unknown = found.filter((digits) => !expected.includes(digits));
  const repeated = found.filter((digits, index) => found.indexOf(digits) !== index);
  const problems = [
    ...missing.map((digits) => message(file, field, `una fila para ${digits}`, 'falta')),
    ...unknown.map((digits) => message(file, field, `dígitos como ${expected[0]}`, digits)),
    ...repeated.map((digits) => message(file, field, `una sola fila para ${digits}`, 'está repetida')),
  ];
  if (problems.length > 0) return problems;
  const misplaced = found.find((digits, index) => digits !== expected[index]);
  if (misplaced === undefined) return [];
  return [
    message(file, field, `el orden ${expected.slice(0, 3).join(', ')}…`, `${misplaced} fuera de lugar`),
  ];
}

function dateProblems(dates: readonly DateEntry[], year: number, field: string, file: string): string[] {
  return dates.flatMap(({ digits, date }, index) => {
    const row = `${field}, ${digits}`;
    if (!isIsoDate(date)) return [message(file, row, 'una fecha que exista, como 2025-08-12', date)];
    const problems: string[] = [];
    const previous: IsoDate | undefined = dates[index - 1]?.date;
    if (!date.startsWith(`${year}-`)) problems.push(message(file, row, `una fecha de ${year}`, date));
    if (!isWorkingDay(date)) {
      problems.push(message(file, row, 'un día hábil', `${date}, ${formatWeekday(date)} o festivo`));
    }
    if (previous !== undefined && date <= previous) {
      problems.push(message(file, row, `una fecha después de ${previous}, la de la fila anterior`, date));
    }
    return problems;
  });
}

function isHttps(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text);
}

function message(file: string, field: string, expected: string, found: unknown): string {
  return `${file} → ${field}: se esperaba ${expected}; se encontró ${found === '' ? 'un texto vacío' : String(found)}.`;
}
