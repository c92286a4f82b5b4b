import { FILES_ID } from '@/components/dom/page-files';
import { everyPage, file } from './exported';

/* The on-load script and the tools, of which each page names the files. */

/** The files of each part: its own, then those that it imports. */
const parts: Record<string, string[]> = Object.assign(
  {},
  ...everyPage.map(({ page }) => JSON.parse(page(`#${FILES_ID}`).text() || '{}')),
);

const tools = ['DateLookup', 'FilingCheck', 'LateFiling', 'ContactForm'];
const filesOf = (part: string) => parts[part] ?? [];
const textOf = (path = '') => file(path.slice(1));
const isReact = (path: string) => textOf(path).includes('react.transitional.element');
/** Names that a file exports: `a as hydrate`. */
const exportsOf = (path?: string) =>
  [...textOf(path).matchAll(/\bas ([A-Z]\w{3,}|hydrate)\b/g)].map(([, as]) => as);

test('the first file of a part is its own, whichever order Rolldown writes them in', () => {
  expect(textOf(filesOf('main')[0]).includes('createPolicy')).toBe(true);
  expect(textOf(filesOf('dialogs')[0]).includes('replaceSync')).toBe(true);
  for (const tool of tools)
    expect(exportsOf(filesOf(tool)[0])).toEqual(expect.arrayContaining(['hydrate', tool]));
});

test('a part names every file that it imports, so that none is asked for only when another has come', () => {
  for (const [part, files] of Object.entries(parts)) {
    // `tools` leaves out the files of the on-load script, which `main` names.
    if (part === 'tools') continue;
    const imported = files.flatMap((path) =>
      [...textOf(path).matchAll(/(?:from|import)"\.\/(.+?)"/g)].map(
        ([, name]) => `/_next/static/on-load/${name}`,
      ),
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
  const libraries = own('ContactForm').filter((path) => !own('DateLookup').includes(path));
  expect(libraries).toHaveLength(1);
  expect(own('ContactForm')).toHaveLength(4);
  const apart = own('FilingCheck').filter((path) => !own('DateLookup').includes(path));
  expect(own('LateFiling')).toEqual(expect.arrayContaining(apart));
  expect(apart).toHaveLength(1);
  for (const path of new Set(tools.flatMap(filesOf))) expect(textOf(path).length).toBeGreaterThan(1_000);
});
