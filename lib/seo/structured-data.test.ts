/** @jest-environment node */
import { presentation } from '@/content/presentation';
import { site } from '@/content/site';
import { sourceLinks } from '@/content/sources';
import { activeSeason } from '@/lib/words/active-season';
import { services } from '@/content/services';
import { pageEntry, pageIds } from './page-entry';
import { openAt, structuredData } from './structured-data';

type Node = Record<string, unknown>;

/** Every object of a graph, at any depth. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

const nodesOf = (id: (typeof pageIds)[number], type: string) =>
  nodesIn(structuredData(id)).filter((node) => node['@type'] === type);

test.each(pageIds)('every `@id` that %s refers to is defined in its own graph', (id) => {
  const nodes = nodesIn(structuredData(id)).filter((node) => '@id' in node);
  const [defined, referred] = [true, false].map((isDefined) =>
    nodes.filter((node) => '@type' in node === isDefined).map((node) => node['@id']),
  );
  expect(new Set(defined).size).toBe(defined?.length);
  expect(defined).toEqual(expect.arrayContaining(referred ?? []));
});

/** Properties that Google requires of each type, at any depth of a graph. */
const required: Readonly<Record<string, readonly string[]>> = {
  AccountingService: ['name', 'address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Dataset: ['name', 'description', 'license', 'creator', 'distribution', 'temporalCoverage', 'dateModified'],
  DataDownload: ['contentUrl', 'encodingFormat'],
  WebSite: ['name', 'url'],
  Person: ['name'],
  EducationalOccupationalCredential: ['credentialCategory'],
};

test.each(pageIds)('every node of %s has what Google asks of its type', (id) => {
  const lacking = nodesIn(structuredData(id)).flatMap((node) =>
    (required[String(node['@type'])] ?? []).flatMap((name) =>
      node[name] ? [] : `${String(node['@type'])}.${name}`,
    ),
  );
  expect(lacking).toEqual([]);
});

test('the calendar’s dates are a free data set with a JSON and a CSV file per year', () => {
  const [dataset] = nodesOf('calendar', 'Dataset');
  expect(dataset).toMatchObject({
    license: 'https://creativecommons.org/licenses/by/4.0/',
    temporalCoverage: '2025-01-01/2028-12-31',
    dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });

  const paths = nodesIn(dataset).flatMap(({ contentUrl }) =>
    contentUrl ? new URL(String(contentUrl)).pathname : [],
  );
  expect(paths).toEqual([
    ...[2025, 2026, 2027, 2028].flatMap((year) =>
      ['json', 'csv'].map((kind) => `/datos/renta-${year}.${kind}`),
    ),
    ...['json', 'csv'].map((kind) => `/datos/casos.${kind}`),
  ]);
  expect(dataset).toMatchObject({
    isBasedOn: [
      sourceLinks['Decreto 2229 de 2023'],
      'https://www.dian.gov.co/2025.pdf',
      'https://www.dian.gov.co/2026.pdf',
    ],
    keywords: expect.arrayContaining(['calendario tributario']),
  });
  for (const id of ['home', 'incomeTax'] as const) expect(nodesOf(id, 'Dataset')).toEqual([]);
});

test('opening hours have each of their days', () => {
  const dayOfWeek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const hours = { opens: '08:00', closes: '18:00' };
  expect(openAt({ days: 'monday-saturday', ...hours })).toMatchObject({ dayOfWeek, ...hours });
  expect(openAt({ days: 'sunday', ...hours })).toMatchObject({ dayOfWeek: ['Sunday'] });
});

test('the home page offers the whole catalogue, in order, and cites nothing', () => {
  expect(nodesOf('home', 'Service').map(({ name }) => name)).toEqual(services.map(({ name }) => name));
  expect(nodesOf('home', 'WebPage')).toEqual([expect.not.objectContaining({ citation: expect.anything() })]);
});

test.each(['incomeTax', 'calendar'] as const)(
  '%s names its author and its sources, and a review only while her reading is no older than the page',
  (id) => {
    for (const signed of [undefined, '2026-11-01']) {
      Object.assign(presentation, { signed });
      const [unsigned] = nodesOf(id, 'WebPage');
      expect(unsigned).not.toHaveProperty('reviewedBy');
      expect(unsigned).not.toHaveProperty('lastReviewed');
    }
    const signed = pageEntry(id).updated;
    Object.assign(presentation, { signed });
    const [page] = nodesOf(id, 'WebPage');
    const [person] = nodesOf(id, 'Person');
    const { source, url } = activeSeason().provenance;
    expect(person).toMatchObject({
      name: site.accountantName,
      hasCredential: { identifier: site.cardNumber },
    });
    expect(page).toMatchObject({
      author: { '@id': person?.['@id'] },
      reviewedBy: { '@id': person?.['@id'] },
      lastReviewed: signed,
      citation: expect.arrayContaining([
        { '@type': 'CreativeWork', name: source, url },
        expect.objectContaining({ '@type': 'Legislation', name: 'Decreto 2229 de 2023' }),
      ]),
    });
    Reflect.deleteProperty(presentation, 'signed');
  },
);

test('a page whose season is computed cites the decree once, where it can be read', () => {
  const replaced = jest.replaceProperty(site, 'activeSeason', 2027);
  const cited = nodesOf('calendar', 'Legislation').filter(({ name }) => name === 'Decreto 2229 de 2023');
  replaced.restore();
  expect(cited.map(({ url }) => url)).toEqual([sourceLinks['Decreto 2229 de 2023']]);
});
