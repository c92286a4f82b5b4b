import site from '@/content/site.json' with { type: 'json' };
import { expect, openForm, ownFiles, save, test, textbox } from './editor';

/** Writes files to a folder in the browser's private storage, which stands in for one on her computer. Runs in the page. */
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

/** Returns the text of `content/site.json` in that folder. Runs in the page. */
async function readSite(): Promise<string> {
  const site = await (await navigator.storage.getDirectory()).getDirectoryHandle('sitio');
  const content = await site.getDirectoryHandle('content');
  return (await (await content.getFileHandle('site.json')).getFile()).text();
}

test('a local folder without git is refused; in one with git, refused data are not written and a save changes only the edited field @short', async ({
  page,
}) => {
  // Any file of the editor's origin will do to fill its storage before the editor starts.
  await page.goto('/local.css');
  await page.evaluate(
    writeFolder,
    [...ownFiles()].map(([path, bytes]) => [path, bytes.toString('base64')] as const),
  );
  // The first folder chosen has no `.git`, and the next one does.
  await page.addInitScript(() => {
    const chosen = [() => navigator.storage.getDirectory()];
    const folder = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('sitio');
    Object.assign(window, { showDirectoryPicker: () => (chosen.shift() ?? folder)() });
  });
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Abrir la carpeta del sitio' });
  await open.click();
  await expect(page.getByText(/escribe «mkdir .git» en la terminal/)).toBeVisible();
  await open.click();
  await expect(page.getByText('Quién eres').first()).toBeVisible();
  // Sveltia's own elements must not look like our status bar.
  await expect(page.locator('.site-status')).toHaveCount(1);

  await openForm(page, 'site');
  // Without `move`, as in Brave, Sveltia writes to the file itself.
  await page.evaluate(() => Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move'));
  await (await textbox(page, 'Teléfono')).fill('606 887 0123');
  await save(page);
  await expect(page.getByText(/tu teléfono es fijo/)).toBeVisible();
  expect(JSON.parse(await page.evaluate(readSite))).toEqual(site);

  await openForm(page, 'site');
  await (await textbox(page, 'Tu nombre')).fill('Ana María Pérez');
  await save(page);
  // No mail comes on a computer: the bar below says when the site is ready.
  await expect(page.getByText('Guardado. Abajo dice cuándo lo ves en este computador.')).toBeVisible();
  // The file can't be read while Sveltia writes it, so the read is tried again.
  await expect(async () => {
    const now = await page.evaluate(readSite);
    expect(JSON.parse(now)).toEqual({ ...site, accountantName: 'Ana María Pérez' });
    expect(now).toBe(`${JSON.stringify(JSON.parse(now), null, 2)}\n`);
  }).toPass({ timeout: 15_000 });
});
