/** @jest-environment node */
import type { Offer } from '@/content/offer';
import type { SeasonChange } from '@/content/seasons';
import { pages } from '@/content/pages';
import site from '@/content/site.json' with { type: 'json' };
import { contentProblems, pageProblems } from './validate-content';
import { seasonProblems } from './validate-seasons';
import { dataFiles } from './data-files';
import { highlightProblem, offerProblems, serviceProblems } from './validate-site';

test('the content of the site is right', () => {
  expect(contentProblems()).toEqual([]);
});

test('lists every problem at once', () => {
  const broken = { ...site, city: ' ', privacy: { ...site.privacy, retentionMonths: 0 } };
  expect(contentProblems({ ...dataFiles, site: broken, services: {} })).toEqual([
    'content/site.json → Ciudad: falta este dato.',
    'content/site.json → Datos personales, Meses que guardas los contactos: escribe de 1 a 120 meses; se encontró 0.',
    'content/services.json → Servicios: falta este dato.',
  ]);
});

describe('the seasons', () => {
  const change = { reason: 'Día cívico', source: 'Decreto 1 de 2027', announced: '2027-01-04' } as const;
  const found = (changed: Partial<SeasonChange>) =>
    seasonProblems({
      uvt: [],
      seasons: [{ year: 2027, updated: '2027-01-04', changes: [{ ...change, ...changed }] }],
    });

  test('a year twice', () => {
    const [uvt, season] = [{ year: 2026, pesos: 52_374 }, { year: 2027, updated: '2027-01-04' } as const];
    expect(seasonProblems({ uvt: [uvt, uvt], seasons: [season, season] })).toEqual([
      'content/seasons.json → La UVT de cada año, 2, Año: se esperaba cada año una sola vez; se encontró 2026 otra vez.',
      'content/seasons.json → Temporadas, 2, Año en que se declara: se esperaba cada año una sola vez; se encontró 2027 otra vez.',
    ]);
  });

  test('a change that changes nothing', () => {
    expect(found({}).join()).toContain('1, Cambios, 1: se esperaba un día que dejó de ser hábil, o fechas');
    for (const freeDay of ['2027-04-17', '2026-04-17'] as const)
      expect(found({ freeDay }).join()).toContain(
        `un día de 2027, de lunes a viernes; se encontró ${freeDay}`,
      );
    expect(found({ freeDay: '2027-08-10' })).toEqual([]);
  });

  test('a moved date that is no row, or no working day', () => {
    const moved = { group: 'natural', installment: 1, digits: '27-28', date: '2027-09-02' } as const;
    expect(found({ dates: [moved] })).toEqual([]);
    for (const other of [{ digits: '27' }, { installment: 2 }, { group: 'legal' }] as const)
      expect(found({ dates: [{ ...moved, ...other }] }).join()).toContain('Dígitos: se esperaba una fila');
    expect(found({ dates: [{ ...moved, date: '2027-08-28' }] }).join()).toContain('sábado o festivo');
    expect(found({ dates: [moved], freeDay: '2027-09-02' }).join()).toContain('jueves o festivo');
    expect(found({ dates: [{ ...moved, date: '2028-09-01' }] }).join()).toContain('un día hábil de 2027');
  });
});

describe('the pages', () => {
  const words = { year: '2025', taxYear: '2024', businessName: 'Negocio' };

  test('a title that search engines would cut', () => {
    const long = { ...pages, calendar: { ...pages.calendar, title: `{year} ${'palabra '.repeat(9)}` } };
    expect(pageProblems(long, words)).toEqual([
      expect.stringMatching(
        /^content\/pages\.json → Calendario Tributario, Título: se esperaba 25 a 65 caracteres; se encontró 77/,
      ),
    ]);
  });

  test('a description too thin', () => {
    const thin = { ...pages, home: { ...pages.home, description: 'Una contadora.' } };
    expect(pageProblems(thin, words)).toEqual([
      expect.stringContaining('Inicio, Descripción: se esperaba 70 a 160'),
    ]);
  });

  test('two pages with the same description', () => {
    const alike = { ...pages, calendar: { ...pages.calendar, description: pages.home.description } };
    expect(pageProblems(alike, words)).toEqual([
      expect.stringContaining(
        'Calendario Tributario, Descripción: se esperaba otro texto que el de «Inicio»',
      ),
    ]);
  });
});

test('an empty offer is valid; one that contradicts itself is refused', () => {
  const found = (change: Partial<Offer>) =>
    offerProblems({ steps: [], profiles: [], testimonials: [], ...change }, '2026-11-21');
  expect(found({})).toEqual([]);
  expect(found({ workingSince: 2027 })).toEqual([
    'content/offer.json → Ejerces desde: se esperaba un año entre 1950 y 2026; se encontró 2027.',
  ]);
  expect(found({ fees: {} }).join()).toContain('Honorarios: se esperaba un valor');
  const testimonial = { quote: 'Muy bien.', name: 'Ana', consentDate: '2026-12-01' } as const;
  expect(found({ testimonials: [testimonial] })).toEqual([
    'content/offer.json → Lo que dicen tus clientes, 1, Cuándo te autorizó: se esperaba el día en que te autorizó, ya pasado; se encontró 2026-12-01.',
  ]);
});

test('services may come in any number and order, each once and the one that pages offer among them', () => {
  const one = { name: 'Declaración de Renta', page: { id: 'incomeTax', link: 'Ver' } } as const;
  const other = { name: 'RUT' };
  expect(serviceProblems([one])).toEqual([]);
  expect(serviceProblems([other, one])).toEqual([]);
  expect(serviceProblems([one, { name: one.name }])).toEqual([
    'content/services.json → Servicios, 2, Nombre: se esperaba un servicio distinto de los demás; se encontró «Declaración de Renta» otra vez.',
  ]);
  const offered =
    'content/services.json → Servicios: se esperaba un servicio, y uno solo, cuya página sea Declaración de Renta';
  expect(serviceProblems([other])).toEqual([`${offered}; se encontró ninguno.`]);
  expect(serviceProblems([one, { ...one, name: 'Renta' }])).toEqual([
    `${offered}; se encontró Declaración de Renta, Renta.`,
  ]);
});

test('a highlight must stand in its headline, once', () => {
  const found = (highlight: string) => highlightProblem({ headline: 'Uno y otro', highlight });
  expect(found('otro')).toEqual([]);
  expect(found('tres').join()).toContain('se encontró «tres», que no está ahí');
  expect(found('o').join()).toContain('que está 3 veces');
});
