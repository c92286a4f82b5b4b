/** @jest-environment node */
import { site } from '@/content/site';
import { activeSeason } from '@/lib/words/active-season';
import { services } from '@/content/services';
import { pageIds } from './page-entry';
import { structuredData } from './structured-data';

type Node = Record<string, unknown>;

/** Every object of a graph, at any depth. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

const nodesOf = (id: (typeof pageIds)[number], type: string) =>
  nodesIn(structuredData(id)).filter((node) => node['@type'] === type);

test.each(pageIds)('every reference of %s is answered in its own graph', (id) => {
  const nodes = nodesIn(structuredData(id)).filter((node) => '@id' in node);
  const [defined, referred] = [true, false].map((isDefined) =>
    nodes.filter((node) => '@type' in node === isDefined).map((node) => node['@id']),
  );
  expect(new Set(defined).size).toBe(defined?.length);
  expect(defined).toEqual(expect.arrayContaining(referred ?? []));
});

test('the home page offers the whole catalogue, in order, and cites nothing', () => {
  expect(nodesOf('home', 'Service').map(({ name }) => name)).toEqual(services.map(({ name }) => name));
  expect(nodesOf('home', 'WebPage')).toEqual([expect.not.objectContaining({ citation: expect.anything() })]);
});

test.each(['incomeTax', 'calendar'] as const)(
  '%s says who answers for it, when, and what it rests on',
  (id) => {
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
      lastReviewed: page?.dateModified,
      citation: expect.arrayContaining([
        { '@type': 'CreativeWork', name: source, url },
        expect.objectContaining({ '@type': 'Legislation', name: 'Decreto 2229 de 2023' }),
      ]),
    });
  },
);
