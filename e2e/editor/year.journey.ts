import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { noticeWords } from '@/content/notice';
import { schemas, type Data, type DataFile } from '@/content/schema';
import { formatLong, todayInBogota } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { filesIn } from '@/scripts/lib/files';
import { run } from '@/scripts/lib/run.mjs';
import { mirror } from '@/scripts/lib/sources.mjs';
import { startPreviewServer } from '@/scripts/run/preview-server';
import { expect, openForm, reach, readData, save, test, type Place } from './editor';
import { places } from './places';

/*
 * The owner's year in the exported editor, in both places where it keeps her data. Each change is written alone, the
 * site is built with it and opened in a browser. Equal data are built once, wherever they were written.
 */

/** Copy of the sources that is built with what the editor wrote. */
const copy = join('.run', 'year');
const address = 'https://www.asesorias-del-eje.co';

/** Outcome of each build, by its data. */
const outcomes = new Map<string, { readonly folder: string } | { readonly said: string }>();

async function build(page: Page, place: Place): Promise<{ folder: string } | { said: string }> {
  const { portrait } = (await readData(place, page, 'site')) as Data['site'];
  const paths = [...Object.keys(schemas).map((file) => `content/${file}.json`), `content${portrait.photo}`];
  const files: (readonly [path: string, bytes: Buffer])[] = [];
  for (const path of paths) {
    const bytes = await place.read(page, path);
    if (bytes) files.push([path, bytes]);
  }
  const key = JSON.stringify(files.map(([path, bytes]) => [path, bytes.toString('base64')]));
  const known = outcomes.get(key);
  if (known) return known;
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), bytes);
  }
  const settings = { NEXT_PUBLIC_SITE_URL: '', NEXT_PUBLIC_API_HOST: '', NEXT_PUBLIC_BASE_PATH: '' };
  const env = { ...process.env, ...settings, NODE_ENV: undefined };
  const log = join(copy, '.run', 'year.log');
  const start = performance.now();
  const code = await run(process.execPath, ['scripts/build/build.mjs'], { cwd: copy, env, log });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${code === 0 ? 'built' : 'refused'} in ${seconds} s`);
  const folder = join('.run', 'year-sites', String(outcomes.size));
  if (code === 0) cpSync(join(copy, 'out'), folder, { recursive: true });
  const outcome = code === 0 ? { folder } : { said: readFileSync(log, 'utf8') };
  outcomes.set(key, outcome);
  return outcome;
}

const textOf = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');

const dayAfter = (days: number) => todayInBogota(new Date(Date.now() + days * 86_400_000));

/** Makes a phone's photograph: 4,000 px wide, with its position in EXIF. */
async function phonePhoto(): Promise<Buffer> {
  const plain = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#c8a' } });
  const original = await plain
    .withExif({ IFD3: { GPSLatitude: '5/1 4/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  return original;
}

test.beforeAll(() => {
  mirror('.', copy);
  rmSync(join('.run', 'year-sites'), { recursive: true, force: true });
});

for (const [name, open, use] of places) {
  test.describe(name, () => {
    test.use(use);

    test('her year: each change is written alone, built and seen', async ({
      page,
      browser,
      viewport,
      hasTouch,
    }) => {
      test.setTimeout(1_800_000);
      const place = open();
      await place.open(page);
      const box = (label: string) => reach(page, page.getByRole('textbox', { name: label, exact: true }));
      const type = async (label: string, value: string) => (await box(label)).first().fill(value);
      const press = async (label: string | RegExp) =>
        (await reach(page, page.getByRole('button', { name: label, exact: typeof label === 'string' })))
          .first()
          .click();
      const now = <File extends DataFile>(file: File) => readData(place, page, file) as Promise<Data[File]>;

      /** Edits a form, saves it, and waits until the file is what it was but for the change. */
      const edit = async <File extends DataFile>(
        file: File,
        change: () => Promise<void>,
        expected: (before: Data[File]) => object,
      ) => {
        const wanted = expected(await now(file));
        await openForm(page, file);
        await change();
        await page.screenshot({ path: test.info().outputPath(`${shots}-form-${file}.png`) });
        await save(page);
        await expect.poll(() => now(file)).toEqual(wanted);
        const text = (await place.read(page, `content/${file}.json`))?.toString() ?? '';
        expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
      };
      let shots = 0;
      /** Builds the site and opens one of its pages. */
      const see = async (path: string, look: (site: Page, folder: string) => Promise<void>, day?: string) => {
        const outcome = await build(page, place);
        if (!('folder' in outcome)) throw new Error(outcome.said.slice(-3000));
        shots += 1;
        const picture = test.info().outputPath(`${shots}-site.png`);
        await visit(browser, { folder: outcome.folder, path, viewport, day, picture }, look);
      };

      const upload = async (name: string, buffer: Buffer) => {
        await press('Cambiar la imagen');
        const dialog = page.getByRole('dialog', { name: 'Seleccionar imagen' });
        const chosen = page.waitForEvent('filechooser');
        await dialog.getByRole('button', { name: 'Subir' }).click();
        await (await chosen).setFiles({ name, mimeType: 'image/*', buffer });
        await dialog.getByRole('option', { name: name.toLowerCase().replaceAll(' ', '-') }).click();
        await dialog.getByRole('button', { name: 'Insertar' }).click();
        await expect(dialog).toBeHidden();
      };
      const refused = async (said: string) => {
        const outcome = await build(page, place);
        expect('said' in outcome && outcome.said).toContain(said);
      };

      await test.step('the first identity', async () => {
        const identity = {
          businessName: 'Asesorías del Eje',
          accountantName: 'Ana María Pérez',
          cardNumber: '123456-T',
          city: 'Manizales',
          email: 'ana@asesorias-del-eje.co',
          phone: '+57 310 555 0123',
        };
        const university = { name: 'Universidad de Caldas', url: 'https://www.ucaldas.edu.co/' };
        const write = async () => {
          await type('Nombre del negocio', identity.businessName);
          await type('Tu nombre', identity.accountantName);
          await type('Número de tu tarjeta profesional', identity.cardNumber);
          await type('Ciudad', identity.city);
          await type('Correo', identity.email);
          await type('Celular', identity.phone);
          await type('Nombre', university.name);
          await type('Página web', university.url);
        };
        await edit('site', write, (before) => ({ ...before, ...identity, university }));
        await see('/', async (site, folder) => {
          await expect(site).toHaveTitle(new RegExp(identity.businessName));
          for (const words of [identity.accountantName, identity.cardNumber])
            await expect(site.getByText(words).filter({ visible: true }).first()).toBeVisible();
          // Photo and address are still missing.
          expect(textOf(folder, 'index.html')).toMatch(/<meta name="robots" content="noindex/);
          expect(textOf(folder, 'robots.txt')).toContain('Disallow: /');
        });
      });

      await test.step('a photograph from her phone, and the address of the site', async () => {
        const original = await phonePhoto();
        const alt = 'Ana María Pérez en su oficina';
        const change = async () => {
          await type('Dirección de este sitio en internet', address);
          await upload('Mi Foto.JPG', original);
          await type('Qué se ve en la foto', alt);
        };
        const portrait = { photo: '/images/mi-foto.jpg', alt };
        await edit('site', change, (before) => ({ ...before, address, portrait }));
        expect((await place.read(page, 'content/images/mi-foto.jpg'))?.equals(original)).toBe(true);
        await see('/', async (site, folder) => {
          const picture = site.getByRole('img', { name: alt });
          await picture.scrollIntoViewIfNeeded();
          await expect(picture).toHaveJSProperty('naturalWidth', 640);
          const { width, height, exif } = await sharp(join(folder, 'images/retrato.webp')).metadata();
          expect([width, height, exif]).toEqual([640, 640, undefined]);
          expect(filesIn(folder).filter((file) => file.includes('mi-foto'))).toEqual([]);
          // Without placeholders the site is findable.
          expect(textOf(folder, 'index.html')).not.toContain('noindex');
          expect(textOf(folder, 'robots.txt')).toBe(
            `User-Agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`,
          );
        });
      });

      await test.step('a price', async () => {
        const price = async () => {
          await (await reach(page, page.getByRole('checkbox', { name: /Honorarios/ }))).check();
          await (await reach(page, page.getByRole('spinbutton', { name: 'Desde cuánto' }))).fill('180000');
        };
        await edit('offer', price, (before) => ({ ...before, fees: { from: 180_000 } }));
        await see('/declaracion-renta', async (site) => {
          await expect(site.getByText('$180.000').first()).toBeAttached();
        });
      });

      await test.step('a service more, and one moved', async () => {
        const more = async () => {
          const name = hasTouch ? 'Mover hacia arriba' : 'Reordenar el elemento';
          const second = (await reach(page, page.getByRole('button', { name }))).nth(1);
          if (hasTouch) await second.click();
          else await second.press('ArrowUp');
          await press(/Agregar.*servicio/);
          await page.getByRole('textbox', { name: 'Nombre', exact: true }).last().fill('Régimen Simple');
        };
        await edit('services', more, ({ services: [first, second, ...others] }) => ({
          services: [second, first, ...others, { name: 'Régimen Simple' }],
        }));
        await see('/', async (site) => {
          await expect(site.getByText('Régimen Simple').filter({ visible: true }).first()).toBeVisible();
        });
      });

      await test.step('a question less', async () => {
        const [gone] = (await now('faq')).questions;
        await edit(
          'faq',
          () => press('Quitar'),
          ({ questions }) => ({ questions: questions.slice(1) }),
        );
        await see('/declaracion-renta', async (site) => {
          await expect(site.locator('main')).not.toContainText(gone?.question ?? '');
        });
      });

      const notice = {
        text: 'Esta semana atiendo solo por correo.',
        from: dayAfter(1),
        until: dayAfter(7),
        pages: ['calendar'],
      };
      await test.step('a notice for a week', async () => {
        const announce = async () => {
          await press(/Agregar.*aviso/);
          await type('Qué dice', notice.text);
          const days = await reach(page, page.locator('input[type=date]'));
          await days.first().fill(notice.from);
          await days.last().fill(notice.until);
          await press(/Agregar.*página/);
          await (await reach(page, page.getByRole('radio', { name: 'Calendario Tributario' }))).check();
        };
        await edit('notice', announce, () => ({ notices: [notice] }));
        const dates = fill(noticeWords.dates, {
          from: formatLong(notice.from),
          until: formatLong(notice.until),
        });
        for (const [days, isShown] of [
          [0, false],
          [1, true],
          [7, true],
          [8, false],
        ] as const) {
          const look = async (site: Page) => {
            const aside = site.locator('aside').filter({ hasText: notice.text });
            await expect(aside).toContainText(dates);
            await expect(aside).toBeVisible({ visible: isShown });
          };
          await see('/calendario-tributario', look, dayAfter(days));
        }
      });

      for (const year of [2026, 2027]) {
        await test.step(`the season of ${year}`, async () => {
          const choose = async () =>
            (await reach(page, page.getByRole('radio', { name: `Renta ${year}` }))).check();
          await edit('site', choose, (before) => ({ ...before, activeSeason: year }));
          await see('/calendario-tributario', async (site) => {
            await expect(site).toHaveTitle(new RegExp(String(year)));
            await expect(site.getByRole('heading', { level: 1 })).toContainText(String(year));
          });
        });
      }

      await test.step('what only the build can tell is refused by it', async () => {
        const heic = Buffer.from('\0\0\0\x20ftypheic', 'latin1');
        await edit(
          'site',
          () => upload('IMG_1.HEIC', heic),
          (before) => ({ ...before, portrait: { ...before.portrait, photo: '/images/img_1.heic' } }),
        );
        await refused('Tu foto, Foto: img_1.heic es HEIC, el formato propio del iPhone: en Ajustes');

        const rename = async () => {
          await press('Expandir');
          await type('Nombre', 'Régimen Simple');
        };
        await edit('services', rename, ({ services: [first, ...others] }) => ({
          services: [{ ...first, name: 'Régimen Simple' }, ...others],
        }));
        await refused('Nombre: se esperaba un servicio distinto de los demás');
      });
    });
  });
}

type Visit = {
  readonly folder: string;
  readonly path: string;
  readonly viewport: Page['viewportSize'] extends () => infer Size ? Size : never;
  /** The visitor's day, where it isn't today. */
  readonly day?: string;
  readonly picture: string;
};

/** Opens a page of a built site as a visitor does. */
async function visit(
  browser: Browser,
  { folder, path, viewport, day, picture }: Visit,
  look: (site: Page, folder: string) => Promise<void>,
): Promise<void> {
  const server = await startPreviewServer({ folder });
  const context = await browser.newContext({ viewport, baseURL: server.url });
  const site = await context.newPage();
  if (day !== undefined) await site.clock.setFixedTime(new Date(`${day}T12:00:00-05:00`));
  await site.goto(path);
  await look(site, folder);
  await site.screenshot({ path: picture });
  await context.close();
  await server.close();
}
