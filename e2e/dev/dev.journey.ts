import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { pages } from '@/content/pages';
import { listen } from '@/scripts/lib/port.mjs';
import { modalOf, modalTrigger } from '../contact';
import { answerFor, digitsField } from '../income-tax-tools';

/* `next dev` is what the maintainer sees: there Next hydrates the whole page, without the site's own scripts. */

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

test('under `next dev` the pages open without an error, a tool answers and the modal opens', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  for (const { path } of Object.values(pages)) {
    await page.goto(address + path);
    // Typed again until Next has hydrated the page.
    await expect(async () => {
      await digitsField(page).fill('');
      await digitsField(page).fill('27');
      await expect(answerFor(page, '27')).toBeVisible({ timeout: 2_000 });
    }).toPass();
  }
  await page.goto(address + pages.incomeTax.path);
  await modalTrigger(page).click();
  await expect(modalOf(page)).toBeVisible();
  expect(errors).toEqual([]);
});
