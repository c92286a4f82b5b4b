import { chromium, type Page } from 'playwright';
import { pages } from '@/content/pages';
import { findBrowser } from '../setup/browser.mjs';
import { startPreviewServer } from '../preview-server';
import { createApiStandIn } from '../api-stand-in';

/**
 * Walks through an export that was built for a folder (`/mi-sitio`, as GitHub Pages serves a
 * project) in a browser: whatever asks for something outside the folder, is not there, or is
 * blocked by the page's own policy, is named.
 */
export async function subPathProblems(
  folder: string,
  basePath: string,
  leadsFile: string,
): Promise<string[]> {
  const standIn = createApiStandIn({ leadsFile, log: () => undefined });
  const server = await startPreviewServer({ folder, basePath, standIn });
  const browser = await chromium.launch({
    executablePath: findBrowser(chromium.executablePath()),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    watch(page, server.url, basePath, problems);
    for (const { path } of Object.values(pages))
      await look(page, `${server.url}${basePath}${path}`, basePath, problems);
    await navigate(page, `${server.url}${basePath}`, problems);

    const missing = await page.goto(`${server.url}${basePath}/no-existe`);
    if (missing?.status() !== 404) problems.push(`${basePath}/no-existe answers ${missing?.status()}`);
    // The browser itself reports a page that comes with status 404.
    return problems.filter(
      (problem) => !problem.includes(`${basePath}/no-existe`) || problem.includes('answers 2'),
    );
  } finally {
    await browser.close();
    await server.close();
  }
}

function watch(page: Page, url: string, basePath: string, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== url || pathname.startsWith('/api/')) return;
    if (!`${pathname}/`.startsWith(`${basePath}/`))
      problems.push(`${pathname} was asked for, outside ${basePath}`);
    else if (response.status() >= 400) problems.push(`${pathname} answers ${response.status()}`);
  });
}

async function look(page: Page, address: string, basePath: string, problems: string[]): Promise<void> {
  await page.goto(address);
  await page.mouse.move(200, 200);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  const strayed = await page.$$eval(
    'a[href], link[href], img[src], script[src], source[srcset]',
    (elements, base) =>
      elements
        .flatMap((element) => ['href', 'src', 'srcset'].map((name) => element.getAttribute(name) ?? ''))
        .filter((value) => value.startsWith('/') && !`${value}/`.startsWith(`${base}/`)),
    basePath,
  );
  for (const value of strayed) problems.push(`${address} has an address outside ${basePath}: ${value}`);
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').length;
  });
  if (fonts === 0) problems.push(`${address} loads none of its fonts`);
}

/** From page to page by their links, without the browser loading a page anew, and back. */
async function navigate(page: Page, home: string, problems: string[]): Promise<void> {
  await page.goto(`${home}/`);
  await page.mouse.move(210, 210);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { sameLoad: true }));
  for (const { path } of [pages.incomeTax, pages.calendar]) {
    await page.locator(`footer a[href$="${path}"]`).click();
    await page.waitForURL(`${home}${path}`);
  }
  await page.goBack();
  await page.waitForURL(home + pages.incomeTax.path);
  const isSameLoad = await page.evaluate(() => 'sameLoad' in window);
  if (!isSameLoad) problems.push('the links load pages anew instead of navigating');
}
