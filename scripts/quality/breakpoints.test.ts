/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { sourceFiles } from '../lib/sources.mjs';

/** The breakpoints documented in app/globals.css; `width < 56em` is the opposite of wide. */
const breakpoints = ['width <= 48em', 'width >= 56em', 'width < 56em', 'width >= 83.5em'];

test('style sheets ask for the window’s width at three breakpoints, in one syntax', () => {
  const sheets = sourceFiles('.').filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  const conditions = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/@(media|container)[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/\(([^()]*width[^()]*)\)/g)].flatMap(([, condition = '']) =>
        (query.startsWith('@media') && !breakpoints.includes(condition)) || /m(ax|in)-/.test(condition)
          ? [`${sheet}: ${query.trim()}`]
          : [],
      ),
    ),
  );
  expect(conditions).toEqual([]);
});
