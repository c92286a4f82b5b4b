/** @jest-environment node */
import type { Data } from '@/content/schema';
import type { PlaceDates, SeasonChange } from '@/content/season-records';
import seasonsData from '@/content/seasons.json' with { type: 'json' };
import site from '@/content/site.json' with { type: 'json' };
import { dataFiles } from './data-files';
import { problemsIn, validateContent } from './validate-content';
import { lineOf } from './validate-data';

test('lists every problem at once', () => {
  const broken = { ...site, city: ' ', privacy: { ...site.privacy, retentionMonths: '0' } };
  expect(() => validateContent({ ...dataFiles, site: broken, services: {} })).toThrow(
    `Hay que corregir el contenido del sitio (3):
  • content/site.json → Quién eres, Ciudad: falta este dato. Ejemplo: Manizales
  • content/site.json → Quién eres, Datos personales, Meses que guardas los contactos: escribe solo el número, de 1 a 120, así: 24; se encontró «0».
  • content/services.json → Servicios, Servicios: falta este dato.
`,
  );
});

const rows = (...digits: string[]) => digits.map((each) => ({ digits: each, date: '2027-10-22' as const }));
const valid = { uvt: seasonsData.uvt, seasons: [{ year: 2027, updated: '2027-01-04' as const }] };
const decree: PlaceDates = {
  norm: 'Decreto 1 de 2027',
  year: 2027,
  question: '¿Tu RUT dice Caldas?',
  dates: rows('01-02', '03-04'),
  source: 'un diario',
  url: 'https://diario.example/',
};

describe('the seasons file is refused for', () => {
  const change = { reason: 'Día cívico', source: 'Decreto 1 de 2027', announced: '2027-01-04' } as const;
  const said = (data: Data['seasons']) => problemsIn('seasons', data).map(lineOf);
  const found = (...changed: Partial<SeasonChange>[]) => {
    const changes = changed.map((each) => ({ ...change, ...each }));
    return said({ ...valid, seasons: valid.seasons.map((season) => ({ ...season, changes })) });
  };

  test('a year twice', () => {
    const [uvt, season] = [{ year: 2026, pesos: 52_374 }, { year: 2027, updated: '2027-01-04' } as const];
    expect(said({ uvt: [uvt, uvt], seasons: [season, season] }).slice(0, 2)).toEqual([
      expect.stringMatching(
        /^content\/seasons.json → .*, La UVT de cada año, 2, Año: escribe otro, o quítalo.*«2026»/,
      ),
      expect.stringMatching(/, Temporadas, 2, Año en que se declara: escribe otro, o quítalo.*«2027»/),
    ]);
  });

  test('a change that changes nothing', () => {
    expect(found({}).join()).toContain('1, Día que dejó de ser hábil: elige el día que dejó de ser hábil');
    for (const freeDay of ['2027-04-17', '2026-04-17'] as const)
      expect(found({ freeDay }).join()).toContain(
        `un día de 2027, de lunes a viernes; se encontró «${freeDay}»`,
      );
    expect(found({ freeDay: '2027-08-10' })).toEqual([]);
  });

  test('a moved date that is no row, or no working day', () => {
    const moved = { group: 'natural', installment: 1, digits: '27-28', date: '2027-09-02' } as const;
    expect(found({ dates: [moved] })).toEqual([]);
    for (const other of [{ digits: '28-29' }, { installment: 2 }, { group: 'legal' }] as const)
      expect(found({ dates: [{ ...moved, ...other }] }).join()).toContain('Dígitos: escribe una fila');
    expect(found({ dates: [{ ...moved, date: '2027-08-28' }] }).join()).toContain('un día hábil de 2027');
    expect(found({ dates: [moved], freeDay: '2027-09-02' }).join()).toContain('2027-09-02, jueves');
    expect(found({ dates: [{ ...moved, date: '2028-09-01' }] }).join()).toContain('un día hábil de 2027');
  });

  test.each<[string, Partial<Record<'year' | 'question' | 'dates', unknown>>, string]>([
    [
      'a row twice',
      { dates: rows('01-02', '03-04', '01-02') },
      ', Fechas del decreto, 3, Dígitos: quita esta fila',
    ],
    ['a row left out', { dates: rows('01-02', '05-06') }, ', 2, Dígitos: agrega antes la fila 03-04'],
    ['digits that are no row', { dates: rows('02-03') }, ', 1, Dígitos: escribe dos dígitos seguidos'],
    ['a day that is none', { dates: [{ digits: '01-02', date: '2027-11-31' }] }, 'ese día no existe'],
    [
      'a day before everybody’s',
      { dates: rows('99-00') },
      ', 1, Fecha: elige el 2027-10-26 o un día posterior',
    ],
    ['a day of another year', { dates: [{ digits: '01-02', date: '2028-02-01' }] }, 'un día hábil de 2027'],
    ['a holiday', { dates: [{ digits: '01-02', date: '2027-10-18' }] }, 'un día hábil de 2027'],
    ['a condition that is no question', { question: 'Tu RUT dice Caldas' }, 'escríbelo como una pregunta'],
  ])('a decree with %s', (_, changed, fix) => {
    expect(said({ ...valid, placeDates: [{ ...decree, ...changed } as PlaceDates] }).join()).toContain(fix);
  });

  test('two decrees for one ending', () => {
    const other = { ...decree, norm: 'Decreto 2 de 2027', question: '¿Tu RUT dice Chocó?' };
    expect(said({ ...valid, placeDates: [decree] })).toEqual([]);
    expect(said({ ...valid, placeDates: [decree, other] }).join()).toContain(
      '2, Fechas del decreto, 1, Dígitos: quita esta fila: esos dígitos ya están en otra',
    );
  });
});
