import { isDeepStrictEqual } from 'node:util';
import { attribute, attributes, elements, remove, text, type Document, type Element } from '../lib/html';
import { ENTRY_ID } from '../../early/held-framework';
import { UnknownExport } from './unknown-export';

export type Framework = {
  /** Each script's address, in order. */
  readonly scripts: readonly string[];
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
  const addresses = scripts.map((script, index) => {
    const { src = '', async, ...others } = attributes(script);
    const expected = index === scripts.length - 1 ? { id: ENTRY_ID } : {};
    if (
      !/\/_next\/static\/chunks\/.+\.js(\?|$)/.test(src) ||
      async !== '' ||
      !isDeepStrictEqual(others, expected)
    ) {
      throw new UnknownExport(
        `a script tag that is not the framework's: ${JSON.stringify(attributes(script))}`,
      );
    }
    return src;
  });
  if (addresses.length === 0) throw new UnknownExport('no scripts');

  const inline = own.filter((script) => attribute(script, 'src') === undefined);
  const data = readData(inline.map(text));
  const preloads = all.filter(
    (link) =>
      link.tagName === 'link' && attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'script',
  );
  for (const element of [...withSource, ...inline, ...preloads]) remove(element);
  return { scripts: addresses, data };
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
