import { FILES_ID } from '@/components/dom/page-files';
import { everyPage, file } from './exported';

/*
 * The files of the on-load script and the tools, which each page names. budgets.test.ts counts their bytes: it fails where a page
 * gets a second React, or a library that none of its tools needs.
 */

/** The files of each part: its own, then those that it imports. */
const parts: Record<string, string[]> = Object.assign(
  {},
  ...everyPage.map(({ page }) => JSON.parse(page(`#${FILES_ID}`).text() || '{}')),
);

const textOf = (path: string) => file(path.slice(1));

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

test.each(['DateLookup', 'FilingCheck', 'LateFiling', 'ContactForm'])(
  'the tool %s comes in five files at most, each worth its request',
  (tool) => {
    const files = parts[tool] ?? [];
    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThanOrEqual(5);
    for (const path of files) expect(textOf(path).length).toBeGreaterThan(1_000);
  },
);
