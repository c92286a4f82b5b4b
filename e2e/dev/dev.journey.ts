import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { MARK, SCRIPT } from '@/components/dom/attributes';
import { contactWords } from '@/content/contact';
import { incomeTaxWords } from '@/content/income-tax';
import { deadlineMarks, lookupSectionWords } from '@/content/lookup';
import { pages } from '@/content/pages';
import { savedAnswersWords } from '@/content/visitor-answers';
import { pageSeasons } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { seasonWords } from '@/lib/words/season-words';
import { listen } from '@/scripts/lib/port.mjs';
import { season } from '../active-season';
import { formSection, modalOf, modalTrigger, sendButton } from '../contact';
import { answerAll, answerFor, answerOf, checkOf, tabOf } from '../income-tax-tools';

/* `next dev` is what the maintainer sees: Next hydrates the whole page, and page-scripts/on-load/DevScripts.tsx does the rest. */

let server: ChildProcess;
let address = '';

test.beforeAll(async () => {
  const free = createServer();
  const port = await listen(free, 0);
  free.close();
  address = `http://localhost:${port}`;
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const args = [next, 'dev', '--webpack', '--port', `${port}`, '--hostname', 'localhost'];
  server = spawn(process.execPath, args, { stdio: 'ignore' });
  const answers = () =>
    fetch(address)
      .then(({ ok }) => ok)
      .catch(() => false);
  await expect.poll(answers, { timeout: 120_000, intervals: [1_000] }).toBe(true);
});

test.afterAll(async () => {
  server.kill();
  await once(server, 'exit');
});

test('under `next dev` every page answers as it does for a visitor, without an error', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  // Next's server has no API.
  await page.route('**/api/track', (route) => route.fulfill({ json: { status: 'ok' } }));
  await page.addInitScript('window.print = () => console.log("print")');
  // Every date has passed.
  await page.clock.setFixedTime(new Date(`${season.year + 1}-01-02T10:00:00-05:00`));
  const open = async (path: string) => {
    await page.goto(address + path);
    await expect(page.locator(`html[${SCRIPT}]`)).toBeAttached();
  };

  await open(pages.incomeTax.path);
  const [active, ...others] = pageSeasons();
  for (const each of [...others, active]) {
    await tabOf(page, each.taxYear).check();
    const heading = fill(incomeTaxWords.whoMustFile.heading, seasonWords(each));
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  await answerAll(page);
  await page.reload();
  const returned = fill(savedAnswersWords.returned.open, { taxYear: String(active?.taxYear) });
  await expect(page.getByText(returned).first()).toBeVisible();
  if (season.thresholds.length > 0) await expect(answerOf(checkOf(page)).first()).toBeVisible();
  await modalTrigger(page).click();
  await expect(modalOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modalOf(page)).toBeHidden();

  await open(pages.calendar.path);
  await expect(answerFor(page, '27')).toBeVisible();
  const dates = page.locator('td').filter({ has: page.locator('time') });
  await expect(dates.first()).toHaveAttribute(MARK, deadlineMarks.past);
  const printing = page.waitForEvent('console', (message) => message.text() === 'print');
  await page.getByRole('button', { name: lookupSectionWords.print }).click();
  await printing;

  await open(pages.home.path);
  await sendButton(formSection(page)).click();
  await expect(formSection(page).getByText(contactWords.errors.nameRequired)).toBeVisible();
  expect(errors).toEqual([]);
});
