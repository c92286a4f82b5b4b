import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { pages } from '@/content/pages';
import { readArguments } from '../../scripts/lib/arguments';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { HelpfulError, main } from '../../scripts/lib/main.mjs';
import { runNode } from '../../scripts/lib/nodes.mjs';
import { visit, type Visit } from './lighthouse';
import { buildEmptyExport, serve, withoutScript } from './sites';
import { measureTouch, touches } from './touch';

/*
 * Usage: `npm run bench [-- modal verdict lighthouse …] [--runs 7] [--against <folder>]`.
 * Measures how soon a touch is answered, optionally beside another exported folder. Lighthouse compares the site with
 * an empty export of the same Next (a) and with its own pages without script (b).
 * Close other programs, and read ratios rather than times.
 */
const folder = join('.run', 'bench');
/** Milliseconds after `load` of a touch; at the second one the framework is starting. */
const moments = [300, 1_700, 3_000];
const parts = [...Object.keys(touches), 'lighthouse'];

await main(async () => {
  const usage = `Uso: npm run bench -- [${parts.join('] [')}] [--runs 7] [--against carpeta]`;
  const runs = { type: 'string', default: '7' } as const;
  const { values, positionals } = readArguments(usage, { runs, against: { type: 'string' } }, true);
  const asked = positionals.length === 0 ? parts : [...positionals];
  if (!asked.every((part) => parts.includes(part))) throw new HelpfulError(usage);
  const browser = await ensureBrowser();
  if ((await runNode('site')) !== 0) throw new HelpfulError('No hay sitio que medir: el motivo está arriba.');

  const folders = ['out', ...(values.against ? [values.against] : [])];
  await measureTouches(browser, folders, asked, Number(values.runs));
  if (asked.includes('lighthouse')) await measurePages(browser, Number(values.runs));
});

/** Milliseconds from the finger to the painted answer; the folders alternate. */
async function measureTouches(
  executablePath: string,
  folders: readonly string[],
  asked: readonly string[],
  rounds: number,
): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const servers = await Promise.all(folders.map((from, index) => serve(from, join(folder, `${index}`))));
  for (const [what, touch] of Object.entries(touches).filter(([what]) => asked.includes(what))) {
    for (const moment of moments) {
      const found = servers.map(({ url }) => ({ url, times: [] as number[] }));
      for (let round = 0; round < rounds; round += 1)
        for (const { url, times } of found)
          times.push(Math.round(await measureTouch(browser, url, touch, moment)));
      for (const [index, { times }] of found.entries())
        console.log(`${what}, ${moment} ms, ${folders[index]}: ${median(times)} of ${times.join(' ')}`);
    }
  }
  await Promise.all([browser.close(), ...servers.map(({ close }) => close())]);
}

async function measurePages(browser: string, rounds: number): Promise<void> {
  const empty = await serve(await buildEmptyExport(join(folder, 'empty')), join(folder, 'a'));
  const floor = await serve('out', join(folder, 'b'), withoutScript);
  const site = await serve('out', join(folder, 'site'));
  for (const { path } of Object.values(pages)) {
    const addresses = { 'empty (a)': `${empty.url}/`, 'floor (b)': floor.url + path, site: site.url + path };
    const visits = Object.fromEntries(Object.keys(addresses).map((name) => [name, [] as Visit[]]));
    // Alternating, so that a busy machine slows all alike.
    for (let round = 0; round < rounds; round += 1)
      for (const [name, address] of Object.entries(addresses))
        visits[name]?.push(await visit(browser, address, folder));
    const medians = Object.entries(visits).map(([name, of]) => {
      const rows = Object.keys(of[0] ?? {}).map((row) => [row, median(of.map((each) => each[row] ?? NaN))]);
      return [name, Object.fromEntries(rows)];
    });
    console.log(`\n${path}`);
    console.table(Object.fromEntries(medians));
  }
  await Promise.all([empty.close(), floor.close(), site.close()]);
}

function median(values: readonly number[]): number {
  const value = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
  return Number(value.toFixed(value < 1 ? 3 : 0));
}
