import { test as base, expect, type BrowserContext } from '@playwright/test';
import { createApiStandIn, type ApiStandIn } from '../scripts/run/api-stand-in';
import { startPreviewServer, type PreviewServer } from '../scripts/run/preview-server';

export { expect };

export type ConsoleErrors = {
  /** Says that what matches will be reported in this test, and is no defect. */
  expect: (pattern: RegExp) => void;
  /** What has been reported so far. */
  all: () => readonly string[];
};

type TestFixtures = {
  /** The API of this test alone: `mode()` makes it fail, `received()` tells what it was sent. */
  standIn: ApiStandIn;
  /** Fails a test in which a page reported an error: the console, an exception, a blocked resource. */
  consoleErrors: ConsoleErrors;
  /** Keeps every test on this machine: what belongs to others is answered here. */
  outsideWorld: void;
};

type WorkerFixtures = { preview: PreviewServer };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  preview: [
    async ({}, provide) => {
      const preview = await startPreviewServer();
      await provide(preview);
      await preview.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ preview }, provide) => provide(preview.url),

  standIn: [
    async ({ preview }, provide, testInfo) => {
      const standIn = createApiStandIn({
        leadsFile: testInfo.outputPath('leads.jsonl'),
        log: () => undefined,
      });
      preview.standIn = standIn;
      await provide(standIn);
      standIn.release();
    },
    { auto: true },
  ],

  outsideWorld: [
    async ({ context, baseURL }, provide) => {
      await answerForOthers(context, baseURL ?? '');
      await provide();
    },
    { auto: true },
  ],

  consoleErrors: [
    async ({ context }, provide) => {
      const reported: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') reported.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => reported.push(String(error.error())));
      await provide({ expect: (pattern) => expected.push(pattern), all: () => reported });
      const unexpected = reported.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors the pages reported').toEqual([]);
    },
    { auto: true },
  ],
});

/** A picture for whoever asks for one (the organisations' logos), an empty page for the rest (WhatsApp). */
async function answerForOthers(context: BrowserContext, baseURL: string): Promise<void> {
  await context.route(
    (url) => url.origin !== baseURL && /^https?:$/.test(url.protocol),
    (route) =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ contentType: 'image/svg+xml', body: picture })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Otro sitio</title>' }),
  );
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80"><rect width="200" height="80" fill="#0b5d46"/></svg>';
