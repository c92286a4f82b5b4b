import site from '@/content/site.json' with { type: 'json' };
import type { DataFile } from '@/content/schema';
import { expect, openFolder, openForm, readBytes, readData, save, test } from './editor';

test('a word is changed in the folder of this computer, and nothing else @short', async ({ page }) => {
  await openFolder(page);
  await openForm(page, 'site');
  await page.getByRole('textbox', { name: 'Tu nombre' }).fill('Ana María Pérez');
  await save(page);
  const now = { ...site, accountantName: 'Ana María Pérez' };
  await expect.poll(() => readData(page, 'site')).toEqual(now);
  const written = (await readBytes(page, 'content/site.json'))?.toString();
  expect(written).toBe(`${JSON.stringify(now, null, 2)}\n`);
});

const slips: readonly [what: string, file: DataFile, field: string, typed: string, said: RegExp | string][] =
  [
    ['a name left out', 'site', 'Tu nombre', '', 'Este campo es obligatorio.'],
    ['a mail that is none', 'site', 'Correo', 'ana arroba', 'Escribe un correo como nombre@dominio.com.'],
    ['a phone without its country', 'site', 'Celular', '310 555 0123', /Escribe el \+57 y los 10 dígitos/],
    ['an address without https', 'site', 'Dirección de este sitio en internet', 'www.ana.co', /así: https:/],
    ['no months', 'site', 'Meses que guardas los contactos', '0', /mayor o igual que/],
    [
      'a price with its dot',
      'offer',
      'Desde cuánto',
      '150.000',
      /mayor o igual que|número entero|Valor no válido/,
    ],
    ['the tags of a page', 'offer', 'Horario', 'De <b>8</b> a 6', /sin etiquetas como <b>/],
    ['a brace that nothing fills', 'offer', 'Horario', 'En {ciudad}', /De las llaves, solo .*\{city\}/],
    ['a year before anybody', 'offer', 'Ejerces desde', '1912', /mayor o igual que/],
    ['a title too long', 'pages', 'Título', 'Fechas de renta '.repeat(9), /Escribe de 25 a 65 letras/],
  ];

test('what the build would refuse is refused in the form, in Spanish', async ({ page }) => {
  test.setTimeout(240_000);
  await openFolder(page);
  for (const [what, file, field, typed, said] of slips) {
    await test.step(what, async () => {
      const before = await readBytes(page, `content/${file}.json`);
      await openForm(page, file);
      if (field === 'Desde cuánto') await page.getByRole('checkbox', { name: /Honorarios/ }).check();
      const input = page
        .getByRole('textbox', { name: field })
        .or(page.getByRole('spinbutton', { name: field }));
      await input.first().scrollIntoViewIfNeeded();
      await input.first().fill('');
      await input.first().pressSequentially(typed);
      await save(page);
      await expect(page.getByText(said).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Ver los errores' })).toBeVisible();
      expect(await readBytes(page, `content/${file}.json`)).toEqual(before);
    });
  }
});
