import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page, Response } from 'playwright';
import { compressed } from '../weight';

export const kinds = ['HTML', 'CSS', 'JS', 'fonts', 'images', 'data'] as const;
type Kind = (typeof kinds)[number];

/** What a page asked for: how often, and compressed bytes of each kind. */
export type Traffic = { requests: number } & Record<Kind, number>;

/** Milliseconds after `load` in which everything that comes by itself has come: it has 3 s to start. */
const BY_ITSELF = 4000;

/** What a page fetches before `load`, and until it rests, with nobody touching it. */
export async function measureTraffic(
  browser: Browser,
  address: string,
): Promise<{ load: Traffic; idle: Traffic }> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  try {
    await page.goto(address, { waitUntil: 'load' });
    const early = await askedBeforeLoad(page);
    await delay(BY_ITSELF);
    await page.waitForLoadState('networkidle');
    const isEarly = (response: Response) => response.url() === page.url() || early.includes(response.url());
    return { load: await add(responses.filter(isEarly)), idle: await add(responses) };
  } finally {
    await page.close();
  }
}

function askedBeforeLoad(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const end = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < end)
      .map(({ name }) => name);
  });
}

async function add(responses: readonly Response[]): Promise<Traffic> {
  const traffic: Traffic = {
    requests: responses.length,
    HTML: 0,
    CSS: 0,
    JS: 0,
    fonts: 0,
    images: 0,
    data: 0,
  };
  for (const response of responses) {
    const type = response.headers()['content-type'] ?? '';
    const body = await response.body().catch(() => Buffer.alloc(0));
    // Fonts and pictures of dots are compressed already.
    traffic[kindOf(type)] += /^(font|image\/(?!svg))/.test(type) ? body.length : compressed(body);
  }
  return traffic;
}

function kindOf(type: string): Kind {
  if (type.startsWith('text/html')) return 'HTML';
  if (type.startsWith('text/css')) return 'CSS';
  if (type.includes('javascript')) return 'JS';
  if (type.startsWith('font/')) return 'fonts';
  return type.startsWith('image/') ? 'images' : 'data';
}
