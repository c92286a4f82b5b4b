import sharp from 'sharp';
import site from '@/content/site.json' with { type: 'json' };
import { expect, inFolder, openForm, reach, readData, save, test } from './editor';

test('a word is changed in the folder of this computer, and nothing else @short', async ({ page }) => {
  await inFolder.open(page);
  // Sveltia's own elements must not look like our status bar.
  await expect(page.locator('.site-status')).toHaveCount(1);
  await openForm(page, 'site');
  await (await reach(page, page.getByRole('textbox', { name: 'Tu nombre' }))).fill('Ana María Pérez');
  await save(page);
  const now = { ...site, accountantName: 'Ana María Pérez' };
  await expect.poll(() => readData(inFolder, page, 'site')).toEqual(now);
  const written = (await inFolder.read(page, 'content/site.json'))?.toString();
  expect(written).toBe(`${JSON.stringify(now, null, 2)}\n`);
});

test('in another browser, or a folder without its history, a sentence says what to do', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
  await page.goto('/');
  await expect(page.getByText('abre esta dirección en Chrome o en Edge')).toBeVisible();
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Abrir la carpeta del sitio' }).click();
  await expect(page.getByText(/escribe «git init» en ella/)).toBeVisible();
});

test('her photograph is kept as it is', async ({ page }) => {
  const original = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#c8a' } })
    .jpeg()
    .toBuffer();
  await inFolder.open(page);
  await openForm(page, 'site');
  await page.getByRole('button', { name: 'Cambiar la imagen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Seleccionar imagen' });
  const chosen = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Subir' }).click();
  await (await chosen).setFiles({ name: 'Mi Foto.JPG', mimeType: 'image/jpeg', buffer: original });
  await dialog.getByRole('option', { name: 'mi-foto.jpg' }).click();
  await dialog.getByRole('button', { name: 'Insertar' }).click();
  await save(page);
  const portrait = { ...site.portrait, photo: '/images/mi-foto.jpg' };
  await expect.poll(() => readData(inFolder, page, 'site')).toEqual({ ...site, portrait });
  expect((await inFolder.read(page, 'content/images/mi-foto.jpg'))?.equals(original)).toBe(true);
});
