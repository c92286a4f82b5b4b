/** @jest-environment node */
import type { Offer } from '@/content/offer';
import { pages } from '@/content/pages';
import { seasons } from '@/content/seasons';
import type * as SeasonsModule from '@/content/seasons';
import type { DateEntry, GroupId, IsoDate, Season } from '@/content/seasons/types';
import site from '@/content/site.json' with { type: 'json' };
import { seasonFor } from './active-season';
import { contentProblems, pageProblems } from './validate-content';
import { seasonListProblems, seasonProblems } from './validate-seasons';
import { dataFiles } from './validate-texts';
import { highlightProblem, offerProblems, serviceProblems } from './validate-site';

const season = seasonFor(2025);

/** The season of 2025 with one table's rows changed. */
function withRows(
  group: GroupId,
  installment: number,
  change: (rows: readonly DateEntry[]) => readonly DateEntry[],
): Season {
  return {
    ...season,
    groups: season.groups.map((candidate) => ({
      ...candidate,
      installments: candidate.installments.map((each, index) =>
        candidate.id === group && index === installment ? { ...each, dates: change(each.dates) } : each,
      ),
    })),
  };
}

function withDate(group: GroupId, installment: number, digits: string, date: IsoDate): Season {
  return withRows(group, installment, (rows) =>
    rows.map((row) => (row.digits === digits ? { digits, date } : row)),
  );
}

test('the content of the site is right', () => {
  const { seasons } = jest.requireActual<typeof SeasonsModule>('@/content/seasons');
  expect(contentProblems(dataFiles, seasons)).toEqual([]);
});

test('lists every problem at once', () => {
  const broken = { ...site, city: ' ', privacy: { ...site.privacy, retentionMonths: 0 } };
  expect(contentProblems({ ...dataFiles, site: broken, services: {} })).toEqual([
    'content/site.json → Ciudad: falta este dato.',
    'content/site.json → Datos personales, Meses que guardas los contactos: escribe de 1 a 120 meses; se encontró 0.',
    'content/services.json → Servicios: falta este dato.',
  ]);
});

describe('a season', () => {
  test('with a missing pair', () => {
    expect(
      seasonProblems(withRows('natural', 0, (rows) => rows.filter(({ digits }) => digits !== '27-28'))),
    ).toEqual([
      'content/seasons/2025.ts → Personas naturales, Declaración y pago: se esperaba una fila para 27-28; se encontró falta.',
    ]);
  });

  test('with a missing digit, a repeated one and an unknown one', () => {
    expect(
      seasonProblems(
        withRows('legal', 1, (rows) =>
          rows.map((row) => (row.digits === '3' ? { ...row, digits: '4' } : row)),
        ),
      ),
    ).toEqual([
      expect.stringContaining('Personas jurídicas, Segunda cuota: se esperaba una fila para 3'),
      expect.stringContaining('una sola fila para 4'),
    ]);
    expect(
      seasonProblems(
        withRows('legal', 1, (rows) =>
          rows.map((row) => (row.digits === '3' ? { ...row, digits: '03' } : row)),
        ),
      ).join(),
    ).toContain('se encontró 03');
  });

  test('with its rows in another order', () => {
    const [problem] = seasonProblems(
      withRows('major', 0, (rows) => rows.map(({ date }, index) => ({ digits: String(index % 10), date }))),
    );
    expect(problem).toContain('el orden 1, 2, 3…; se encontró 0 fuera de lugar');
  });

  test('with a date that is not a working day', () => {
    expect(seasonProblems(withDate('major', 1, '7', '2025-04-18'))).toEqual([
      'content/seasons/2025.ts → Grandes contribuyentes, Segunda cuota y declaración, 7: se esperaba un día hábil; se encontró 2025-04-18, viernes o festivo.',
    ]);
    expect(seasonProblems(withDate('natural', 0, '25-26', '2025-08-30')).join()).toContain('sábado');
  });

  test('with dates out of order', () => {
    expect(seasonProblems(withDate('natural', 0, '03-04', '2025-08-12')).join()).toContain(
      'una fecha después de 2025-08-12, la de la fila anterior; se encontró 2025-08-12',
    );
    const swapped = {
      ...season,
      groups: season.groups.map((group) => ({
        ...group,
        installments: [...group.installments].reverse(),
      })),
    };
    expect(seasonProblems(swapped).join()).toContain('fechas después de la cuota anterior (2025-06-25)');
  });

  test('with a date of another year', () => {
    expect(seasonProblems(withDate('natural', 0, '99-00', '2026-10-26'))).toEqual([
      expect.stringContaining('99-00: se esperaba una fecha de 2025; se encontró 2026-10-26'),
    ]);
    expect(seasonProblems({ ...season, taxYear: 2025 })).toEqual([
      'content/seasons/2025.ts → taxYear: se esperaba 2024; se encontró 2025.',
    ]);
  });

  test('with a date that does not exist', () => {
    expect(seasonProblems(withDate('major', 0, '0', '2025-02-29')).join()).toContain(
      'se esperaba una fecha que exista',
    );
  });

  test('with a threshold that is not UVT × count', () => {
    const thresholds = season.thresholds.map((threshold) =>
      threshold.id === 'equity' ? { ...threshold, amount: 211_792_000 } : threshold,
    );
    const [problem] = seasonProblems({ ...season, thresholds });
    expect(problem?.replace(/\s/g, ' ')).toBe(
      'content/seasons/2025.ts → thresholds, equity: se esperaba 4500 UVT × $47.065 = $211.792.500; se encontró $211.792.000.',
    );
  });

  test('with thresholds missing, or there before the UVT is known', () => {
    expect(seasonProblems({ ...season, thresholds: [] }).join()).toContain('los topes income, equity');
    expect(seasonProblems({ ...season, uvt: { taxYear: null, filingYear: null } }).join()).toContain(
      'ninguno mientras uvt.taxYear sea null',
    );
  });

  test('with a group or an installment missing', () => {
    expect(seasonProblems({ ...season, groups: season.groups.slice(1) }).join()).toContain(
      'los grupos major, legal, natural; se encontró legal, natural',
    );
    const groups = season.groups.map((group) => ({ ...group, installments: group.installments.slice(0, 1) }));
    expect(seasonProblems({ ...season, groups }).join()).toContain(
      'se esperaba cuotas: 3; se encontró cuotas: 1',
    );
  });

  test('whose published dates differ from the rule is right', () => {
    expect(seasonProblems(withDate('natural', 0, '65-66', '2025-09-30'))).toEqual([]);
  });

  test('twice, or out of order, in the list', () => {
    expect(seasonListProblems([...seasons].reverse())).toEqual([
      expect.stringContaining('content/seasons/index.ts → seasons: se esperaba cada año una sola vez'),
    ]);
    expect(seasonListProblems([season, season])).toHaveLength(1);
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
