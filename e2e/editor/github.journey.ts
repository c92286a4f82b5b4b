import type { Page } from '@playwright/test';
import services from '@/content/services.json' with { type: 'json' };
import site from '@/content/site.json' with { type: 'json' };
import { expect, openForm, reach, save, test } from './editor';
import { createGitHub, enterKey } from './github';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-US' });

/** The published editor on a phone, with a fake GitHub behind it. */
async function enter(page: Page) {
  const github = createGitHub();
  await page.context().route('https://api.github.com/**', github.answer);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
  await page.goto('/');
  await enterKey(page);
  await expect(page.getByText('Quién eres').first()).toBeVisible();
  const committed = () =>
    github.commits.map(({ fileChanges: { additions } }) =>
      additions.map(({ path, contents }) => [path, JSON.parse(Buffer.from(contents, 'base64').toString())]),
    );
  return { ...github, committed };
}

const field = (page: Page, label: string) =>
  reach(page, page.getByRole('textbox', { name: label, exact: true }));

test('a key opens the repository, and what is saved is one commit of one file @short', async ({
  page,
  heard,
}) => {
  await page.context().route('https://api.github.com/**', createGitHub().answer);
  await page.goto('/');
  await enterKey(page, 'github_pat_mala');
  await expect(page.getByText('Esa llave no sirve')).toBeVisible();

  const { commits, committed } = await enter(page);
  await openForm(page, 'site');
  await (await field(page, 'Tu nombre')).fill('Ana María Pérez');
  const isWide = () => document.documentElement.scrollWidth > innerWidth;
  expect(await page.evaluate(isWide), 'scrolls sideways').toBe(false);
  await save(page);
  await expect(page.getByText('Guardado. En unos 5 minutos se ve en tu sitio')).toBeVisible();
  expect(committed()).toEqual([[['content/site.json', { ...site, accountantName: 'Ana María Pérez' }]]]);
  expect(commits[0]?.message.headline).toBe('Cambia content/site.json');
  expect(new Set(heard.requests.map((url) => new URL(url).host))).toEqual(
    new Set([new URL(page.url()).host, 'api.github.com']),
  );
});

test('a slip is told beneath its field, and a price is kept as it is typed', async ({ page }) => {
  const { committed } = await enter(page);
  await openForm(page, 'site');
  const card = await field(page, 'Número de tu tarjeta profesional');
  await card.fill('no me acuerdo');
  await save(page);
  await expect(page.getByText('Escribe el número, un guion y la letra, así: 123456-T.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ver los errores' })).toBeVisible();

  await openForm(page, 'offer');
  await (await reach(page, page.getByRole('checkbox', { name: /Honorarios/ }))).check();
  await (await field(page, 'Desde cuánto')).fill('$ 180.000');
  await save(page);
  await expect.poll(committed).toEqual([[['content/offer.json', { fees: { from: '$ 180.000' } }]]]);
});

test('a service more is in view, one that is there already is refused, and one can be hidden', async ({
  page,
}) => {
  const { committed } = await enter(page);
  await openForm(page, 'services');
  await (await reach(page, page.getByRole('button', { name: /Agregar.*servicio/ }))).first().click();
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true }).last();
  await expect(name).toBeInViewport();
  await name.fill('rut');
  await save(page);
  await expect(page.getByText('Escribe otro, o quítalo: este ya está en la lista.')).toBeVisible();
  await name.fill('Régimen Simple');
  await (await reach(page, page.getByRole('switch', { name: /Ocultarlo/ }))).last().click();
  await save(page);
  const added = { name: 'Régimen Simple', hidden: true };
  await expect
    .poll(committed)
    .toEqual([[['content/services.json', { services: [...services.services, added] }]]]);
});

test('a key that ended is told in Spanish, and what was typed is there again', async ({ page }) => {
  const { endKey } = await enter(page);
  await page.goto('/#/collections/_singletons/entries/site');
  await page.reload();
  const city = await field(page, 'Ciudad');
  await city.click();
  await city.press('ControlOrMeta+A');
  await city.pressSequentially('Manizales');
  endKey(true);
  await save(page);
  await expect(page.getByText('Tu llave venció o se borró.')).toBeVisible();
  await page.reload();
  endKey(false);
  await enterKey(page);
  await page.goto('/#/collections/_singletons/entries/site');
  await page.getByRole('button', { name: 'Restaurar' }).click();
  await expect(await field(page, 'Ciudad')).toHaveValue('Manizales');
});

test('of a conflict the first button takes the other device’s change in', async ({ page }) => {
  const { saveElsewhere, committed } = await enter(page);
  await openForm(page, 'site');
  saveElsewhere('content/site.json', JSON.stringify({ ...site, city: 'Pereira' }));
  await (await field(page, 'Tu nombre')).fill('Ana María Pérez');
  await save(page);
  await expect(page.getByText('Esto cambió mientras lo editabas')).toBeVisible();
  await page.getByRole('button', { name: 'Volver a cargar' }).last().click();
  await expect(await field(page, 'Ciudad')).toHaveValue('Pereira');
  expect(committed()).toEqual([]);
});
