/** @jest-environment node */
import type { DataFile } from '@/content/schema';
import { lineOf } from '@/lib/words/validate-data';
import { problemsIn } from '@/lib/words/validate-content';
import { dataFiles } from '@/lib/words/data-files';
import { refusal } from './rules';

/*
 * What an accountant types wrong, and what she reads. The form says a sentence beneath its field; the build, by the
 * same rule, a line with form, field and example.
 */

const today = '2026-11-23';

type Slip = readonly [what: string, file: DataFile, path: string, typed: unknown, said: string];

const question = { question: '¿Cuánto se demora?', group: 'duty', answer: ['Unos días.'] };
const answering = (...answer: string[]) => [{ ...question, answer }];
const notice = { text: 'Cierro el viernes.', from: '2026-12-01', until: '2026-12-05', pages: ['home'] };
const rut = { name: 'RUT' };
const income = { name: 'Declaración de Renta', page: { id: 'incomeTax', link: 'Ver fechas' } };
const testimonial = { quote: 'Muy bien.', name: 'Ana', consentDate: '2026-01-15' };

const slips: readonly Slip[] = [
  ['no name', 'site', 'accountantName', '', 'falta este dato'],
  ['a phone without its country', 'site', 'phone', '310 555 0123', 'escribe el +57 y los 10 dígitos'],
  ['a phone of nine digits', 'site', 'phone', '+57 310 555 012', 'escribe el +57 y los 10 dígitos'],
  ['an old fixed line, without its 60', 'site', 'phone', '+57 6 887 0123', 'escribe el +57 y los 10'],
  ['a number that Colombia has not', 'site', 'phone', '+57 900 555 0123', 'escribe el +57 y los 10 dígitos'],
  ['a fixed line and no mobile', 'site', 'phone', '+57 606 887 0123', 'tu teléfono es fijo: escribe aquí'],
  ['a fixed line for WhatsApp', 'site', 'whatsapp', '+57 606 887 0123', 'los 10 dígitos de un celular'],
  ['a mail without its sign', 'site', 'email', 'ana.gmail.com', 'escribe un correo como nombre@dominio.com'],
  ['two mails', 'site', 'email', 'ana@uno.co, ana@dos.co', 'escribe un correo como nombre@dominio.com'],
  ['an address without https', 'site', 'address', 'www.anaperez.co', 'así: https://www.tunombre.co'],
  ['an address of a page', 'site', 'address', 'https://www.anaperez.co/inicio', 'sin nada después'],
  [
    'an address with accents',
    'site',
    'address',
    'https://www.contaduríañ.co',
    'así: https://www.tunombre.co',
  ],
  ['an address with capitals', 'site', 'address', 'https://WWW.AnaPerez.co', 'en minúsculas'],
  ['an address without its end', 'site', 'address', 'https://anaperez', 'así: https://www.tunombre.co'],
  ['a card that she forgot', 'site', 'cardNumber', 'no me acuerdo', 'así: 123456-T'],
  ['a card without its letter', 'site', 'cardNumber', '123456', 'así: 123456-T'],
  ['a name of 400 letters', 'site', 'accountantName', 'Ana '.repeat(100), 'escribe como mucho 80 letras'],
  ['a business of 61 letters', 'site', 'businessName', 'A'.repeat(61), 'escribe como mucho 60 letras'],
  ['an emoji in the business', 'site', 'businessName', 'Cuentas 🙂 claras', 'quita «🙂»'],
  ['another alphabet in a name', 'site', 'accountantName', 'Ана Перес', 'quita «А»'],
  ['the year in a name', 'site', 'accountantName', 'Ana {year}', 'quita {year}: aquí no se llenan llaves'],
  ['no months', 'site', 'privacy.retentionMonths', '0', 'de 1 a 120, así: 24'],
  ['months in words', 'site', 'privacy.retentionMonths', '24 meses', 'de 1 a 120, así: 24'],
  ['a photo of an iPhone', 'site', 'portrait.photo', '/images/img_1.HEIC', 'en Ajustes → Cámara → Formatos'],
  ['a university without its page', 'site', 'university.url', 'ucaldas.edu.co', 'la dirección completa'],
  ['a logo that is no address', 'site', 'university.logoUrl', 'el escudo', 'la dirección completa'],
  ['a highlight of other words', 'presentation', 'highlight', 'Confianzas', 'copia una parte de «Cercanía'],
  ['a highlight that is there twice', 'presentation', 'highlight', 'o', 'que esté una sola vez'],
  ['a headline that fills the window', 'presentation', 'headline', 'A'.repeat(71), 'como mucho 70 letras'],
  ['no biography', 'presentation', 'biography', [], 'escribe al menos un párrafo'],
  ['cents', 'offer', 'fees', { from: '180000,50' }, 'un solo valor en pesos, sin centavos'],
  ['a price in thousands', 'offer', 'fees', { from: '180' }, 'así: 150000'],
  ['two prices', 'offer', 'fees', { from: '150000 a 300000' }, 'un solo valor en pesos'],
  ['a price in words', 'offer', 'fees', { from: 'ciento ochenta mil' }, 'un solo valor en pesos'],
  ['tags of a page', 'offer', 'hours', 'De <b>8</b> a 6', 'escríbelo sin etiquetas como <b>'],
  ['a brace in Spanish', 'offer', 'hours', 'En {ciudad}', 'las llaves que se llenan aquí son {business'],
  ['accents that a program broke', 'offer', 'hours', 'MiÃ©rcoles', 'escribe de nuevo las tildes'],
  ['a year to come', 'offer', 'workingSince', '2050', 'escribe un año que ya empezó, así: 2012'],
  ['a year before anybody', 'offer', 'workingSince', '1912', 'escribe solo el año, así: 2012'],
  ['years of practice', 'offer', 'workingSince', '12 años', 'escribe solo el año, así: 2012'],
  ['a link among the hours', 'offer', 'hours', '[mapa](https://a.co)', 'aquí no se puede poner'],
  [
    'a network twice',
    'offer',
    'profiles',
    ['a', 'b'].map((end) => ({ name: 'Instagram', url: `https://i.co/${end}` })),
    'este ya está',
  ],
  [
    'a consent to come',
    'offer',
    'testimonials',
    [{ ...testimonial, consentDate: '2099-01-01' }],
    'el día en que te autorizó: 2026-11-23 o antes',
  ],
  [
    'a comma in a service',
    'services',
    'services',
    [income, { name: 'Impuestos, IVA' }],
    'escríbelo sin comas',
  ],
  ['a service twice', 'services', 'services', [income, rut, { name: 'rut ' }], 'este ya está en la lista'],
  ['the income tax service gone', 'services', 'services', [rut], 'deja a la vista un servicio, y uno solo'],
  [
    'the income tax service hidden',
    'services',
    'services',
    [{ ...income, hidden: true }, rut],
    'deja a la vista un servicio',
  ],
  [
    'a date that is reversed',
    'notice',
    'notices',
    [{ ...notice, until: '2026-11-30' }],
    'escribe 2026-12-01 o un día posterior',
  ],
  [
    'a notice for half a year',
    'notice',
    'notices',
    [{ ...notice, until: '2027-05-30' }],
    'escribe 2027-02-21 o un día anterior',
  ],
  ['a day that no month has', 'notice', 'notices', [{ ...notice, from: '2026-11-31' }], 'ese día no existe'],
  ['a notice on no page', 'notice', 'notices', [{ ...notice, pages: [] }], 'deja al menos una página'],
  [
    'a title of 76 letters',
    'pages',
    'calendar.title',
    'T'.repeat(76),
    'escribe de 25 a 65 letras: con las llaves llenas tiene 76',
  ],
  ['a title of a word', 'pages', 'calendar.title', 'Fechas', 'escribe de 25 a 65 letras'],
  ['a description too thin', 'pages', 'home.description', 'Una contadora.', 'escribe de 70 a 160 letras'],
  [
    'a review to come',
    'pages',
    'home.updated',
    '2027-01-01',
    'escribe el día en que los leíste: 2026-11-23 o antes',
  ],
  [
    '«aquí» for a link',
    'faq',
    'questions',
    answering('Mira [aquí](https://www.dian.gov.co/).'),
    'en vez de «aquí» di a dónde lleva',
  ],
  [
    'a link without https',
    'faq',
    'questions',
    answering('Mira [la DIAN](www.dian.gov.co).'),
    '«www.dian.gov.co» no lleva a ninguna parte',
  ],
  [
    'a link to a place that is not',
    'faq',
    'questions',
    answering('Mira [los precios](#precios).'),
    '«#precios» no lleva a ninguna parte',
  ],
  [
    'a link with a blank',
    'faq',
    'questions',
    answering('Mira [la DIAN] (https://www.dian.gov.co/).'),
    'sin espacios ni vacíos',
  ],
  [
    'one name for two links',
    'faq',
    'questions',
    answering('[La norma](https://a.co/1)', 'y [La norma](https://a.co/2)'),
    'en otro enlace llevan a',
  ],
  [
    'a question without an answer',
    'faq',
    'questions',
    [{ ...question, answer: [] }],
    'escribe al menos una frase',
  ],
  [
    'every question hidden',
    'faq',
    'questions',
    [{ ...question, hidden: true }],
    'deja a la vista al menos una pregunta',
  ],
  [
    'a document twice',
    'checklist',
    'groups',
    [{ title: 'Todos', documents: [rut, rut] }],
    'este ya está en la lista',
  ],
  [
    'a greeting without its option',
    'quick-options',
    'greeting',
    'Buenos días',
    'deja {option} donde va la opción',
  ],
];

