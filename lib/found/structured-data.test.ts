/** @jest-environment node */
import { site } from '@/content/site';
import { activeSeason } from '@/lib/words/active-season';
import { citedTexts } from '@/content/sources';
import { services } from '@/content/services';
import { pageIds } from './page-entry';
import { structuredData } from './structured-data';

const { source, url } = activeSeason().provenance;
const activeSeasonCited = { name: source, url };

type Node = Record<string, unknown>;

/** Every object of a graph, at any depth. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

test.each(pageIds)('every reference of %s is answered in its own graph', (id) => {
  const nodes = nodesIn(structuredData(id)['@graph']);
  const defined = nodes.filter((node) => '@id' in node && '@type' in node).map((node) => node['@id']);
  const referred = nodes.filter((node) => '@id' in node && !('@type' in node)).map((node) => node['@id']);
  expect(new Set(defined).size).toBe(defined.length);
  expect(defined).toEqual(expect.arrayContaining(referred));
});

test('the home page offers the whole catalogue, in order', () => {
  const offered = nodesIn(structuredData('home')).filter((node) => node['@type'] === 'Service');
  expect(offered.map(({ name }) => name)).toEqual(services.map(({ name }) => name));
});

test('a page on taxes says who answers for it, when she last did, and what it rests on', () => {
  for (const id of ['incomeTax', 'calendar'] as const) {
    const nodes = nodesIn(structuredData(id));
    const [page] = nodes.filter((node) => node['@type'] === 'WebPage');
    const [person] = nodes.filter((node) => node['@type'] === 'Person');
    expect(person).toMatchObject({
      name: site.accountantName,
      hasCredential: { identifier: site.cardNumber },
    });
    expect(page).toMatchObject({
      author: { '@id': person?.['@id'] },
      reviewedBy: { '@id': person?.['@id'] },
      lastReviewed: page?.dateModified,
      citation: expect.arrayContaining([
        { '@type': 'CreativeWork', ...activeSeasonCited },
        expect.objectContaining({ name: 'Decreto 2229 de 2023' }),
      ]),
    });
  }
  const [home] = nodesIn(structuredData('home')).filter((node) => node['@type'] === 'WebPage');
  expect(home).not.toHaveProperty('citation');
});

test('a page cites its own sources, and the calendar only if it is one of them', () => {
  jest.replaceProperty(citedTexts, 'calendar', ['Decreto 1625 de 2016'] as never);
  const [page] = nodesIn(structuredData('calendar')).filter((node) => node['@type'] === 'WebPage');
  expect(page?.citation).toEqual([expect.objectContaining({ name: 'Decreto 1625 de 2016' })]);
});
