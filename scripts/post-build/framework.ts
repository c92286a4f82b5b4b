import { attribute, attributes, elements, remove, text, type Document, type Element } from './html';
import { UnknownExport } from './unknown-export';

export type Framework = {
  /** Each script tag's attributes, in order. */
  readonly scripts: readonly Record<string, string>[];
  /** The page's data for React. */
  readonly data: string;
};

/**
 * Takes the framework's script tags, their preloads and the inline data out of an exported page.
 * @throws UnknownExport where one of them is not as Next 16 writes it
 */
export function takeOutFramework(page: Document): Framework {
  const all = elements(page);
  const own = all
    .filter(({ tagName }) => tagName === 'script')
    .filter((script) => !isDataBlock(attribute(script, 'type')));

  const withSource = own.filter((script) => attribute(script, 'src') !== undefined);
  // Those for browsers without modules go: such a browser reads none of the others either.
  const isForOldBrowsers = (script: Element) => attribute(script, 'nomodule') !== undefined;
  const scripts = withSource.filter((script) => !isForOldBrowsers(script));
  for (const script of scripts) {
    const { src = '', async } = attributes(script);
    if (!/\/_next\/static\/chunks\/.+\.js(\?|$)/.test(src) || async === undefined) {
      throw new UnknownExport(
        `a script tag that is not the framework's: ${JSON.stringify(attributes(script))}`,
      );
    }
  }
  const entry = scripts.at(-1);
  if (!entry || attribute(entry, 'id') !== '_R_') {
    throw new UnknownExport('the last script tag is not the entry (id="_R_")');
  }

  const inline = own.filter((script) => attribute(script, 'src') === undefined);
  const data = readData(inline.map(text));
  const preloads = all.filter(
    (link) =>
      link.tagName === 'link' && attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'script',
  );
  for (const element of [...withSource, ...inline, ...preloads]) remove(element);
  return { scripts: scripts.map(attributes), data };
}

function isDataBlock(type: string | undefined): boolean {
  return type !== undefined && !/^(module|(text|application)\/javascript)?$/.test(type);
}

const FIRST = '(self.__next_f=self.__next_f||[]).push([0])';
const PUSH = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s;

/** Joins what the inline scripts push: one that starts, then pieces of one text. */
function readData([first, ...pieces]: readonly string[]): string {
  if (first !== FIRST || pieces.length === 0) throw new UnknownExport('no inline data as Next 16 writes it');
  return pieces
    .map((piece) => {
      const literal = PUSH.exec(piece)?.[1];
      if (literal === undefined) throw new UnknownExport(`an unknown inline script: ${piece.slice(0, 80)}`);
      return String(JSON.parse(literal));
    })
    .join('');
}