test('sixty slips and more', () => {
  expect(slips.length).toBeGreaterThanOrEqual(60);
});

/** A file of the owner with a value at a path. */
function typedInto(file: DataFile, path: string, value: unknown): object {
  const data = structuredClone(dataFiles[file]) as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() ?? '';
  let holder = data;
  for (const name of names) holder = (holder[name] ??= {}) as Record<string, unknown>;
  holder[last] = value;
  return data;
}

/** The values as the form keeps them: each under its path, a list or group with a value of its own. */
function flat(value: unknown, path = ''): [string, unknown][] {
  const own: [string, unknown][] =
    path === '' ? [] : [[path, Array.isArray(value) ? [] : typeof value === 'object' ? {} : value]];
  if (typeof value !== 'object' || value === null) return own;
  const inner = Object.entries(value).flatMap(([key, each]) =>
    flat(each, path === '' ? key : `${path}.${key}`),
  );
  return [...own, ...inner];
}

/** Words of a program, of a test's run, or of its maker's language. */
const foreign =
  /\b(expected|received|error|undefined|null|NaN|object|must|invalid|field|test|jest|at)\b|\.tsx?\b/i;

beforeAll(() => jest.useFakeTimers({ now: new Date(`${today}T12:00:00-05:00`) }));
afterAll(() => jest.useRealTimers());

