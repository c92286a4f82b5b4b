import { incomeTaxWords } from '@/content/income-tax';
import { offerWords } from '@/content/offer';
import { anchors } from '@/content/page-anchors';
import { pages } from '@/content/pages';
import { isAsShipped } from '@/content/site';
import { pageSeasons } from '@/lib/words/active-season';
import { conditionsOf, type Answer, type ConditionId } from '@/lib/tax/filing-check';
import { expect, test } from './fixtures';
import { sumShifts } from './in-page';
import { season } from './active-season';
import { answerConditions, answerOf, checkOf, chipOf, tabOf } from './income-tax-tools';

/** Phones, with the most pixels at which the first answers end. */
const phones = [
  { width: 320, height: 640, end: 690 },
  { width: 360, height: 640, end: 620 },
  { width: 390, height: 844, end: 600 },
];

test('on phones the first answers end by 690, 620 and 600 px, and a kept case adds 28 px at most @desktop @shipped', async ({
  page,
}) => {
  // React would report that its text was changed before hydration.
  await page.route('**/_next/static/on-load/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto(pages.incomeTax.path);
  const first = () =>
    page
      .getByRole('radiogroup')
      .first()
      .evaluate(async (group) => {
        // The page looks at the clock again, as when a visitor returns to its tab.
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        await document.fonts.ready;
        return group.getBoundingClientRect().bottom + scrollY;
      });
  const onPhones = async (measure: () => Promise<number>) => {
    const found: number[] = [];
    for (const { width, height } of phones) {
      await page.setViewportSize({ width, height });
      found.push(await measure());
    }
    return found;
  };
  const before = await onPhones(first);
  await page.evaluate((year) => {
    const told = { at: Date.now(), year, digits: '27', years: {} };
    localStorage.setItem('caso', JSON.stringify(told));
  }, `${season.taxYear}`);
  await page.reload();
  // A returning visitor sees one more line.
  for (const [index, end] of (await onPhones(first)).entries())
    expect(end - (before[index] ?? 0)).toBeLessThanOrEqual(28);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  // The days are one in January, one on which some dates have passed, and one after the last date, each for every tab.
  const lowest = async () => {
    let most = 0;
    for (const { taxYear } of pageSeasons()) {
      await tabOf(page, taxYear).check();
      for (const { year } of pageSeasons())
        for (const day of ['01-02', '09-20', '11-22']) {
          await page.clock.setFixedTime(new Date(`${year}-${day}T10:00:00-05:00`));
          most = Math.max(most, await first());
        }
    }
    return most;
  };
  for (const [index, end] of (await onPhones(lowest)).entries())
    expect(end).toBeLessThanOrEqual(phones[index]?.end ?? 0);
});

test('the income tax page is no longer than 6,400 px on a phone and 5,300 px on a wide screen, and its last step begins with her card @desktop', async ({
  page,
}) => {
  await page.goto(pages.incomeTax.path);
  const ask = page.getByRole('main').getByRole('link', { name: offerWords.note.ask });
  for (const [width, height] of [
    [1440, 5_300],
    [390, 6_400],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    // An owner may write more.
    if (!isAsShipped) continue;
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
    const top = await ask.evaluate((link) => link.getBoundingClientRect().top + scrollY);
    expect(top).toBeLessThanOrEqual(1_750);
  }
  // On the phone its WhatsApp button is in view with the heading.
  const step = page.locator(`#${anchors.review}`);
  const [start, button] = await Promise.all([
    step.boundingBox(),
    step.getByRole('link', { name: incomeTaxWords.talk.whatsapp }).boundingBox(),
  ]);
  expect((button?.y ?? Infinity) - (start?.y ?? 0)).toBeLessThanOrEqual(360);
});

for (const [verdict, given, tag] of [
  ['a yes', { equity: 'yes', income: 'yes' }, '@desktop'],
  ['a no', Object.fromEntries(conditionsOf(season.thresholds).map((id) => [id, 'no'])), '@finger'],
] as const) {
  test(`a returning visitor finds ${verdict} without a layout shift ${tag}`, async ({ page }) => {
    if (season.thresholds.length === 0) return;
    await page.goto(pages.incomeTax.path);
    await answerConditions(page, given);
    const answer = answerOf(checkOf(page));
    await expect(answer).toBeVisible();
    // An answer is stored once the tapped chip is painted.
    const stored = () => page.evaluate(() => Object.values(localStorage).join());
    for (const [id, value] of Object.entries(given))
      await expect.poll(stored).toContain(`"${id}":"${value}"`);
    const verdictText = await answer.textContent();

    await page.addInitScript(sumShifts);
    await page.goto(pages.incomeTax.path);
    await expect(answer).toHaveText(verdictText ?? '');
    for (const [id, answer] of Object.entries(given) as [ConditionId, Answer][])
      await expect(chipOf(page, id, answer).getByRole('radio')).toBeChecked();
    // The stylesheet reserves the height of the usual answer.
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.01);
  });
}

test('the navigation marks the section in view', async ({ page }) => {
  await page.goto(pages.incomeTax.path);
  const path = page.getByRole('navigation', { name: incomeTaxWords.contents.heading });
  const current = path.locator('[aria-current]');
  await expect(current).toContainText(incomeTaxWords.contents.sections.check);
  await page.getByText(incomeTaxWords.review.heading, { exact: true }).last().scrollIntoViewIfNeeded();
  await expect(current).toContainText(incomeTaxWords.contents.sections.prepare);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, -20_000);
  await expect(current).toContainText(incomeTaxWords.contents.sections.check);
});
