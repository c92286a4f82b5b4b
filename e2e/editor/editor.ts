import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import type { DataFile } from '@/content/schema';
import { filesIn } from '@/scripts/lib/files.mjs';
import { startPreviewServer } from '@/scripts/run/preview-server';

export { expect };

export const test = base.extend<{ heard: void }>({
  baseURL: async ({}, provide) => {
    const server = await startPreviewServer({ folder: 'editor/dist' });
    await provide(server.url);
    await server.close();
  },

  /** Fails a journey if the editor calls a host other than its own and GitHub's API, or violates its security policy. */
  heard: [
    async ({ context, baseURL }, provide) => {
      const allowed = ['blob:', 'data:', `${baseURL}/`, 'https://api.github.com/'];
      const faults: string[] = [];
      context.on('request', (request) => {
        if (!allowed.some((start) => request.url().startsWith(start))) faults.push(request.url());
      });
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) faults.push(message.text());
      });
      await provide();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** The contents of the project's data files and pictures, by path. */
export function ownFiles(): Map<string, Buffer> {
  const paths = filesIn('content').filter((file) => /\.json$|^images\//.test(file));
  return new Map(paths.map((path) => [`content/${path}`, readFileSync(join('content', path))]));
}

/** Opens the form of a data file, and reloads because a hash change alone may leave fields unrendered. */
export async function openForm(page: Page, file: DataFile): Promise<void> {
  await page.goto(`/#/collections/_singletons/entries/${file}`);
  await page.reload();
  await expect(saveButton(page)).toBeVisible();
}

/** Scrolls the form until a field is rendered, because the editor renders none below the window. */
export async function reach(page: Page, field: Locator): Promise<Locator> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  await expect(async () => {
    if ((await field.count()) > 0) return field.first().scrollIntoViewIfNeeded({ timeout: 1_000 });
    await page.mouse.wheel(0, height / 2);
    throw new Error('The field is not rendered yet.');
  }).toPass({ intervals: [100], timeout: 15_000 });
  return field;
}

export const textbox = (page: Page, name: string) =>
  reach(page, page.getByRole('textbox', { name, exact: true }));

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true });

export const save = (page: Page) => saveButton(page).click();
