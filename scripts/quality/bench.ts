import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { pages } from '@/content/pages';
import { createFaultyApi } from '@/e2e/faulty-api';
import { buildEmptyExport } from './bench/empty-export';
import { copyExport, writeFloor } from './bench/floor';
import { measureInteractions, moments, type InteractionDelays, type Moment } from './bench/interactions';
import { categories, fetchLighthouse, runLighthouse, type LighthouseRun } from './bench/lighthouse';
import { precompress } from './bench/precompress';
import { median, pageTable, whole } from './bench/table';
import { measureTraffic } from './bench/traffic';
import { startPreviewServer } from '../run/preview-server';
import { ensureBrowser } from '../lib/browser.mjs';
import { loadSettings, readSettings } from '../lib/env';
import { HelpfulError, main } from '../lib/main.mjs';
import { run } from '../lib/run.mjs';
import { textTable } from '../lib/table.mjs';

/*
 * npm run bench [-- --quick] [-- --runs 5]
 * Measures the site beside an empty export of the same Next (a) and beside its own pages without any
 * script (b). It takes its time: close what else keeps the machine busy, and read ratios rather than times.
 */
const { values } = parseArgs({
  options: {
    /** One page, one run. */
    quick: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
  },
});

const folder = join('.run', 'bench');
const started = performance.now();

await main(async () => {
  const rounds = values.quick ? 1 : Number(values.runs);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new HelpfulError(`--runs ${values.runs}: escribe cuántas veces medir, como --runs 5.`);
  }
  const all = Object.values(pages).map(({ path }) => path);
  const paths = values.quick ? all.slice(0, 1) : all;

  const executablePath = await ensureBrowser();
  const sites = await prepare();
  const lighthouse = fetchLighthouse();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const subjects = [
      { name: 'empty', path: '/', url: sites.empty.url },
      ...paths.map((path) => ({ name: 'floor', path, url: sites.floor.url })),
      ...paths.map((path) => ({ name: 'site', path, url: sites.site.url })),
    ];
    const measured = new Map<
      string,
      { traffic: Awaited<ReturnType<typeof measureTraffic>>; runs: LighthouseRun[] }
    >();
    for (const { name, path, url } of subjects) {
      report(`traffic: ${name} ${path}`);
      measured.set(name + path, { traffic: await measureTraffic(browser, url + path), runs: [] });
    }
    // Round by round, so that a busy moment of the machine falls on all alike.
    for (let round = 1; round <= rounds; round += 1) {
      for (const { name, path, url } of subjects) {
        report(`Lighthouse: ${name} ${path}, ${round} of ${rounds}`);
        // The other scores don't vary from run to run.
        const asked = name === 'site' && round === 1 ? categories : (['performance'] as const);
        measured
          .get(name + path)
          ?.runs.push(await runLighthouse(lighthouse, executablePath, url + path, asked));
      }
    }
    for (const path of paths) {
      const [empty, floor, site] = [`empty/`, `floor${path}`, `site${path}`].map((key) => measured.get(key));
      if (empty && floor && site) console.log(`${pageTable(path, empty, floor, site)}\n`);
    }
    console.log(`${interactionTable(await interactions(browser, sites.site.url, Math.ceil(rounds / 2)))}\n`);
  } finally {
    await browser.close();
    await Promise.all(Object.values(sites).map((server) => server.close()));
  }
});

async function prepare() {
  loadSettings();
  if (readSettings().basePath !== '') {
    throw new HelpfulError('Mide el sitio en la raíz de su dirección: sin NEXT_PUBLIC_BASE_PATH.');
  }
  report('build: the site, if it changed');
  // Its output is progress: the tables alone go to the standard output.
  const code = await run(process.execPath, ['scripts/build/build.mjs', '--if-changed'], { output: 2 });
  if (code !== 0) throw new HelpfulError('El sitio no se pudo construir: el motivo está arriba.');
  report('build: an empty export');
  const empty = precompress(await buildEmptyExport(join(folder, 'empty')));
  const floor = precompress(writeFloor('out', join(folder, 'floor')));
  const site = precompress(copyExport('out', join(folder, 'site')));
  const api = createFaultyApi(join(folder, 'leads.db'));
  return {
    empty: await startPreviewServer({ folder: empty }),
    floor: await startPreviewServer({ folder: floor }),
    site: await startPreviewServer({ folder: site, api }),
  };
}

async function interactions(browser: Browser, url: string, times: number): Promise<InteractionDelays[][]> {
  const found: InteractionDelays[][] = [];
  for (let time = 1; time <= times; time += 1) {
    found.push(await measureInteractions(browser, url, (text) => report(`${text}, ${time} of ${times}`)));
  }
  return found;
}

function interactionTable(found: readonly (readonly InteractionDelays[])[]): string {
  const rows = (found[0] ?? []).map(({ name }, index) => {
    const value = (read: (delays: InteractionDelays) => number) =>
      median(found.flatMap((time) => time.slice(index, index + 1).map(read)));
    const cells = (moment: Moment) => [
      paint(value((delays) => delays[moment].paint)),
      whole(value((delays) => delays[moment].effect)),
    ];
    return [name, ...moments.flatMap(cells)];
  });
  const head = ['ms, CPU 4× slower', ...moments.flatMap((moment) => [`${moment}: paint`, 'effect'])];
  return textTable([head, ...rows]);
}

/** The browser reports no interaction quicker than this. */
function paint(time: number): string {
  return time === 0 ? '< 16' : whole(time);
}

/** Progress, apart from the tables: a whole run takes many minutes. */
function report(text: string): void {
  console.error(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${text}`);
}
