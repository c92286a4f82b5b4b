import { expect, type Locator, type Page } from '@playwright/test';
import { conditionsOf } from '@/lib/tax/filing-check';
import { filingCheckWords, filingFormWords } from '@/content/filing-check';
import { lookupWords } from '@/content/lookup';
import { anchors } from '@/content/page-anchors';
import { pages } from '@/content/pages';
import { season } from './active-season';
import { test } from './fixtures';
import { sumShifts } from './in-page';
import { answerFor, answerOf, checkOf, chipOf, digitsField, lookupOf } from './income-tax-tools';

const whatsAppIn = (tool: Locator) => tool.locator('a[href*="wa.me"]').first();

/* An answer comes into view after the visitor's act, and the place that an address names stays where it is. */

test('at 360 × 640 a first tap on any row shows the verdict from its heading to its message, and the row stays @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(pages.incomeTax.path);
  const verdict = answerOf(checkOf(page)).first();
  for (const id of conditionsOf(season.thresholds)) {
    await chipOf(page, id, 'yes').click();
    await expect(verdict).toBeInViewport({ ratio: 0.95 });
    await expect(whatsAppIn(checkOf(page))).toBeInViewport({ ratio: 0.95 });
    await expect(whatsAppIn(checkOf(page)).locator('~ p').first()).toBeInViewport();
    await expect(chipOf(page, id, 'yes')).toBeInViewport({ ratio: 0.95 });
    await chipOf(page, id, 'no').click();
  }
  // A further answer that changes nothing leaves a kept verdict where it is.
  await chipOf(page, 'income', 'yes').click();
  await page.reload();
  await expect(verdict).toBeVisible();
  await chipOf(page, 'deposits', 'yes').click();
  await expect(whatsAppIn(checkOf(page))).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(filingCheckWords.ownReasons.deposits)),
  );
  await expect(chipOf(page, 'deposits', 'yes')).toBeInViewport({ ratio: 0.95 });
});

for (const { path } of [pages.home, pages.calendar])
  test(`${path}: on a small phone and beside a keyboard Enter shows the date and the button below it @desktop`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-27T10:00:00-05:00'));
    await page.goto(path);
    for (const [width, height, digits] of [
      [360, 640, '27'],
      [390, 380, '28'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await digitsField(page).fill(digits);
      await expect(answerFor(page, digits)).toBeAttached();
      await digitsField(page).press('Enter');
      await expect(lookupOf(page).locator('time').first()).toBeInViewport({ ratio: 0.95 });
      await expect(whatsAppIn(lookupOf(page))).toBeInViewport({ ratio: 0.95 });
    }
  });

test('beside a keyboard nothing scrolls while a figure is typed; Enter brings the verdict into view @desktop', async ({
  page,
}) => {
  // A smooth scroll to the field may still run when its place is read.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 380 });
  await page.goto(pages.incomeTax.path);
  await chipOf(page, 'income', 'unknown').click();
  const amount = checkOf(page).getByLabel(filingCheckWords.amount.label).first();
  await checkOf(page).getByText(filingFormWords.writeAmount).first().click();
  await amount.pressSequentially('7');
  const placeOf = () => amount.evaluate((field) => field.getBoundingClientRect().top);
  const before = await placeOf();
  await amount.pressSequentially('0 millones');
  const heading = answerOf(checkOf(page)).first();
  await expect(heading).toBeVisible();
  // The browser keeps the whole field in view by itself.
  expect(Math.abs((await placeOf()) - before)).toBeLessThan(20);
  await amount.press('Enter');
  await expect(heading).toBeInViewport({ ratio: 0.95 });
});

test('who got a letter finds it in the first screen, and after one tap the way to her WhatsApp @desktop @shipped', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pages.incomeTax.path);
  const door = page.locator(`#${anchors.check} > p`).locator('[href^="#pregunta-"]');
  expect((await door.boundingBox())?.y).toBeLessThan(900);
  await door.click();
  const exit = page.locator(`${await door.getAttribute('href')} a[href*="wa.me"]`);
  await expect(exit).toBeInViewport({ ratio: 1 });
});

test('with text twice as large the date is no smaller than the text @desktop', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pages.incomeTax.path);
  await digitsField(page).fill('27');
  const date = lookupOf(page).locator('time').first();
  await expect(date).toBeVisible();
  expect(await date.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThan(
    34,
  );
});

declare global {
  interface Window {
    /** Positions that the page was scrolled to. */
    positions: Set<number>;
  }
}

const ways = [
  [
    'the calendar',
    { width: 1440, height: 900 },
    pages.calendar.path,
    (page: Page) => lookupOf(page).getByRole('link', { name: lookupWords.over.cost }).first().click(),
  ],
  [
    'a link',
    { width: 360, height: 640 },
    pages.incomeTax.path,
    async (page: Page) => {
      await page.goto('about:blank');
      await page.goto(`${pages.incomeTax.path}?ag=${season.taxYear}#${anchors.late}`);
    },
  ],
] as const;

for (const [from, viewport, path, come] of ways)
  test(`who comes late from ${from} finds the calculator where it landed @desktop`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.clock.setFixedTime(new Date('2026-11-27T10:00:00-05:00'));
    await page.addInitScript(sumShifts);
    await page.addInitScript(() => {
      window.positions = new Set();
      addEventListener('scroll', () => window.positions.add(scrollY));
    });
    await page.goto(path);
    await digitsField(page).fill('27');
    await expect(answerFor(page, '27')).toBeVisible();
    await come(page);
    const place = page.locator(`#${anchors.late}`);
    await expect(answerFor(page, '27')).toBeVisible();
    await expect
      .poll(() => place.evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(96);
    expect(await place.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(60);
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02);
    // A smooth scroll to the place has dozens.
    expect(await page.evaluate(() => window.positions.size)).toBeLessThan(6);
  });
