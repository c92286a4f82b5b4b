import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { pages } from '@/content/pages';
import { readArguments } from '../../scripts/lib/arguments';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { HelpfulError, main } from '../../scripts/lib/main.mjs';
import { runScript } from '../../scripts/lib/run.mjs';
import { phone } from '../pages';
import { buildEmptyExport, serve, visit, withoutScript } from './sites';

/*
 * Usage: `npm run bench [-- modal verdict lookup menu lighthouse] [--runs 7]`.
 * Measures the time from a tap to its answer. Lighthouse compares the site with an empty export of the same Next (a) and
 * with its own pages without script (b). Close other programs, and read ratios rather than times.
 */

type Touch = readonly [path: string, target: string, effect: string, keys?: string];

const [income, calendar] = [pages.incomeTax.path, pages.calendar.path];

/** What is tapped, what is visible once it is answered, and the keys that are pressed in between. */
const touches: Readonly<Record<string, Touch>> = {
  modal: [income, 'main [command=show-modal]', 'dialog[open] [name=message]'],
  verdict: [income, '#filing-check label:has([type=radio])', '#filing-check [data-answer]'],
  lookup: [calendar, '#date-lookup-digits', '#date-lookup time', '27'],
  menu: [pages.home.path, '[popovertarget=menu]', '#menu:popover-open'],
};

await main(async () => {
  const parts = [...Object.keys(touches), 'lighthouse'];
  const usage = `Uso: npm run bench -- [${parts.join('] [')}] [--runs 7]`;
  const { values, positionals } = readArguments(usage, { runs: { type: 'string', default: '7' } }, true);
  const asked = positionals.length === 0 ? parts : positionals;
  if (!asked.every((part) => parts.includes(part))) throw new HelpfulError(usage);
  const executablePath = await ensureBrowser();
  if ((await runScript('site')) !== 0)
    throw new HelpfulError('No hay sitio que medir: el motivo está arriba.');

  const runs = Number(values.runs);
  const site = await serve('out', 'site');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  for (const [what, touch] of Object.entries(touches).filter(([name]) => asked.includes(name)))
    // Milliseconds after `load`: one before the framework starts, one after.
    for (const moment of [300, 3_000]) {
      const times: number[] = [];
      while (times.length < runs) times.push(await measureTouch(browser, site.url, touch, moment));
      console.log(`${what}, ${moment} ms: ${median(times)} of ${times.join(' ')}`);
    }
  await browser.close();
  if (!asked.includes('lighthouse')) return site.close();

  const empty = await serve(await buildEmptyExport(), 'a');
  const floor = await serve('out', 'b', withoutScript);
  for (const { path } of Object.values(pages)) {
    const addresses = { 'empty (a)': `${empty.url}/`, 'floor (b)': floor.url + path, site: site.url + path };
    const found: Record<string, Record<string, number[]>> = {};
    // The sites take turns, so that a busy machine slows down all of them.
    for (let round = 0; round < runs; round += 1)
      for (const [name, address] of Object.entries(addresses))
        for (const [what, value] of Object.entries(await visit(executablePath, address)))
          ((found[name] ??= {})[what] ??= []).push(value);
    console.log(`\n${path}`);
    console.table(
      Object.fromEntries(
        Object.entries(found).map(([name, rows]) => [
          name,
          Object.fromEntries(Object.entries(rows).map(([what, all]) => [what, median(all)])),
        ]),
      ),
    );
  }
  await Promise.all([empty.close(), floor.close(), site.close()]);
});

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
  return Math.round(Number(await (await answer).jsonValue().finally(() => page.close())));
}

function median(values: readonly number[]): number {
  const value = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
  return Number(value.toFixed(value < 1 ? 3 : 0));
}
