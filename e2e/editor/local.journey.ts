import site from '@/content/site.json' with { type: 'json' };
import { expect, openFolder, openForm, readBytes, readData, save, test } from './editor';

test('a word is changed in the folder of this computer, and nothing else', async ({ page }) => {
  await openFolder(page);
  await openForm(page, 'site');
  await page.getByRole('textbox', { name: 'Tu nombre' }).fill('Ana María Pérez');
  await save(page);
  await expect.poll(() => readData(page, 'site')).toEqual({ ...site, accountantName: 'Ana María Pérez' });
  const written = (await readBytes(page, 'content/site.json'))?.toString();
  expect(written).toBe(`${JSON.stringify({ ...site, accountantName: 'Ana María Pérez' }, null, 2)}\n`);
});
