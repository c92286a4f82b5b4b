import { everyPage, exported } from './exported';

/* Chrome before 120 and Safari before 17.2 ignore nested rules. */

/** Rules nested in a style rule. Rules in an at-rule (`@media`, `@layer`) are not nested. */
function nestedRules(css: string): string[] {
  const open: string[] = [];
  const nested: string[] = [];
  for (const [, prelude = '', brace] of css.matchAll(/([^{};]*)([{}])/g)) {
    if (brace === '}') {
      open.pop();
      continue;
    }
    if (open.some((outer) => !outer.startsWith('@'))) nested.push(prelude);
    open.push(prelude.trim());
  }
  return nested;
}

const sheets: [name: string, css: string][] = [
  ...everyPage.map(({ path, page }): [string, string] => [path, page('style').text()]),
  ...[...exported.files]
    .filter(([name]) => name.endsWith('.css'))
    .map(([name, css]): [string, string] => [name, css.toString()]),
];

test.each(sheets)('%s has rules, and none is nested', (_name, css) => {
  expect(css).toMatch(/\{[^}]/);
  expect(nestedRules(css)).toEqual([]);
});
