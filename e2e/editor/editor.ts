import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { schemas, type DataFile } from '@/content/schema';
import { filesIn } from '@/scripts/lib/sources.mjs';
import { startPreviewServer, type PreviewServer } from '@/scripts/run/preview-server';

export { expect };

/** Requests of the editor, and what its policy blocked. */
type Heard = { readonly requests: string[]; readonly reports: string[] };

type Fixtures = { server: PreviewServer; heard: Heard };

export const test = base.extend<Fixtures>({
  server: async ({}, provide) => {
    const server = await startPreviewServer({ folder: 'editor/dist' });
    await provide(server);
    await server.close();
  },

  baseURL: async ({ server }, provide) => provide(server.url),

  /** Fails a journey in which the editor called a host other than its own and GitHub's API. */
  heard: [
    async ({ context, baseURL }, provide) => {
      const heard: Heard = { requests: [], reports: [] };
      context.on('request', (request) => {
        if (!/^(blob|data):/.test(request.url())) heard.requests.push(request.url());
      });
      await context.exposeBinding('heardReport', (_, report: string) => void heard.reports.push(report));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          (window as unknown as { heardReport: (said: string) => void }).heardReport(
            `${effectiveDirective} ${blockedURI}`,
          );
        });
      });
      await provide(heard);
      const allowed = [`${baseURL}/`, 'https://api.github.com/'];
      const others = heard.requests.filter((url) => !allowed.some((start) => url.startsWith(start)));
      expect(others, 'requests to other hosts').toEqual([]);
      expect(heard.reports, 'what the policy kept it from').toEqual([]);
    },
    { auto: true },
  ],
});

/** Data and pictures of this project, by their paths. */
export function ownFiles(): Map<string, Buffer> {
  const paths = filesIn('content').filter((file) => /\.json$|^images\//.test(file));
  return new Map(paths.map((path) => [`content/${path}`, readFileSync(join('content', path))]));
}

/** Where the editor keeps the owner's data. */
type Place = {
  readonly open: (page: Page) => Promise<void>;
  /** A file as the editor left it, if there is one. */
  readonly read: (page: Page, path: string) => Promise<Buffer | undefined>;
};

/** A folder on this computer, which lives in the browser. */
export const inFolder = { open: openFolder, read: readBytes } as const satisfies Place;

async function openFolder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const folder = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('sitio');
    Object.assign(window, { showDirectoryPicker: folder });
  });
  // A page of the same origin that isn't the editor.
  await page.goto('/local.css');
  const files = [...ownFiles()].map(([path, bytes]) => [path, bytes.toString('base64')] as const);
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory();
    const site = await root.getDirectoryHandle('sitio', { create: true });
    await site.getDirectoryHandle('.git', { create: true });
    for (const [path, base64] of files) {
      const names = path.split('/');
      const name = names.pop() ?? '';
      let folder = site;
      for (const part of names) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await file.write(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
      await file.close();
    }
  }, files);
  await page.goto('/');
  await page.getByRole('button', { name: 'Abrir la carpeta del sitio' }).click();
  await expect(page.getByText(labelOf('site')).first()).toBeVisible();
}

async function readBytes(page: Page, path: string): Promise<Buffer | undefined> {
  const base64 = await page.evaluate(async (path) => {
    const names = path.split('/');
    const name = names.pop() ?? '';
    try {
      let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('sitio');
      for (const part of names) folder = await folder.getDirectoryHandle(part);
      const bytes = new Uint8Array(await (await (await folder.getFileHandle(name)).getFile()).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    } catch {
      return undefined;
    }
  }, path);
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64');
}

export async function readData(place: Place, page: Page, file: DataFile): Promise<unknown> {
  return JSON.parse((await place.read(page, `content/${file}.json`))?.toString() ?? 'null');
}

function labelOf(file: DataFile): string {
  return schemas[file].spec.meta?.label ?? '';
}

/** Opens the form of a data file; it is loaded anew, as a change of the hash alone may leave fields undrawn. */
export async function openForm(page: Page, file: DataFile): Promise<void> {
  // A former journey's unsaved words must not come back.
  await page.evaluate(() => {
    const name = 'sveltia-cms.prefs';
    const preferences = JSON.parse(localStorage.getItem(name) ?? '{}');
    localStorage.setItem(name, JSON.stringify({ ...preferences, useDraftBackup: false }));
  });
  await page.goto(`/#/collections/_singletons/entries/${file}`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible();
}

/** Scrolls the form until a field is drawn: those below the window are not. */
export async function reach(page: Page, field: Locator): Promise<Locator> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  await expect(async () => {
    if ((await field.count()) > 0) return field.first().scrollIntoViewIfNeeded({ timeout: 1_000 });
    await page.mouse.wheel(0, height / 2);
    throw new Error('not drawn yet');
  }).toPass({ intervals: [100], timeout: 15_000 });
  return field;
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
}
