import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { pages } from '@/content/pages';
import { serveCompressed } from './compressed-server';
import { interactions, measureInteraction, moments, type Answer, type InteractionName } from './interactions';
import { measureNavigation } from './navigation';
import { slowNetwork } from './slow-network';
import { readArguments } from '../../scripts/lib/arguments';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { runNode } from '../../scripts/lib/nodes.mjs';
import { readSiteSettings } from '../../scripts/lib/env';
import { HelpfulError, main } from '../../scripts/lib/main.mjs';
import { visit, type Visit } from './lighthouse';
import { measureScriptTasks } from './script-tasks';
import { buildEmptyExport, copyOf, wokenLater, withoutScript } from './sites';

/*
 * Usage: `npm run bench [-- modal verdict lighthouse …] [--runs 7] [--at 300,3000] [--against <folder>]`.
 * Measures how soon taps are answered, optionally beside another exported folder, and how soon a link shows
 * its page.
 * Adds up how long script blocks a page that nobody touches.
 * Compares the site with an empty export of the same Next (a) and with its own pages without script (b).
 * Close other programs, and read ratios rather than times.
 */
const folder = join('.run', 'bench');
const usage = 'Uso: npm run bench -- [qué medir] [--runs 7] [--at 300,3000] [--against carpeta]';
const names = Object.keys(interactions) as InteractionName[];

await main(async () => {
  const { values, positionals } = readArguments(
    usage,
    {
      runs: { type: 'string', default: '7' },
      at: { type: 'string', default: moments.join() },
      against: { type: 'string' },
    },
    true,
  );
  const asked: readonly string[] = positionals;
  const rounds = Number(values.runs);
  const at = values.at.split(',').map(Number);
  const parts: readonly string[] = [...names, 'link', 'tasks', 'lighthouse'];
  if (!(rounds >= 1) || at.some(Number.isNaN) || !asked.every((part) => parts.includes(part))) {
    throw new HelpfulError(`${usage}\nSe puede medir: ${parts.join(', ')}.`);
  }
  const isAsked = (part: string) => asked.length === 0 || asked.includes(part);
  const browser = await ensureBrowser();
  await build();
  const exports = { site: 'out', ...(values.against && { against: values.against }) };
  await measureInteractions(browser, exports, names.filter(isAsked), at, rounds);
  if (isAsked('link')) await measureLink(browser, rounds);
  if (isAsked('tasks')) await measureTasks(browser, rounds);
  if (isAsked('lighthouse')) await measurePages(browser, rounds);
});

async function build(): Promise<void> {
  if (readSiteSettings().basePath !== '') {
    throw new HelpfulError('Mide el sitio en la raíz de su dirección: sin NEXT_PUBLIC_BASE_PATH.');
  }
  const log = join(folder, 'build.log');
  if ((await runNode('site', { log })) !== 0) throw new HelpfulError(`No se pudo construir: ${log}`);
}

/** Medians and ranges in milliseconds of each interaction at each moment; the exports alternate. */
async function measureInteractions(
  executablePath: string,
  exports: Readonly<Record<string, string>>,
  asked: readonly InteractionName[],
  at: readonly number[],
  rounds: number,
): Promise<void> {
  if (asked.length === 0) return;
  const browser = await launch(executablePath);
  const servers = await Promise.all(
    Object.entries(exports).map(async ([name, path]) => ({ name, ...(await serveCompressed(path)) })),
  );
  for (const profile of ['phone', 'fast'] as const) {
    const table: Record<string, Record<string, string>> = {};
    for (const name of asked) {
      for (const moment of at) {
        const found = servers.map((server) => ({ ...server, answers: [] as Answer[] }));
        for (let round = 1; round <= rounds; round += 1) {
          console.error(`${profile}: ${name}, ${moment} ms, ${round} of ${rounds}`);
          for (const { url, answers } of found) {
            answers.push(await measureInteraction(browser, url, name, moment, profile));
          }
        }
        table[`${name}, ${moment}`] = Object.fromEntries(
          found.flatMap(({ name: of, answers }) => [
            [of, spread(answers.map(({ answered }) => answered))],
            [`${of}: lifted`, spread(answers.map(({ lifted }) => lifted))],
            [`${of}: INP`, spread(answers.map(({ slowest }) => slowest))],
          ]),
        );
      }
    }
    console.log(`\n${profile}: milliseconds from the finger to the painted answer`);
    console.table(table);
  }
  for (const { close } of servers) close();
  await browser.close();
}

