/** @jest-environment node */
import { normAddress, norms } from '@/content/norms';
import { schemas, type DataFile } from '@/content/schema';
import seasons from '@/content/seasons.json' with { type: 'json' };
import { fieldsOf, type Field } from './fields';

/** Every field of a form at any depth, by path. */
function paths(fields: readonly Field[], above = ''): string[] {
  return fields.flatMap(({ name, fields: inner, field: item, label, hint }) => {
    const path = `${above}${String(name)}`;
    expect(label).toBeTruthy();
    expect(`${path}: ${String(hint)}`).not.toContain('Ejemplo\\: undefined');
    return [path, ...paths([inner ?? item ?? []].flat() as Field[], `${path}.`)];
  });
}

test('the forms show the fields that an owner decides, and none that is the same for all or set by saving', () => {
  const all = (Object.keys(schemas) as DataFile[]).flatMap((file) => paths(fieldsOf(file), `${file}.`));
  expect(all.length).toBeGreaterThan(70);
  expect(all.filter((path) => /keywords|professionalBoard|updated|seasonChosen|dianFile/.test(path))).toEqual(
    [],
  );
  expect(all.filter((path) => path.startsWith('seasons.seasons.'))).toEqual([
    'seasons.seasons.year',
    ...['', '.source', '.url'].map((inner) => `seasons.seasons.published${inner}`),
    ...['', '.freeDay', '.reason', '.source'].map((inner) => `seasons.seasons.changes${inner}`),
  ]);
});

test('a service offers the pages about a service, and no other page of the site', () => {
  const inner = (fields: readonly Field[], name: string) => fields.find((field) => field.name === name);
  const service = inner(fieldsOf('services'), 'services')?.fields as Field[];
  const page = inner(inner(service, 'page')?.fields as Field[], 'id');
  expect(page?.options).toEqual([
    { label: 'Declaración de Renta', value: 'incomeTax' },
    { label: 'Calendario Tributario', value: 'calendar' },
  ]);
});

test('the owner may choose the coming season before the DIAN has published it', () => {
  const season = fieldsOf('site').find(({ name }) => name === 'activeSeason');
  const years = seasons.seasons.map(({ year }) => year);
  expect(season?.options).toContainEqual(expect.objectContaining({ value: Math.max(...years) + 1 }));
});

test('a UVT that was added by mistake can be taken back; a season can’t', () => {
  const [uvt, seasons] = fieldsOf('seasons');
  expect([uvt?.name, uvt?.allow_remove, seasons?.allow_remove]).toEqual(['uvt', undefined, false]);
});

test('the norms that she read are ticked in one list of all, which links to each', () => {
  const readings = fieldsOf('seasons').find(({ name }) => name === 'readNorms')?.fields as Field[];
  const ticks = readings.find(({ name }) => name === 'norms');
  expect(ticks).toMatchObject({
    multiple: true,
    options: norms.map((norm) => ({ label: norm, value: norm })),
  });
  for (const norm of norms) expect(ticks?.hint).toContain(`[${norm}](${normAddress(norm)})`);
});
