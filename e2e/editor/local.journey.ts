import site from '@/content/site.json' with { type: 'json' };
import { expect, openForm, ownFiles, save, test, textbox } from './editor';

/** Writes files in a folder of the browser's own, which the page may then open as one of this computer. */
async function writeFolder(files: readonly (readonly [path: string, base64: string])[]): Promise<void> {
  const site = await (await navigator.storage.getDirectory()).getDirectoryHandle('sitio', { create: true });
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
}

/** The text of `content/site.json` in that folder. */
async function readSite(): Promise<string> {
  const site = await (await navigator.storage.getDirectory()).getDirectoryHandle('sitio');
  const content = await site.getDirectoryHandle('content');
  return (await (await content.getFileHandle('site.json')).getFile()).text();
}

test('a word is changed in the folder of this computer, and nothing else @short', async ({ page }) => {
  // A page of the same origin that isn't the editor.
  await page.goto('/local.css');
  await page.evaluate(
    writeFolder,
    [...ownFiles()].map(([path, bytes]) => [path, bytes.toString('base64')] as const),
  );
  // The first folder chosen has no history.
  await page.addInitScript(() => {
    const chosen = [() => navigator.storage.getDirectory()];
    const folder = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('sitio');
    Object.assign(window, { showDirectoryPicker: () => (chosen.shift() ?? folder)() });
  });
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Abrir la carpeta del sitio' });
  await open.click();
  await expect(page.getByText(/escribe «git init» en ella/)).toBeVisible();
  await open.click();
  await expect(page.getByText('Quién eres').first()).toBeVisible();
  // Sveltia's own elements must not look like our status bar.
  await expect(page.locator('.site-status')).toHaveCount(1);

  await openForm(page, 'site');
  await (await textbox(page, 'Tu nombre')).fill('Ana María Pérez');
  await save(page);
  const now = `${JSON.stringify({ ...site, accountantName: 'Ana María Pérez' }, null, 2)}\n`;
  await expect.poll(() => page.evaluate(readSite)).toBe(now);
});
