/** @jest-environment node */
import { compileSiteScripts, type SiteScripts } from './site-scripts';

let scripts: SiteScripts;
beforeAll(async () => void (scripts = await compileSiteScripts()), 60_000);

const tools = ['DateLookup', 'FilingCheck', 'LateFiling', 'ContactForm'];
const filesOf = (part: string) => scripts.parts[part] ?? [];
const textOf = (name = '') => scripts.files.get(name) ?? '';
const isReact = (name: string) => textOf(name).includes('react.transitional.element');
/** Names that a file exports: `a as hydrate`. */
const exportsOf = (name = '') =>
  [...textOf(name).matchAll(/\bas ([A-Z]\w{3,}|hydrate)\b/g)].map(([, as]) => as);

test('the first file of a part is its own, whichever order esbuild writes them in', () => {
  expect(textOf(filesOf('main')[0]).includes('createPolicy')).toBe(true);
  expect(textOf(filesOf('dialogs')[0]).includes('replaceSync')).toBe(true);
  for (const tool of tools)
    expect(exportsOf(filesOf(tool)[0])).toEqual(expect.arrayContaining(['hydrate', tool]));
  expect(filesOf('ModalDialogs')).toEqual(filesOf('ContactForm'));
});

test('a part names every file that it imports, so that none is asked for only when another has come', () => {
  for (const [part, files] of Object.entries(scripts.parts)) {
    const imported = files.flatMap((name) =>
      [...textOf(name).matchAll(/(?:from|import)"\.\/(.+?)"/g)].map(([, file]) => file),
    );
    expect([part, files]).toEqual([part, expect.arrayContaining(imported)]);
  }
});

test('the on-load script comes without React, and every tool with the same one', () => {
  expect(filesOf('main').filter(isReact)).toEqual([]);
  expect(new Set(tools.flatMap(filesOf).filter(isReact)).size).toBe(1);
});

test('tools share few files, and the home page fetches none that only the income tax page needs', () => {
  const own = (part: string) => filesOf(part).slice(1);
  expect(own('DateLookup')).toHaveLength(3);
  expect(own('ContactForm').sort()).toEqual(own('DateLookup').sort());
  const apart = own('FilingCheck').filter((name) => !own('DateLookup').includes(name));
  expect(own('LateFiling')).toEqual(expect.arrayContaining(apart));
  expect(apart).toHaveLength(1);
  for (const name of new Set(tools.flatMap(filesOf))) expect(textOf(name).length).toBeGreaterThan(1_000);
});
