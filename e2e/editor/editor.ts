import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { schemas, type DataFile } from '@/content/schema';
import { filesIn } from '@/scripts/lib/files';
import { startPreviewServer, type PreviewServer } from '@/scripts/run/preview-server';

export { expect };

/** What the editor asked of other hosts, and what its policy kept it from. */
type Heard = { readonly requests: string[]; readonly reports: string[] };

type Fixtures = { server: PreviewServer; heard: Heard };

export const test = base.extend<Fixtures>({
  server: async ({}, provide) => {
    const server = await startPreviewServer({ folder: 'editor/dist' });
    await provide(server);
    await server.close();
  },

  baseURL: async ({ server }, provide) => provide(server.url),

  /** Fails a journey in which the editor called anybody but its own host, or GitHub's API where it is published. */
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

/** The data and pictures of this project, by their paths. */
export function ownFiles(): Map<string, Buffer> {
  const paths = filesIn('content').filter((file) => /\.json$|^images\//.test(file));
  return new Map(paths.map((path) => [`content/${path}`, readFileSync(join('content', path))]));
}

/**
 * A folder on this computer, which lives in the browser, with the project's data.
 * @returns what reads a file of it
 */
export async function openFolder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const folder = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('sitio');
    Object.assign(window, { showDirectoryPicker: folder });
  });
  // From a page of the same origin that isn't the editor.
  await page.goto('/local.css');
  const files = [...ownFiles()].map(([path, bytes]) => [path, bytes.toString('base64')] as const);
  await page.evaluate(async (files) => {
    // What a journey left unsaved must not come back in the next form.
    const preferences = { locale: 'es-CO', useDraftBackup: false };
    localStorage.setItem('sveltia-cms.prefs', JSON.stringify(preferences));
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

/** A file of that folder; nothing where there is none. */
export async function readBytes(page: Page, path: string): Promise<Buffer | undefined> {
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

export async function readData(page: Page, file: DataFile): Promise<unknown> {
  return JSON.parse((await readBytes(page, `content/${file}.json`))?.toString() ?? 'null');
}

function labelOf(file: DataFile): string {
  return schemas[file].spec.meta?.label ?? '';
}

/** Opens the form of a data file: loaded anew, as a change of the hash alone may leave fields undrawn. */
export async function openForm(page: Page, file: DataFile): Promise<void> {
  await page.goto(`/#/collections/_singletons/entries/${file}`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
}
