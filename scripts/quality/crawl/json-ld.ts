import { services } from '@/content/services';
import { fileAt, isWithin, type BuiltPage, type BuiltSite } from './built-site';
import { attribute, elementsIn, textOf } from './dom';
import { Findings, type Finding } from './findings';
import { headOf, metaOf } from './head';
import { breadcrumbsOf } from './structure';

type Node = Readonly<Record<string, unknown>>;

/** The structured data of a page, every node of it, however deep; nothing where it does not parse. */
export function nodesOf(page: BuiltPage): Node[] {
  return scriptsOf(page).flatMap((json) => {
    try {
      return nodesIn(JSON.parse(json)['@graph']);
    } catch {
      return [];
    }
  });
}

/** It is one connected graph, it says of the page what the page says, and nothing that it does not. */
export function jsonLdFindings(page: BuiltPage, site: BuiltSite): Finding[] {
  const found = Findings.in(page);
  const scripts = scriptsOf(page);
  const nodes = nodesOf(page);
  found.expect(scripts.length === 1, `debe tener un bloque JSON-LD; tiene ${scripts.length}`);
  found.expect(nodes.length > 0, 'su JSON-LD no se puede leer');

  referenceFindings(nodes, found);
  addressFindings(nodes, site, found);
  sayingFindings(page, nodes, found);
  return found.list;
}

function referenceFindings(nodes: readonly Node[], found: Findings): void {
  const defined = nodes.filter((node) => '@id' in node && '@type' in node).map((node) => node['@id']);
  const repeated = defined.filter((id, index) => defined.indexOf(id) !== index);
  found.expect(repeated.length === 0, `JSON-LD: @id repetidos: ${repeated.join(', ')}`);
  for (const { '@id': id, '@type': type } of nodes) {
    if (type === undefined) found.expect(defined.includes(id), `JSON-LD: nada tiene el @id ${String(id)}`);
  }
}

/** Addresses of the site answer; all others are somebody's, with https. */
function addressFindings(nodes: readonly Node[], site: BuiltSite, found: Findings): void {
  for (const text of nodes.flatMap((node) => Object.values(node))) {
    if (typeof text !== 'string' || !/^https?:/.test(text)) continue;
    const right = isWithin(site, text) ? fileAt(site, text) !== undefined : text.startsWith('https://');
    found.expect(right, `JSON-LD: la dirección ${text} no existe o no es segura`);
  }
}

function sayingFindings(page: BuiltPage, nodes: readonly Node[], found: Findings): void {
  const of = (type: string) => nodes.filter((node) => node['@type'] === type);
  const head = headOf(page);
  const [webPage] = of('WebPage');
  found.expect(
    webPage?.name === head.titles[0] && webPage?.description === metaOf(head, 'description'),
    'JSON-LD: la página no se llama o no se describe como en su <head>',
  );
  found.expect(webPage?.url === page.url, `JSON-LD: la página no da su dirección ${page.url}`);
  for (const type of ['WebSite', 'AccountingService']) {
    found.expect(of(type).length === 1, `JSON-LD: debe tener un ${type}; tiene ${of(type).length}`);
  }

  const trail = of('ListItem').map(({ name }) => String(name));
  const visible = breadcrumbsOf(page);
  found.expect(page.path === '/' || visible.length > 0, 'no muestra la ruta para volver al inicio');
  found.expect(
    trail.join(' / ') === visible.join(' / '),
    `JSON-LD: la ruta es «${trail.join(' / ')}» y se ve «${visible.join(' / ')}»`,
  );
  if (page.path === '/') {
    found.expect(of('Person').length === 1, 'JSON-LD: falta la contadora (Person)');
    const [named, offered] = [services.map(({ name }) => name), of('Service').map(({ name }) => name)];
    found.expect(
      offered.join('; ') === named.join('; '),
      `JSON-LD: ofrece «${offered.join('; ')}», y content/services.ts, «${named.join('; ')}»`,
    );
  }

  // The page's text is read with its white space closed up, the non-breaking kind too.
  const asked = of('Question').map((node) =>
    [String(node.name), answerOf(node)].join(' → ').replace(/\s+/g, ' '),
  );
  const shown = questionsOf(page).map((pair) => pair.join(' → '));
  const unseen = asked.filter((pair) => !shown.includes(pair));
  found.expect(
    unseen.length === 0,
    `JSON-LD: preguntas que no se leen así en la página: ${unseen.join('; ')}`,
  );
  found.expect(
    asked.length === shown.length,
    `JSON-LD: tiene ${asked.length} preguntas y la página muestra ${shown.length}`,
  );

  for (const key of ['aggregateRating', 'review', 'priceRange', 'price', 'streetAddress']) {
    found.expect(!nodes.some((node) => key in node), `JSON-LD: «${key}» no está en el contenido del sitio`);
  }
}

/** The page's questions with their answers: what its section of questions folds. */
function questionsOf(page: BuiltPage): [string, string][] {
  const section = elementsIn(page.document, 'section').find(
    (candidate) => attribute(candidate, 'aria-labelledby') === 'faq',
  );
  if (!section) return [];
  return elementsIn(section, 'details').flatMap((details): [string, string][] => {
    const [summary] = elementsIn(details, 'summary');
    if (!summary) return [];
    const question = textOf(summary);
    return [[question, textOf(details).slice(question.length).trim()]];
  });
}

function answerOf(question: Node): string {
  const [answer] = nodesIn(question.acceptedAnswer);
  return String(answer?.text);
}

function scriptsOf({ document }: BuiltPage): string[] {
  return elementsIn(document, 'script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .map(({ childNodes: [text] }) => (text && 'value' in text ? text.value : ''));
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}
