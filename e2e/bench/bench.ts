import { join } from 'node:path';
import { chromium } from 'playwright';
import { pages } from '@/content/pages';
import { createFaultyApi } from '@/e2e/faulty-api';
import { interactions, measureInteraction, moments } from './interactions';
import { measureNavigation } from './navigation';
import { slowNetwork } from './slow-network';
import { readArguments } from '../../scripts/lib/arguments';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { checks } from '../../scripts/lib/checks.mjs';
import { readSettings } from '../../scripts/lib/env';
import { HelpfulError, main } from '../../scripts/lib/main.mjs';
import { npm } from '../../scripts/lib/run.mjs';
import { startPreviewServer } from '../../scripts/run/preview-server';
import { visit, type Visit } from './lighthouse';
import { buildEmptyExport, writeFloor } from './sites';

/*
 * npm run bench [-- --runs 5]
 * Measures the site beside an empty export of the same Next (a) and beside its own pages without any
 * script (b). It takes its time: close what else keeps the machine busy, and read ratios rather than times.
 */
const folder = join('.run', 'bench');

await main(async () => {
  const runs = { type: 'string', default: '5' } as const;
  const rounds = Number(readArguments('Uso: npm run bench -- [--runs 5]', { runs }).values.runs);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new HelpfulError('Escribe cuántas veces medir, como --runs 5.');
  }
  const browser = await ensureBrowser();
  const sites = await prepareSites();
  const slow = await slowNetwork(sites.site.url);
  try {
    console.table(await measureInteractions(browser, sites.site.url, Math.ceil(rounds / 2)));
    console.table(await measureLink(browser, slow.url, rounds));
    for (const { path } of Object.values(pages)) {
      const visits: Record<keyof typeof sites, Visit[]> = { empty: [], floor: [], site: [] };
      // Round by round, so that a busy moment of the machine falls on all alike.
      for (let round = 1; round <= rounds; round += 1) {
        console.error(`Lighthouse: ${path}, ${round} of ${rounds}`);
        visits.empty.push(await visit(browser, `${sites.empty.url}/`));
        visits.floor.push(await visit(browser, sites.floor.url + path));
        visits.site.push(await visit(browser, sites.site.url + path));
      }
      console.log(`\n${path}`);
      console.table(compared(visits));
    }
  } finally {
    slow.close();
    await Promise.all(Object.values(sites).map((server) => server.close()));
  }
});

async function prepareSites() {
  if (readSettings().basePath !== '') {
    throw new HelpfulError('Mide el sitio en la raíz de su dirección: sin NEXT_PUBLIC_BASE_PATH.');
  }
  const log = join(folder, 'build.log');
  if ((await npm(checks.build, { log })) !== 0) throw new HelpfulError(`No se pudo construir: ${log}`);
  return {
    empty: await startPreviewServer({ folder: await buildEmptyExport(join(folder, 'empty')) }),
    floor: await startPreviewServer({ folder: writeFloor('out', join(folder, 'floor')) }),
    site: await startPreviewServer({ api: createFaultyApi(join(folder, 'leads.db')) }),
  };
}

/** How soon each interaction is answered, at each of its moments, in milliseconds with a CPU four times slower. */
async function measureInteractions(executablePath: string, url: string, times: number) {
  const browser = await launch(executablePath);
  const table: Record<string, Record<string, number | string>> = {};
  for (const interaction of interactions) {
    const row: Record<string, number | string> = {};
    for (const moment of moments) {
      console.error(`interaction: ${interaction.name}, ${moment}`);
      const found: Awaited<ReturnType<typeof measureInteraction>>[] = [];
      while (found.length < times) found.push(await measureInteraction(browser, url, interaction, moment));
      // The browser reports no interaction quicker than this.
      row[`${moment}: paint`] = median(found.map(({ paint }) => paint)) || '< 16';
      row[`${moment}: effect`] = median(found.map(({ effect }) => effect));
    }
    table[interaction.name] = row;
  }
  await browser.close();
  return table;
}

/** How soon a tapped link shows the other page, in milliseconds: plainly, and made ahead as the site has it. */
async function measureLink(executablePath: string, url: string, times: number) {
  const browser = await launch(executablePath);
  const [plain, ahead]: [number[], number[]] = [[], []];
  while (ahead.length < times) {
    console.error(`link, ${ahead.length + 1} of ${times}`);
    plain.push(await measureNavigation(browser, url, false));
    ahead.push(await measureNavigation(browser, url, true));
  }
  await browser.close();
  return { link: { plain: median(plain), 'made ahead': median(ahead) } };
}

function launch(executablePath: string) {
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

/** The empty export, the floor, the site, and the site beside each. */
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
