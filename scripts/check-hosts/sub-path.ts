import { chromium, type Page } from 'playwright';
import { contactWords } from '@/content/contact';
import { layoutWords } from '@/content/layout';
import { lookupWords } from '@/content/lookup';
import { pages } from '@/content/pages';
import { findBrowser } from '../setup/browser.mjs';
import { startPreviewServer } from '../preview-server';
import { createApiStandIn } from '../api-stand-in';

/**
 * Walks through an export that was built for a folder (`/mi-sitio`, as GitHub Pages serves a
 * project) in a browser and uses what is there: whatever asks for something outside the folder, is not there, or is
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
    await tryOut(page, `${server.url}${basePath}`, problems);
    if (standIn.received('contact').length !== 1) problems.push('the form did not send one contact');

    const missing = await page.goto(`${server.url}${basePath}/no-existe`);
    if (missing?.status() !== 404) problems.push(`${basePath}/no-existe answers ${missing?.status()}`);
    // The browser itself reports a page that comes with status 404, and while one page's head gives way to
    // another's it may look for an icon where hosts once had theirs.
    const own = [`${basePath}/no-existe)`, `${basePath}/no-existe answers 404`, `${server.url}/favicon.ico)`];
    return problems.filter((problem) => !own.some((address) => problem.endsWith(address)));
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
  await lookAtHead(page, address, basePath, problems);
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').length;
  });
  if (fonts === 0) problems.push(`${address} loads none of its fonts`);
}

/** The page's own address and its picture, as others read them: absolute, within the folder, and there. */
async function lookAtHead(page: Page, address: string, basePath: string, problems: string[]): Promise<void> {
  const { origin, pathname } = new URL(address);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  const picture = await page.locator('meta[property="og:image"]').first().getAttribute('content');
  if (new URL(canonical ?? '', origin).pathname !== pathname.replace(/\/$/, ''))
    problems.push(`${address} says that its address is ${canonical}`);
  const { pathname: file } = new URL(picture ?? '', origin);
  const response = await page.request.get(origin + file);
  const isPicture = response.headers()['content-type']?.startsWith('image/') ?? false;
  if (!file.startsWith(`${basePath}/`) || !isPicture)
    problems.push(`${address} has a share picture that is not there: ${picture}`);
}

/** The menu of a phone, the date lookup with its file, the modal and its form. */
async function tryOut(page: Page, home: string, problems: string[]): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${home}${pages.calendar.path}`);
  await page.getByRole('button', { name: layoutWords.menu }).click();
  const menu = page.getByRole('navigation', { name: layoutWords.mainNavigation });
  await menu.locator(`a[href$="${pages.incomeTax.path}"]`).click();
  await page.waitForURL(`${home}${pages.incomeTax.path}`);

  await page.getByRole('textbox', { name: lookupWords.label }).fill('27');
  const reminder = page.locator('a[href$=".ics"]').first();
  await reminder.waitFor();
  const file = new URL((await reminder.getAttribute('href')) ?? '', page.url());
  const type = (await page.request.get(file.href)).headers()['content-type'] ?? 'nothing';
  if (!type.startsWith('text/calendar')) problems.push(`${file.pathname} is ${type}`);

  await page.getByRole('button', { name: contactWords.heading, exact: true }).click();
  const modal = page.getByRole('dialog', { name: contactWords.heading });
  await modal.getByLabel(contactWords.fields.name.label).fill('Ana');
  await modal.getByLabel(contactWords.fields.phone.label).fill('3001234567');
  await modal.getByLabel(contactWords.fields.email.label).fill('ana@correo.example');
  await modal.getByRole('button', { name: contactWords.submit }).click();
  await page.getByRole('dialog', { name: contactWords.dialogs.success.title }).waitFor();
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
