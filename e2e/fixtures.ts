import { test as base, expect, type BrowserContext, type Locator } from '@playwright/test';
import { createFaultyApi, type FaultyApi } from './faulty-api';
import { startPreviewServer, type PreviewServer } from '../scripts/run/preview-server';

export { expect };

/** An error a page reports: by its words alone, or also by the address (its end) it is about. */
type Report = RegExp | { text: RegExp; at: string };

type ConsoleErrors = {
  /** Says that this will be reported, and is no defect. A test in which it never comes fails. */
  expect: (report: Report) => void;
  /** Says that this may be reported, where chance decides, and is no defect. */
  allow: (report: Report) => void;
  /** The words of what has been reported so far. */
  all: () => readonly string[];
  /** Listens to one more context, of a browser that the test opened by itself. */
  watch: (context: BrowserContext) => void;
};

type TestFixtures = {
  /** The API of this test alone: `mode()` makes it fail, `received()` tells what it was sent. */
  standIn: FaultyApi;
  /** Fails a test in which a page reported an error: the console, an exception, a blocked resource. */
  consoleErrors: ConsoleErrors;
  /** Touches where the device has a touch screen, clicks where it has a mouse. */
  press: (target: Locator) => Promise<void>;
};

type WorkerFixtures = { preview: PreviewServer };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  preview: [
    async ({}, provide) => {
      const preview = await startPreviewServer({ isCompressed: false });
      await provide(preview);
      await preview.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ preview }, provide) => provide(preview.url),

  // Whoever opens a page has an API and is listened to, asked for or not.
  standIn: [
    async ({ preview }, provide, testInfo) => {
      const standIn = createFaultyApi(testInfo.outputPath('leads.db'), { origins: [preview.url] });
      preview.api = standIn;
      await provide(standIn);
      standIn.release();
      standIn.close();
    },
    { auto: true },
  ],

  context: async ({ context, consoleErrors }, provide) => {
    consoleErrors.watch(context);
    await context.addInitScript(ignoreCornerMouse);
    await provide(context);
  },

  consoleErrors: async ({ baseURL }, provide) => {
    const reported: { text: string; url: string }[] = [];
    const expected: Report[] = [];
    const allowed: Report[] = [];
    await provide({
      expect: (report) => expected.push(report),
      allow: (report) => allowed.push(report),
      all: () => reported.map(({ text }) => text),
      watch(context) {
        context.on('console', (message) => {
          const error = { text: message.text(), url: message.location().url };
          if (message.type() === 'error' && !isOfOthers(error, baseURL)) reported.push(error);
        });
        context.on('weberror', (error) => reported.push({ text: String(error.error()), url: '' }));
      },
    });
    const isWaived = (error: { text: string; url: string }) =>
      [...expected, ...allowed].some((report) => isMet(report, error));
    const unexpected = reported.filter((error) => !isWaived(error));
    expect(
      unexpected.map(({ text, url }) => `${text} (${url})`),
      'errors the pages reported',
    ).toEqual([]);
    const missing = expected.filter((report) => !reported.some((error) => isMet(report, error)));
    expect(missing, 'errors the pages should have reported').toEqual([]);
  },

  press: async ({ hasTouch }, provide) => {
    await provide((target) => (hasTouch ? target.tap() : target.click()));
  },
});

/** Runs in each page: the browser without windows moves a mouse there that nobody has, and no visitor gave a sign. */
function ignoreCornerMouse() {
  const ignore = (event: MouseEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  for (const type of ['pointermove', 'mousemove'] as const) addEventListener(type, ignore, { capture: true });
}

/** On an error's address a number proves nothing: a file's name may have any. */
function isMet(report: Report, { text, url }: { text: string; url: string }): boolean {
  if (report instanceof RegExp) return report.test(text);
  return report.text.test(text) && new URL(url).pathname === report.at;
}

/** What belongs to others (the organisations' logos, if the owner gave any) does not arrive here. */
function isOfOthers({ text, url }: { text: string; url: string }, baseURL = ''): boolean {
  return text.includes('net::ERR_NAME_NOT_RESOLVED') && !url.startsWith(baseURL);
}