function spread(values: readonly number[]): string {
  const known = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  if (known.length === 0) return '·';
  return `${median(known)} [${rounded(known[0] ?? NaN, 0)}–${rounded(known.at(-1) ?? NaN, 0)}]`;
}

async function measurePages(browser: string, rounds: number): Promise<void> {
  const sites = await prepareSites();
  for (const { path } of Object.values(pages)) {
    const visits: Record<keyof typeof sites, Visit[]> = { empty: [], floor: [], site: [] };
    // Alternating, so that a busy machine slows all sites alike.
    for (let round = 1; round <= rounds; round += 1) {
      console.error(`Lighthouse: ${path}, ${round} of ${rounds}`);
      visits.empty.push(await visit(browser, `${sites.empty.url}/`));
      visits.floor.push(await visit(browser, sites.floor.url + path));
      visits.site.push(await visit(browser, sites.site.url + path));
    }
    console.log(`\n${path}`);
    console.table(compared(visits));
  }
  for (const { close } of Object.values(sites)) close();
}

async function prepareSites() {
  return {
    empty: await serveCompressed(await buildEmptyExport(join(folder, 'empty'))),
    floor: await serveCompressed(copyOf('out', join(folder, 'floor'), withoutScript)),
    site: await serveCompressed('out'),
  };
}

/** Milliseconds until a tapped link shows its page, plain and prerendered. */
async function measureLink(executablePath: string, times: number): Promise<void> {
  const browser = await launch(executablePath);
  const server = await serveCompressed('out');
  const slow = await slowNetwork(server.url);
  const [plain, ahead]: [number[], number[]] = [[], []];
  while (ahead.length < times) {
    console.error(`link, ${ahead.length + 1} of ${times}`);
    plain.push(await measureNavigation(browser, slow.url, false));
    ahead.push(await measureNavigation(browser, slow.url, true));
  }
  await browser.close();
  slow.close();
  server.close();
  console.table({ link: { plain: median(plain), 'made ahead': median(ahead) } });
}

/** Milliseconds that script blocks each page, beside an empty export that is woken alike. */
async function measureTasks(executablePath: string, rounds: number): Promise<void> {
  const browser = await launch(executablePath);
  const empty = await buildEmptyExport(join(folder, 'empty'));
  const woken = await serveCompressed(copyOf(empty, join(folder, 'woken'), wokenLater));
  const site = await serveCompressed('out');
  const addresses = { empty: `${woken.url}/` } as Record<string, string>;
  for (const { path } of Object.values(pages)) addresses[path] = site.url + path;
  const found = Object.entries(addresses).map(([name, address]) => ({
    name,
    address,
    times: [] as number[],
  }));
  for (let round = 1; round <= rounds; round += 1) {
    console.error(`tasks, ${round} of ${rounds}`);
    for (const { address, times } of found) times.push(await measureScriptTasks(browser, address));
  }
  await browser.close();
  woken.close();
  site.close();
  console.log('\nmilliseconds that script blocks the page after its first paint');
  console.table(Object.fromEntries(found.map(({ name, times }) => [name, spread(times)])));
}

function launch(executablePath: string) {
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

/** Medians of the empty export, the floor and the site, with ratios. */
function compared({ empty, floor, site }: Record<'empty' | 'floor' | 'site', readonly Visit[]>) {
  const rows = Object.keys(site[0] ?? {}).map((name) => {
    const [a, b, own] = [empty, floor, site].map((visits) =>
      median(visits.map((each) => each[name] ?? NaN)),
    ) as [number, number, number];
    const ratio = (other: number) => (other > 0 ? rounded(own / other, 2) : '·');
    return [name, { 'empty (a)': a, 'floor (b)': b, site: own, '÷ (a)': ratio(a), '÷ (b)': ratio(b) }];
  });
  return Object.fromEntries(rows);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  return rounded(value, value < 1 ? 3 : 0);
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
