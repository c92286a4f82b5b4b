import { lookupWords } from '@/content/lookup';
import { pages } from '@/content/pages';
import { isoDate } from '@/lib/tax/dates';
import { answersFor } from '@/lib/tax/lookup';
import { reminderFileName, reminderPath } from '@/lib/found/reminders';
import { expect, test } from './fixtures';
import { answerFor, digitsField, lookupOf } from './date-lookup';
import { season } from './built-season';

/** First and last rows of the table's two halves, and one between. */
const sample = ['01', '27', '50', '51', '99', '00'];
const all = Array.from({ length: 100 }, (_, ending) => String(ending).padStart(2, '0'));

/*
 * The lookup shows its rule's answers; e2e/export/dates.test.ts holds the rule for every ending of every
 * season.
 */
for (const [title, endings] of [
  ['the lookup shows six endings their dates and reminders', sample],
  ['the lookup shows every ending its dates and reminders @all @desktop', all],
] as const) {
  test(title, async ({ page }) => {
    test.setTimeout(60_000 + 1_000 * endings.length);
    const today = isoDate(season.year, 1, 1);
    await page.clock.setFixedTime(new Date(`${today}T12:00:00-05:00`));
    await page.goto(pages.calendar.path);
    for (const ending of endings) {
      await digitsField(page).fill(ending);
      await expect(answerFor(page, ending)).toBeVisible();
      const lookup = lookupOf(page);
      const shown = await lookup
        .locator('p > time, dd > time')
        .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
      const [own, ...others] = answersFor(ending, today, [season], season.year);
      expect([ending, ...shown]).toEqual([ending, own?.next?.date, ...others.map(({ next }) => next?.date)]);
      const file = reminderPath(reminderFileName('natural', own?.digits ?? '', season.year));
      await expect(lookup.getByRole('link', { name: lookupWords.reminder.add })).toHaveAttribute(
        'href',
        file,
      );
    }
  });
}
