import type { DataFile } from '@/content/schema';
import { expect, openForm, reach, save, test } from './editor';
import { places } from './places';

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
    ['a comma in a service', 'services', 'Nombre', 'Impuestos, IVA', 'Escríbelo sin comas.'],
  ];

for (const [name, open, use] of places) {
  test.describe(name, () => {
    test.use(use);

    test('what the build would refuse is refused in the form, in Spanish', async ({ page }) => {
      test.setTimeout(300_000);
      const place = open();
      await place.open(page);
      for (const [what, file, field, typed, said] of slips) {
        await test.step(what, async () => {
          const path = `content/${file}.json`;
          const before = await place.read(page, path);
          await openForm(page, file);
          if (field === 'Desde cuánto') {
            await (await reach(page, page.getByRole('checkbox', { name: /Honorarios/ }))).check();
          }
          if (file === 'services') {
            await page.getByRole('button', { name: 'Expandir', exact: true }).first().click();
          }
          const box = page.getByRole('textbox', { name: field, exact: true });
          const input = await reach(page, box.or(page.getByRole('spinbutton', { name: field, exact: true })));
          await input.first().fill('');
          await input.first().pressSequentially(typed);
          await save(page);
          await expect(page.getByText(said).first()).toBeVisible();
          await expect(page.getByRole('button', { name: 'Ver los errores' })).toBeVisible();
          await page.screenshot({ path: test.info().outputPath(`${what}.png`) });
          expect(await place.read(page, path)).toEqual(before);
        });
      }
    });
  });
}
