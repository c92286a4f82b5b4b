import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { OPENS } from '@/components/dom/attributes';
import { pages } from '@/content/pages';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { HelpfulError, main } from '../../scripts/lib/main.mjs';
import { buildSite } from '../../scripts/lib/run.mjs';
import { phone } from '../pages';
import { compressed } from '../transfer-size';
import { serve } from './sites';

/*
 * Usage: `npm run bench [-- modal verdict lookup menu load] [--runs 7] [--against ../former/out]`.
 * Measures the time from a tap to its answer, and what a page loads until it is idle (`load`). Another export takes turns with this one, so that a busy machine slows down both.
 * Close other programs, and read ratios rather than times.
 */

type Figures = Readonly<Record<string, number>>;
type Touch = readonly [path: string, target: string, effect: string, keys?: string];

const [income, calendar] = [pages.incomeTax.path, pages.calendar.path];

/** The tapped element, the one that is visible once it is answered, and the keys that are pressed in between. */
const touches: Readonly<Record<string, Touch>> = {
  modal: [income, `main [${OPENS}]`, 'dialog[open] [name=message]'],
  verdict: [income, '#filing-check label:has([type=radio])', '#filing-check [data-answer]'],
  lookup: [calendar, '#date-lookup-digits', '.DateLookup_result time', '27'],
  menu: [pages.home.path, '[popovertarget=menu]', '#menu:popover-open'],
};

/** Milliseconds after `load`: before the tools start, while they start, and after. */
const moments = [300, 1_000, 3_000];

await main(async () => {
  const parts = [...Object.keys(touches), 'load'];
  const usage = `Uso: npm run bench -- [${parts.join('] [')}] [--runs 7] [--against carpeta]`;
  const options = {
    runs: { type: 'string', default: '7' },
    against: { type: 'string', default: '' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const asked = positionals.length === 0 ? parts : positionals;
  if (!asked.every((part) => parts.includes(part))) throw new HelpfulError(usage);
  const executablePath = await ensureBrowser();
  if ((await buildSite()) !== 0) throw new HelpfulError('No hay sitio que medir: el motivo está arriba.');

  const runs = Number(values.runs);
  const served = { site: await serve('out', 'site') };
  const sites = values.against ? { former: await serve(values.against, 'former'), ...served } : served;
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
  });
  /** Measures the sites in turn, and prints the medians. */
  const compare = async (what: string, measure: (url: string) => Promise<Figures>) => {
    const found: Record<string, Record<string, number[]>> = {};
    for (let round = 0; round < runs; round += 1)
      for (const [name, { url }] of Object.entries(sites))
        for (const [figure, value] of Object.entries(await measure(url)))
          ((found[name] ??= {})[figure] ??= []).push(value);
    const medians = ([name, figures]: [string, Record<string, number[]>]) =>
      [
        name,
        Object.fromEntries(Object.entries(figures).map(([figure, all]) => [figure, median(all)])),
      ] as const;
    console.log(`\n${what}`);
    console.table(Object.fromEntries(Object.entries(found).map(medians)));
  };
  for (const [what, touch] of Object.entries(touches).filter(([name]) => asked.includes(name)))
    await compare(`${what}: ms from the tap to the answer, by ms after load`, async (url) => {
      const times: Record<string, number> = {};
      for (const moment of moments) times[`at ${moment}`] = await measureTouch(browser, url, touch, moment);
      return times;
    });
  for (const { path } of asked.includes('load') ? Object.values(pages) : [])
    await compare(`${path}: until idle`, (url) => measureLoad(browser, url + path));
  await browser.close();
  await Promise.all(Object.values(sites).map((each) => each.close()));
});

/** Requests and compressed bytes until a page is idle, and the heap after a collection. */
async function measureLoad(browser: Browser, address: string): Promise<Figures> {
  const page = await browser.newPage({ viewport: phone, hasTouch: true, isMobile: true });
  const session = await page.context().newCDPSession(page);
  const bytes: Record<string, number> = { document: 0, script: 0 };
  let requests = 0;
  page.on('response', async (response) => {
    requests += 1;
    const kind = response.request().resourceType();
    if (kind in bytes) bytes[kind] = (bytes[kind] ?? 0) + compressed(await response.body());
  });
  await page.goto(address, { waitUntil: 'load' });
  // Tools start a second and a half after `load`, one by one.
  await delay(5_000);
  await page.waitForLoadState('networkidle');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await page.close();
  return { requests, HTML: bytes.document ?? 0, script: bytes.script ?? 0, 'heap, MB': usedSize / 1e6 };
}

/** Milliseconds from the tap to the painted answer, on a first visit with a slow phone at 1.6 Mbit/s. */
async function measureTouch(
  browser: Browser,
  url: string,
  [path, target, effect, keys = '']: Touch,
  moment: number,
): Promise<number> {
  const page = await browser.newPage({ viewport: phone, hasTouch: true, isMobile: true });
  const session = await page.context().newCDPSession(page);
  const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    for (const act of ['pointerdown', 'keydown'])
      addEventListener(act, ({ timeStamp }) => Object.assign(window, { touched: timeStamp }));
  });
  await page.goto(url + path, { waitUntil: 'load' });
  const ready = delay(moment);
  const element = page.locator(target).filter({ visible: true }).first();
  await element.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  const answer = page.waitForFunction(
    (selector) => {
      const since = Number(Reflect.get(window, 'touched'));
      const isShown = [...document.querySelectorAll(selector)].some((each) => each.checkVisibility());
      return isShown && performance.now() - since;
    },
    effect,
    { polling: 'raf' },
  );
  await ready;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  for (const key of keys) await page.keyboard.press(key);
  // A tap that is never answered counts as the longest wait.
  const measured = await answer.then((found) => found.jsonValue()).catch(() => 30_000);
  await page.close();
  return Math.round(Number(measured));
}

function median(values: readonly number[]): number {
  const value = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
  return Number(value.toFixed(value < 10 ? 3 : 0));
}
