import type { BuiltPage } from './built-site';
import { attribute, elementsIn, nameOf, textOf, textsIn } from './dom';
import { Findings, type Finding } from './findings';

/** How a page reads to whoever does not see it, as far as html-validate leaves it open: language, headings, tables. */
export function structureFindings(page: BuiltPage): Finding[] {
  const found = Findings.in(page);
  const { document } = page;
  const [html] = elementsIn(document, 'html');
  const language = html && attribute(html, 'lang');
  found.expect(language === 'es-CO', `lang debe ser es-CO; es ${language}`);

  const headings = elementsIn(document, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
  const tops = levels.filter((level) => level === 1).length;
  found.expect(tops === 1, `debe tener un <h1>; tiene ${tops}`);
  headings.forEach((heading, index) => {
    const [level = 0, previous = 0] = [levels[index], levels[index - 1]];
    // Before the first heading stands nothing: a dialog's own may come before the page's h1.
    found.expect(
      index === 0 || level <= previous + 1,
      `«${textOf(heading)}» baja de h${previous} a h${level}`,
    );
  });

  for (const table of elementsIn(document, 'table')) {
    const caption = elementsIn(table, 'caption').map(textOf).join();
    found.expect(caption !== '', 'una tabla no tiene título (<caption>)');
    const bare = elementsIn(table, 'th').filter((cell) => !attribute(cell, 'scope'));
    found.expect(bare.length === 0, `la tabla «${caption}» tiene ${bare.length} <th> sin scope`);
  }
  return found.list;
}

/** Words that tell a visitor nothing of where a link leads. */
const vague = /^(aquí|clic aquí|haz clic aquí|ver|ver más|leer más|más|más información|link|enlace)\.?$/i;

/** The words of a link say where it leads, and the same words never lead to two places. */
export function linkWordFindings(page: BuiltPage): Finding[] {
  const found = Findings.in(page);
  const leads = new Map<string, string>();
  for (const link of elementsIn(page.document, 'a')) {
    const href = attribute(link, 'href');
    const name = nameOf(link);
    if (href === undefined) continue;
    found.expect(!vague.test(name), `el enlace «${name}» no dice a dónde lleva (${href})`);
    // A link that script turns into a button is named for what it does.
    if (attribute(link, 'role') === 'button') continue;
    const target = new URL(href, page.url).href.replace(/#.*$/, '').replace(/\/$/, '');
    const other = leads.get(name) ?? target;
    found.expect(other === target, `«${name}» lleva a dos sitios: ${other} y ${target}`);
    leads.set(name, target);
  }
  return found.list;
}

/** The trail of an inner page, as a visitor reads it: empty on the home page. */
export function breadcrumbsOf({ document }: BuiltPage): string[] {
  const trail = elementsIn(document, 'nav').find((nav) =>
    elementsIn(nav, 'li').some((item) => attribute(item, 'aria-current') === 'page'),
  );
  return trail ? elementsIn(trail, 'li').map(textOf) : [];
}

/** Nothing of the machinery shows: no value that went missing, no token that was not filled. */
export function leftoverFindings(page: BuiltPage): Finding[] {
  const found = Findings.in(page);
  const attributes = elementsIn(page.document).flatMap(({ tagName, attrs }) =>
    tagName === 'script' ? [] : attrs.map(({ value }) => value),
  );
  for (const text of [...textsIn(page.document), ...attributes]) {
    const leftover = leftoverIn(text);
    found.expect(leftover === undefined, `muestra «${leftover}»: ${text.slice(0, 80)}`);
  }
  return found.list;
}

export function leftoverIn(text: string): string | undefined {
  return /\bundefined\b|\bNaN\b|\[object |\{[a-zA-Z]+\}/.exec(text)?.[0];
}
