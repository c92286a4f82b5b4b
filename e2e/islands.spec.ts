import type { Locator, Route } from '@playwright/test';
import { contactWords } from '@/content/contact';
import { incomeTaxWords } from '@/content/income-tax';
import { deadlineMarks } from '@/content/lookup';
import { pages } from '@/content/pages';
import { ana, expectTyped, fillIn, formSection, modalOf, modalTrigger, sendButton } from './contact';
import { expect, test } from './fixtures';
import { filesOf, holdScripts, shortenPauses } from './held-scripts';
import { season } from './active-season';

const SCRIPTS = '**/_next/static/on-load/**';
const pathOf = (route: Route) => new URL(route.request().url()).pathname;

test('no script or stylesheet is requested before `load`', async ({ page }) => {
  for (const { path } of Object.values(pages)) {
    await page.goto(path, { waitUntil: 'load' });
    /** Times at which files were requested, in milliseconds after `load`. */
    const fetched = () =>
      page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const files = performance.getEntriesByType('resource');
        return files
          .filter(({ name }) => /\/_next\/.*\.(js|css)/.test(name))
          .map(({ startTime }) => startTime - (navigation?.loadEventStart ?? 0));
      });
    await expect.poll(fetched).not.toEqual([]);
    expect((await fetched()).filter((start) => start < 0)).toEqual([]);
  }
});

test('the tables mark passed dates although no tool ever arrives', async ({ page }) => {
  await page.clock.setFixedTime(new Date(`${season.year + 1}-01-02T10:00:00-05:00`));
  const first = await filesOf(page, 'main', pages.calendar.path);
  await page.route(SCRIPTS, (route) => (first.includes(pathOf(route)) ? route.continue() : undefined));
  await page.goto(pages.calendar.path);
  const dates = page.locator('td').filter({ has: page.locator('time') });
  const mark = () => dates.first().evaluate((cell) => getComputedStyle(cell, '::after').content);
  await expect.poll(mark).toBe(`"${deadlineMarks.past}"`);
});

/** Ways in which scripts fail, and the error that the console reports. */
const failures: readonly (readonly [
  name: string,
  isFailing: (isFirst: boolean) => boolean,
  fail: (route: Route) => Promise<void>,
  said: RegExp,
])[] = [
  ['tools fail to load', (isFirst) => !isFirst, (route) => route.abort(), /net::ERR_FAILED/],
  ['on-load script fails to load', (isFirst) => isFirst, (route) => route.abort(), /net::ERR_FAILED/],
  [
    'tools are a syntax error to an old browser',
    (isFirst) => !isFirst,
    (route) => route.fulfill({ body: 'for', contentType: 'text/javascript' }),
    /./,
  ],
];
for (const [name, isFailing, fail, said] of failures) {
  test(`if the ${name}, each form says so and passes what was typed on to WhatsApp`, async ({
    page,
    consoleErrors,
  }) => {
    if (said.source === '.') consoleErrors.allow(said);
    else consoleErrors.expect(said);
    await shortenPauses(page);
    const first = await filesOf(page, 'main', '/');
    await page.context().route(/wa\.me/, (route) => route.fulfill({ body: '' }));
    const release = await holdScripts(page, {
      isHeld: (path) => isFailing(first.includes(path)),
      answer: fail,
    });
    /** Expects that phone, email and WhatsApp replace the button, and that the chat begins with these texts. */
    const expectWays = async (form: Locator, texts: readonly string[]) => {
      const ways = form.getByRole('alert');
      await expect(ways).toContainText(contactWords.unavailable);
      await expect(sendButton(form)).toBeHidden();
      await expectTyped(form, { ...ana, services: [] });
      const chat = page.waitForEvent('popup');
      await ways.getByRole('link', { name: contactWords.direct.whatsapp }).click();
      const message = new URL((await chat).url()).searchParams.get('text');
      for (const text of texts) expect(message).toContain(text);
    };

    await page.goto(pages.incomeTax.path, { waitUntil: 'domcontentloaded' });
    const service = (await modalTrigger(page).getAttribute('data-services')) ?? 'none given';
    await modalTrigger(page).click();
    await fillIn(modalOf(page), { ...ana, services: [] });
    await sendButton(modalOf(page)).click();
    await release();
    await expectWays(modalOf(page), [service, ana.name, ana.phone, ana.email, ana.message]);
    if (isFailing(true)) {
      // Without the on-load script a link to the form takes the place of the modal's button.
      await page.keyboard.press('Escape');
      await page.getByRole('main').getByRole('link', { name: incomeTaxWords.talk.contact }).click();
      await expect(page).toHaveURL('/#contact');
    } else await page.goto('/#contact');

    // Nothing was typed in this form, so its fields, which nobody could send, are gone.
    await expect(formSection(page).getByRole('alert')).toContainText(contactWords.unavailable);
    await expect(formSection(page).getByRole('textbox')).toHaveCount(0);
  });
}
