import { HELD_ID, type Held } from '@/early/held';
import { exported, file } from './exported';

/*
 * Deferred chunks bring no stylesheet of their own (next.config.mjs). Each page and its data must have the rules of
 * every class that its scripts may show.
 */

const names = [...exported.files.keys()];

/** The scripts that these ask for, and those in turn. */
function lateScripts(scripts: readonly string[], known = new Set<string>()): Set<string> {
  for (const script of scripts) {
    const asked = [...file(script).matchAll(/\.e\((\d+)\)/g)].flatMap(([, id]) =>
      names.filter((name) => name.includes(`/chunks/${id}.`)),
    );
    const others = asked.filter((name) => !known.has(name));
    others.forEach((name) => known.add(name));
    lateScripts(others, known);
  }
  return known;
}

/** The classes that a script gives to elements, as webpack writes a CSS module. */
const classesIn = (script: string) =>
  [...file(script).matchAll(/\.exports=\{((?:[\w-]+:"[a-z][a-z0-9]{3}(?: [a-z0-9 ]+)?",?)+)\}/g)].flatMap(
    ([, list = '']) => [...list.matchAll(/"([a-z][a-z0-9]{3})/g)].map(([, name = '']) => name),
  );

test.each(exported.pages.map((page) => [page.path, page] as const))(
  'every class and property of the scripts that %s fetches later has its rules in the page or its data',
  (_path, { page }) => {
    const [, data = '', ...scripts]: Held = JSON.parse(page(`#${HELD_ID}`).text());
    const late = [...lateScripts(scripts.map((address) => address.slice(1)))];
    const rules = page('style').text() + file(data.slice(1));
    const classes = late.flatMap(classesIn);
    // The dialogs' library brings its own, and gets some of our colours by their names.
    const properties = late.flatMap((script) => file(script).match(/(?<=var\()--(?!swal2)[\w-]+/g) ?? []);
    expect(properties.filter((name) => !rules.includes(`${name}:`))).toEqual([]);
    expect(classes.length).toBeGreaterThan(5);
    expect(classes.filter((name) => !new RegExp(`(?:[.]|@keyframes )${name}\\b`).test(rules))).toEqual([]);
  },
);
