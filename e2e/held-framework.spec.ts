import type { Page } from '@playwright/test';
import { contactWords } from '@/content/contact';
import { deadlineMarks } from '@/content/lookup';
import { incomeTaxWords } from '@/content/income-tax';
import { pages } from '@/content/pages';
import { ana, fillIn, formSection, modalOf, modalTrigger, sendButton } from './contact';
import { expect, test } from './fixtures';
import { answerFor } from './date-lookup';
import { season } from './built-season';
import { answerAll } from './tools';
import { firstLoadScripts } from './weight';

/** Whether anything of the framework has run. */
const isRunning = (page: Page) => page.evaluate(() => 'next' in window);

test('nothing of the framework is fetched before a page is loaded', async ({ page }) => {
  for (const { path } of Object.values(pages)) {
    await page.goto(path, { waitUntil: 'load' });
    const early = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime, name }) => startTime < loaded && /\/_next\/.*\.(js|css)/.test(name))
        .map(({ name }) => name);
    });
    expect(early).toEqual([]);
    // The chunk is put back where the page requests it.
    const fetched = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await expect
      .poll(async () => (await fetched()).filter((name) => /\/_next\/.*\.js/.test(name)))
      .not.toEqual([]);
  }
});

test('the tables mark on load which dates have passed, without the framework', async ({ page }) => {
  await page.clock.setFixedTime(new Date(`${season.year + 1}-01-02T10:00:00-05:00`));
  await page.route('**/_next/static/chunks/**', () => undefined);
  await page.goto(pages.calendar.path);
  const dates = page.locator('td').filter({ has: page.locator('time') });
  const mark = () => dates.first().evaluate((cell) => getComputedStyle(cell, '::after').content);
  await expect.poll(mark).toBe(`"${deadlineMarks.past}"`);
});

/** Holds back the framework's deferred start. */
async function holdBackStart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const soon = (work: TimerHandler, after = 0, ...values: unknown[]) =>
      after < 1_000 ? setTimeout(work, after, ...values) : 0;
    window.setTimeout = soon as typeof window.setTimeout;
  });
}

test('a question in the address is answered at once', async ({ page }) => {
  await holdBackStart(page);
  await page.goto(`${pages.calendar.path}?digitos=27`);
  await expect(answerFor(page, '27')).toBeVisible();
});

/** Visits a page. @returns addresses of its first-load scripts, and of what it has requested so far */
async function visit(page: Page, path: string) {
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).pathname));
  // Read from the response, because Playwright's `evaluate` counts as a click.
  const response = await page.goto(path, { waitUntil: 'commit' });
  return { scripts: firstLoadScripts((await response?.text()) ?? ''), requested };
}

test('the rules that come with the data dress all as the whole stylesheets would, which nobody fetches', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { requested } = await visit(page, pages.incomeTax.path);
  await answerAll(page);
  await modalTrigger(page).click();
  await expect(sendButton(modalOf(page))).toBeEnabled();
  await sendButton(modalOf(page)).click();
  await expect(modalOf(page).getByText(contactWords.errors.nameRequired)).toBeVisible();
  expect([...requested].filter((path) => path.includes('/static/css/'))).toEqual([]);
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const differing = await page.evaluate(async () => {
    const looks = () =>
      [...document.querySelectorAll('main *, dialog *')].map((element) => {
        const style = getComputedStyle(element);
        const names = Array.from(style).filter((name) => !name.startsWith('--'));
        return names.map((name) => `${element.className} ${name}: ${style.getPropertyValue(name)}`);
      });
    const dressed = looks();
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[disabled]')];
    const loaded = links.map((link) => new Promise((load) => (link.onload = load)));
    for (const link of links) link.disabled = false;
    await Promise.all(loaded);
    document.adoptedStyleSheets = [];
    await document.fonts.ready;
    return looks().flatMap((look, index) => look.filter((value, at) => value !== dressed[index]?.[at]));
  });
  expect(differing).toEqual([]);
});

test('a press that begins before the script came and ends after it opens the modal', async ({ page }) => {
  await page.goto(pages.incomeTax.path);
  await modalTrigger(page).hover();
  await page.mouse.down();
  await expect.poll(() => isRunning(page)).toBe(true);
  await page.mouse.up();
  await expect(modalOf(page)).toBeVisible();
});

for (const script of ['chunks', 'on-load']) {
  test(`where the script of ${script}/ does not arrive, an opened modal leads to the form, and that to the direct ways`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/net::ERR_FAILED/);
    await page.route(`**/_next/static/${script}/**`, (route) => route.abort());
    await page.goto(pages.incomeTax.path);
    const link = page.getByRole('main').getByRole('link', { name: incomeTaxWords.talk.contact });
    await modalTrigger(page).or(link).click();
    await expect(page).toHaveURL('/#contact');

    const form = formSection(page);
    const direct = form.getByRole('link', { name: contactWords.direct.whatsapp });
    await fillIn(form, ana);
    await sendButton(form).click();
    await expect(direct).toHaveCount(2);
    await expect(direct.last()).toBeVisible();
  });
}
