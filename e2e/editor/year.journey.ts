import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { faq } from '@/content/faq';
import { schemas, type DataFile } from '@/content/schema';
import { services } from '@/content/services';
import { noSettings } from '@/scripts/lib/checks.mjs';
import { filesIn } from '@/scripts/lib/files';
import { run } from '@/scripts/lib/run.mjs';
import { mirror } from '@/scripts/lib/sources.mjs';
import { expect, openFolder, openForm, readBytes, readData, save, test } from './editor';

/** The sources once more, into which what the editor writes is taken, to be built and looked at. */
const copy = join('.run', 'year');
const photo = 'content/images/mi-foto.jpg';

/** Builds the site with what the folder holds now. */
async function build(page: Page): Promise<void> {
  const paths = [...Object.keys(schemas).map((file) => `content/${file}.json`), photo];
  for (const path of paths) {
    const bytes = await readBytes(page, path);
    if (!bytes) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), bytes);
  }
  const env = { ...process.env, ...noSettings, NODE_ENV: undefined, TYPES_ARE_CHECKED: '1' };
  const log = join(copy, '.run', 'year.log');
  const code = await run(process.execPath, ['scripts/build/build.mjs'], { cwd: copy, env, log });
  expect(code, readFileSync(log, 'utf8').slice(-3000)).toBe(0);
}

const built = (name: string) => readFileSync(join(copy, 'out', name), 'utf8').replaceAll('\u00a0', ' ');

/** Opens a form, edits and saves it, waits until the file says so, and builds. */
async function edit(page: Page, file: DataFile, change: () => Promise<void>, written: RegExp): Promise<void> {
  await openForm(page, file);
  await change();
  await save(page);
  await expect.poll(async () => JSON.stringify(await readData(page, file))).toMatch(written);
  await build(page);
}

test('her year: each change is written, built and seen', async ({ page }) => {
  test.setTimeout(1_800_000);
  mirror('.', copy);
  await openFolder(page);
  const fill = (label: string, value: string) =>
    page.getByRole('textbox', { name: label }).first().fill(value);

  await test.step('the first identity', async () => {
    const identity = async () => {
      await fill('Nombre del negocio', 'Asesorías del Eje');
      await fill('Tu nombre', 'Ana María Pérez');
      await fill('Número de tu tarjeta profesional', '123456-T');
      await fill('Celular', '+57 310 555 0123');
    };
    await edit(page, 'site', identity, /Asesorías del Eje.*Ana María Pérez.*123456-T/);
    for (const words of ['Asesorías del Eje', 'Ana María Pérez', '123456-T']) {
      expect(built('index.html')).toContain(words);
    }
  });

  await test.step('a photograph from her phone', async () => {
    const original = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#c8a' } })
      .withExif({ IFD3: { GPSLatitude: '5/1 4/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const upload = async () => {
      await page.getByRole('button', { name: 'Cambiar la imagen' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Seleccionar imagen' });
      const chosen = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: 'Subir' }).click();
      await (await chosen).setFiles({ name: 'Mi Foto.JPG', mimeType: 'image/jpeg', buffer: original });
      await dialog.getByRole('option', { name: /mi-foto/ }).click();
      await dialog.getByRole('button', { name: 'Insertar' }).click();
    };
    await edit(page, 'site', upload, /"photo":"\/images\/mi-foto\.jpg"/);
    expect((await readBytes(page, photo))?.equals(original)).toBe(true);
    const { width, height, exif } = await sharp(join(copy, 'out/images/retrato.webp')).metadata();
    expect([width, height, exif]).toEqual([640, 640, undefined]);
    expect(filesIn(join(copy, 'out')).filter((file) => file.includes('mi-foto'))).toEqual([]);
  });

  await test.step('a price', async () => {
    const price = async () => {
      await page.getByRole('checkbox', { name: /Honorarios/ }).check();
      await page.getByRole('spinbutton', { name: 'Desde cuánto' }).fill('180000');
    };
    await edit(page, 'offer', price, /"from":180000/);
    expect(built('declaracion-renta.html')).toContain('180.000');
  });

  await test.step('a service more, and one moved', async () => {
    const last = services.at(-1)?.name ?? '';
    const more = async () => {
      const order = page.getByRole('button', { name: 'Reordenar el elemento' });
      await order.last().focus();
      await page.keyboard.press('ArrowUp');
      await page.getByRole('button', { name: /Agregar.*servicio/ }).click();
      await page.getByRole('textbox', { name: 'Nombre' }).last().fill('Régimen Simple');
    };
    await edit(page, 'services', more, /Régimen Simple/);
    const now = (await readData(page, 'services')) as { services: { name: string }[] };
    const expected = [...services.map(({ name }) => name), 'Régimen Simple'];
    expected.splice(services.length - 2, 2, last, services.at(-2)?.name ?? '');
    expect(now.services.map(({ name }) => name)).toEqual(expected);
    expect(built('index.html')).toContain('Régimen Simple');
  });

  await test.step('a question less', async () => {
    const [, second] = faq;
    const less = () => page.getByRole('button', { name: 'Quitar', exact: true }).first().click();
    await edit(
      page,
      'faq',
      less,
      new RegExp(`^\\{"questions":\\[\\{"question":"${escaped(second?.question)}`),
    );
    expect(built('declaracion-renta.html').match(/"@type":"Question"/g)).toHaveLength(faq.length - 1);
    expect((await readData(page, 'faq')) as object).toEqual({ questions: faq.slice(1) });
  });

  for (const year of ['2026', '2027']) {
    await test.step(`the season of ${year}`, async () => {
      const choose = () => page.getByRole('radio', { name: `Renta ${year}` }).check();
      await edit(page, 'site', choose, new RegExp(`"activeSeason":${year}`));
      expect(built('calendario-tributario.html')).toMatch(new RegExp(`<title>[^<]*${year}`));
    });
  }
});

function escaped(text = ''): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
