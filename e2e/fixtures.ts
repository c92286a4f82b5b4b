import { test as base, expect, type BrowserContext, type Locator } from '@playwright/test';
import { Hono } from 'hono';
import { createFaultyApi, type FaultyApi } from './faulty-api';
import { startPreviewServer, type PreviewServer } from '../scripts/run/preview-server';

export { expect };

type ConsoleErrors = {
  /** Expects an error report, `text (address)`. The test fails if the report never comes. */
  expect: (report: RegExp) => void;
  /** Allows an error report, which may or may not come. */
  allow: (report: RegExp) => void;
  /** All error reports so far. */
  all: () => readonly string[];
  /** Watches the pages of another browser context for errors, too. */
  watch: (context: BrowserContext) => void;
};

type TestFixtures = {
  /** The API of this test: `mode()` makes it fail, `received()` lists its calls. */
  api: FaultyApi;
  /** Fails a test whose page reports an error: a console error, an exception, a blocked resource. */
  consoleErrors: ConsoleErrors;
  /** Taps on a touch screen, clicks elsewhere. */
  press: (target: Locator) => Promise<void>;
};

type WorkerFixtures = {
  /** Folder of the export that is served. */
  folder: string;
  /** The served export, with the API of the present test. */
  preview: PreviewServer & { api?: FaultyApi };
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  folder: ['out', { scope: 'worker', option: true }],

  preview: [
    async ({ folder }, provide) => {
      const answer = (request: Request) => preview.api!.answer(request);
      const routes = new Hono().mount('/api', answer, { replaceRequest: false });
      const preview: WorkerFixtures['preview'] = await startPreviewServer({ folder, routes });
      await provide(preview);
      await preview.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ preview }, provide) => provide(preview.url),

  // Automatic, so that every page has an API and reports its errors.
  api: [
    async ({ preview }, provide, testInfo) => {
      const api = createFaultyApi(testInfo.outputPath('leads.db'), [preview.url]);
      preview.api = api;
      await provide(api);
      await api.close();
    },
    { auto: true },
  ],

  context: async ({ context, consoleErrors }, provide) => {
    consoleErrors.watch(context);
    await context.addInitScript(ignoreCornerMouse);
    await provide(context);
  },

  consoleErrors: async ({ preview }, provide) => {
    const reported: string[] = [];
    const expected: RegExp[] = [];
    const allowed: RegExp[] = [];
    await provide({
      expect: (report) => expected.push(report),
      allow: (report) => allowed.push(report),
      all: () => reported,
      watch(context) {
        context.on('console', (message) => {
          const [text, { url }] = [message.text(), message.location()];
          // Logos of other organisations can't be loaded in tests.
          const isOfOthers = text.includes('net::ERR_NAME_NOT_RESOLVED') && !url.startsWith(preview.url);
          if (message.type() === 'error' && !isOfOthers) reported.push(`${text} (${url})`);
        });
        context.on('weberror', (error) => reported.push(String(error.error())));
      },
    });
    const isWaived = (error: string) => [...expected, ...allowed].some((report) => report.test(error));
    expect(
      reported.filter((error) => !isWaived(error)),
      'errors the pages reported',
    ).toEqual([]);
    const missing = expected.filter((report) => !reported.some((error) => report.test(error)));
    expect(missing, 'errors the pages should have reported').toEqual([]);
  },

  press: async ({ hasTouch }, provide) => {
    await provide((target) => (hasTouch ? target.tap() : target.click()));
  },
});

/**
 * Runs in each page: ignores the mouse that the headless shell moves to the corner, which is no interaction of a
 * visitor.
 */
function ignoreCornerMouse() {
  const ignore = (event: MouseEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  for (const type of ['pointermove', 'mousemove'] as const) addEventListener(type, ignore, { capture: true });
}