test.each(slips)('%s', (_what, file, path, typed, said) => {
  const data = typedInto(file, path, typed);
  const [problem, ...others] = problemsIn(file, data, today);
  expect(others).toEqual([]);
  if (!problem) throw new Error('taken');

  const line = lineOf(problem);
  expect(line).toMatch(new RegExp(`^content/${file}\\.json → .+: `));
  expect(line).toContain(said);
  expect(line).toMatch(/así:|como .*@|Ejemplo: |«|\d{4}-\d\d-\d\d|al menos|a la vista|Ajustes/);
  expect(line.replace(/«[^»]*»/g, '')).not.toMatch(foreign);

  const formPath = problem.path.replace(/\[(\d+)\]/g, '.$1');
  const inForm = refusal(file, formPath, Object.fromEntries(flat(data)));
  expect(inForm?.toLowerCase()).toContain(said.toLowerCase());
  expect(inForm).not.toMatch(/\.\s+[A-ZÁÉÍÓÚ¿]/);
});

test.each([
  '180000',
  '$180000',
  '$ 180.000',
  'desde 180000',
  '180000 COP',
  '180,000',
  '180 000',
  "180'000",
  'Desde $180.000 pesos',
])('the price %s is understood', (typed) => {
  expect(problemsIn('offer', { fees: { from: typed } }, today)).toEqual([]);
});

test.each(Object.keys(dataFiles) as DataFile[])(
  'what is shipped of %s is taken, by form and build',
  (file) => {
    expect(problemsIn(file, dataFiles[file], today)).toEqual([]);
    const values = Object.fromEntries(flat(dataFiles[file]));
    expect(Object.keys(values).flatMap((path) => refusal(file, path, values) ?? [])).toEqual([]);
  },
);
