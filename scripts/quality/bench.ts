import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { pages } from '@/content/pages';
import { createFaultyApi } from '@/e2e/faulty-api';
import { ensureBrowser } from '../lib/browser.mjs';
import { loadSettings, readSettings } from '../lib/env';
import { HelpfulError, main } from '../lib/main.mjs';
import { npm } from '../lib/run.mjs';
import { textTable } from '../lib/table.mjs';
import { startPreviewServer } from '../run/preview-server';
import { interactions, measureInteraction, moments } from './bench/interactions';
import { visit, type Visit } from './bench/lighthouse';
import { buildEmptyExport, writeFloor } from './bench/sites';

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
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const visits = new Map<string, Visit[]>();
    // Round by round, so that a busy moment of the machine falls on all alike.
    for (let round = 1; round <= rounds; round += 1) {
      for (const [name, { url }] of Object.entries(sites)) {
        for (const path of name === 'empty' ? ['/'] : paths) {
          report(`Lighthouse: ${name} ${path}, ${round} of ${rounds}`);
          visits.set(name + path, [
            ...(visits.get(name + path) ?? []),
            await visit(executablePath, url + path),
          ]);
        }
      }
    }
    for (const path of paths) {
      const [empty, floor, site] = ['empty/', `floor${path}`, `site${path}`].map(
        (key) => visits.get(key) ?? [],
      );
      console.log(`${pageTable(path, empty, floor, site)}\n`);
    }
    console.log(await interactionTable(browser, sites.site.url, Math.ceil(rounds / 2)));
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
  report('build: the site, if it changed, and an empty export');
  // Its output is progress: the tables alone go to the standard output.
  const code = await npm(['run', '--silent', 'build', '--', '--if-changed'], { output: 2 });
  if (code !== 0) throw new HelpfulError('El sitio no se pudo construir: el motivo está arriba.');
  const api = createFaultyApi(join(folder, 'leads.db'));
  return {
    empty: await startPreviewServer({ folder: await buildEmptyExport(join(folder, 'empty')) }),
    floor: await startPreviewServer({ folder: writeFloor('out', join(folder, 'floor')) }),
    site: await startPreviewServer({ api }),
  };
}

/** How soon each interaction is answered, at each of its moments. */
async function interactionTable(browser: Browser, url: string, times: number): Promise<string> {
  const rows: string[][] = [
    ['ms, CPU 4× slower', ...moments.flatMap((moment) => [`${moment}: paint`, 'effect'])],
  ];
  for (const interaction of interactions) {
    const row = [interaction.name];
    for (const moment of moments) {
      report(`interaction: ${interaction.name}, ${moment}`);
      const found: Awaited<ReturnType<typeof measureInteraction>>[] = [];
      while (found.length < times) found.push(await measureInteraction(browser, url, interaction, moment));
      const paint = median(found.map((each) => each.paint));
      // The browser reports no interaction quicker than this.
      row.push(paint === 0 ? '< 16' : shown(paint), shown(median(found.map(({ effect }) => effect))));
    }
    rows.push(row);
  }
  return textTable(rows);
}

/** The table of one page: the empty export, the floor, the site, and the site beside each. */
function pageTable(title: string, ...sites: (readonly Visit[] | undefined)[]): string {
  const names = Object.keys(sites.at(-1)?.[0] ?? {});
  const rows = names.map((name) => {
    const medians = sites.map((visits = []) => median(visits.map((each) => each[name] ?? NaN)));
    const [a = NaN, b = NaN, own = NaN] = medians;
    return [
      name,
      ...medians.map((value) => shown(value)),
      ...[own / a, own / b].map((ratio) => shown(ratio, 2)),
    ];
  });
  return textTable([[title, 'empty (a)', 'floor (b)', 'site', '÷ (a)', '÷ (b)'], ...rows]);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

function shown(value = NaN, digits = value > 0 && value < 1 ? 3 : 0): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '·';
}

/** Progress, apart from the tables: a whole run takes many minutes. */
function report(text: string): void {
  console.error(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${text}`);
}
