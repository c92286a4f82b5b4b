import type { Page } from '@playwright/test';
import sharp from 'sharp';
import faq from '@/content/faq.json' with { type: 'json' };
import seasons from '@/content/seasons.json' with { type: 'json' };
import services from '@/content/services.json' with { type: 'json' };
import site from '@/content/site.json' with { type: 'json' };
import { schemas, type DataFile } from '@/content/schema';
import { todayInBogota } from '@/lib/tax/dates';
import { expect, openForm, reach, save, saveButton, test, textbox } from './editor';
import { createGitHub, enterKey } from './github';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-US' });

/** Opens the editor in a browser that can't open local folders, and signs in to a fake GitHub. */
async function enter(page: Page) {
  const github = createGitHub();
  await page.context().route('https://api.github.com/**', github.answer);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
  await page.goto('/');
  await expect(page.getByText('abre esta dirección en Chrome o en Edge')).toBeVisible();
  await enterKey(page);
  await expect(page.getByText('Quién eres').first()).toBeVisible();
  return github;
}

// The last button that adds such an item.
const addButton = async (page: Page, item: string) =>
  (await reach(page, page.getByRole('button', { name: new RegExp(`Agregar.*${item}`) }))).last();

/** Adds an item to a list. The editor scrolls to it and, 150 ms after the press, moves the focus into it. */
async function addItem(page: Page, item: string): Promise<void> {
  const add = await addButton(page, item);
  await add.click();
  await expect(add).not.toBeFocused();
}

test('a wrong key is refused, a valid one opens the repository, and a save is one commit of one file @short', async ({
  page,
}) => {
  await page.context().route('https://api.github.com/**', createGitHub().answer);
  await page.goto('/');
  await page.getByRole('button', { name: 'Entrar con tu llave de GitHub' }).click();
  const made = page.getByRole('link', { name: 'esta página' });
  // Keep the click from leaving for GitHub.
  await made.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await made.click();
  await expect(made).toHaveAttribute(
    'href',
    /personal-access-tokens\/new\?name=Editor\+del\+sitio&contents=write$/,
  );
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await enterKey(page, 'github_pat_mala');
  await expect(page.getByText('Esa llave no sirve')).toBeVisible();

  const { commits } = await enter(page);
  await openForm(page, 'site');
  await (await textbox(page, 'Tu nombre')).fill('Ana María Pérez');
  const isWide = () => document.documentElement.scrollWidth > innerWidth;
  expect(await page.evaluate(isWide), 'the page scrolls sideways').toBe(false);
  await expect(page.getByRole('heading', { name: 'Quién eres' })).toBeVisible();
  await expect(page.getByRole('button', { name: /pciones/ })).toHaveCount(1);
  await save(page);
  await expect(page.getByText(/Guardado\. (En unos|Abajo)/)).toBeVisible();
  const [commit, ...others] = commits;
  expect(others).toEqual([]);
  expect(commit?.headline).toBe('Cambia content/site.json');
  expect(commit?.json).toEqual({ 'content/site.json': { ...site, accountantName: 'Ana María Pérez' } });
});

test('a new service scrolls into view, a value that the build would refuse is not saved, and removing one asks first', async ({
  page,
}) => {
  const { commits } = await enter(page);
  await openForm(page, 'services');
  await addItem(page, 'servicio');
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true }).last();
  await expect(name).toBeInViewport();
  await name.fill('rut');
  await save(page);
  await expect(page.getByText(/escribe otro, o quítalo: este ya está en la lista/)).toBeVisible();
  expect(commits).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entendido' }).click();
  await name.fill('Régimen Simple');
  await (await reach(page, page.getByRole('switch', { name: /Ocultarlo/ }))).last().click();
  await expect(page.getByRole('button', { name: 'Opciones', exact: true })).toHaveCount(0);
  const remove = page.getByRole('button', { name: 'Quitar de la lista' });
  const count = await remove.count();
  await remove.first().click();
  await page.getByRole('button', { name: 'Dejarlo' }).click();
  await expect(remove).toHaveCount(count);
  await save(page);
  const added = { name: 'Régimen Simple', hidden: true };
  const saved = { services: [...services.services, added], updated: todayInBogota() };
  const expected = { 'content/services.json': saved };
  await expect.poll(() => commits[0]?.json).toEqual(expected);
});

/** Adds an item of each kind and ticks each optional group that an open form has, so that all groups are open. Runs in the page. */
async function openGroups(): Promise<void> {
  const opened = new Set<string>();
  for (let isNew = true; isNew;) {
    const adding = [...document.querySelectorAll<HTMLElement>('button, .checkbox')].filter(({ innerText }) =>
      /Agregar/.test(innerText),
    );
    const next = adding.findLast(({ innerText }) => !opened.has(innerText));
    isNew = next !== undefined;
    next?.click();
    opened.add(next?.innerText ?? '');
    await new Promise((resume) => setTimeout(resume, 200));
  }
}

/** What of a form is cut off or too wide for the window. Runs in the page. */
function tooWide(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('button, input, textarea, [role=combobox], p')];
  return all
    .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth)
    .map(({ tagName, innerText, ariaLabel }) => `${tagName} ${ariaLabel ?? innerText}`);
}

for (const file of Object.keys(schemas) as DataFile[])
  test(`the form of ${file} is no wider than a phone with all its groups open, and its name doesn’t reach «Guardar»`, async ({
    page,
  }) => {
    // The window is tall, because the editor renders no field below it.
    await page.setViewportSize({ width: 390, height: 8_000 });
    await enter(page);
    await openForm(page, file);
    // Sveltia would put «0 Tus redes» above an empty list.
    await expect(page.getByText(/^0\s/).filter({ visible: true })).toHaveCount(0);
    await page.evaluate(openGroups);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 8_000 });
      expect([file, width, await page.evaluate(tooWide)]).toEqual([file, width, []]);
    }
    // A range measures the text itself, which may be wider than its box.
    const right = await page.locator('.form-name').evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      return words.getBoundingClientRect().right;
    });
    const button = await saveButton(page).boundingBox();
    expect(right).toBeLessThanOrEqual(button?.x ?? 0);
  });

test('the status bar covers nothing of a form', async ({ page }) => {
  await enter(page);
  await openForm(page, 'services');
  const status = page.locator('.site-status');
  await status.evaluate((bar) => void (bar.textContent = 'Guardado.\nUno.\nDos.'));
  const add = await addButton(page, 'servicio');
  const [end, bar] = [await add.boundingBox(), await status.boundingBox()];
  expect((end?.y ?? Infinity) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('the picture dialog refuses what is no photograph or too small; a photograph is committed byte for byte, and the site’s data name it', async ({
  page,
}) => {
  const pictureOf = (width: number) =>
    sharp({ create: { width, height: 700, channels: 3, background: '#c8a' } })
      .jpeg()
      .toBuffer();
  const original = await pictureOf(900);
  const { files } = await enter(page);
  const before = files.size;
  await openForm(page, 'site');
  await (await reach(page, page.getByRole('button', { name: 'Cambiar la imagen' }))).click();
  const dialog = page.getByRole('dialog', { name: 'Seleccionar imagen' });
  const upload = async (name: string, buffer: Buffer) => {
    const chosen = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Subir' }).click();
    await (await chosen).setFiles({ name, mimeType: 'image/jpeg', buffer });
  };
  for (const [name, buffer, said] of [
    ['cédula.jpg', Buffer.from('%PDF-1.7'), '«cédula.jpg» no es una foto'],
    ['foto.jpg', await pictureOf(200), 'Mide 200 × 700 píxeles; elige una de al menos 480'],
  ] as const) {
    await upload(name, buffer);
    await expect(page.getByText(said)).toBeVisible();
    await page.getByRole('button', { name: 'Entendido' }).click();
  }
  await upload('Mi Foto.JPG', original);
  await dialog.getByRole('option', { name: 'mi-foto.jpg' }).click();
  await expect(dialog.getByRole('option', { name: /dula|^foto/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Insertar' }).click();
  await expect(dialog).toBeHidden();
  await save(page);
  await expect.poll(() => files.get('content/images/mi-foto.jpg')?.equals(original)).toBe(true);
  expect(files.size).toBe(before + 1);
  const portrait = { ...site.portrait, photo: '/images/mi-foto.jpg' };
  expect(JSON.parse(String(files.get('content/site.json')))).toEqual({ ...site, portrait });
});

test('the next save of a visit keeps what a save adds: a season’s day and a question’s address @short', async ({
  page,
}) => {
  const { commits } = await enter(page);
  const saved = async (count: number) => {
    await save(page);
    await expect.poll(() => commits.length).toBe(count);
    await expect(page.getByRole('treeitem', { name: 'Quién eres' })).toBeVisible();
    return commits.at(-1)?.json;
  };

  const years = [2024, 2027];
  for (const [index, year] of years.entries()) {
    await page.getByRole('treeitem', { name: 'Temporadas y UVT' }).click();
    await addItem(page, 'temporada');
    await page.getByRole('combobox').last().press('Enter');
    await page.getByRole('option', { name: String(year) }).click();
    await saved(index + 1);
  }
  const added = years.map((year) => ({ year, updated: todayInBogota() }));
  const withBoth = { ...seasons, seasons: [...seasons.seasons, ...added] };
  expect(commits[1]?.json).toEqual({ 'content/seasons.json': withBoth });

  await openForm(page, 'faq');
  await addItem(page, 'pregunta');
  const question = page.getByRole('textbox', { name: 'Pregunta', exact: true }).last();
  await question.fill('¿Y si me mudo?');
  const groups = page.getByRole('radiogroup', { name: 'Grupo' }).last().getByRole('radio');
  // The editor connects a group 100 ms after it shows it; before that it ignores a press.
  await expect(groups.last()).toHaveAttribute('tabindex', '-1');
  await groups.first().click();
  await addItem(page, 'párrafo');
  await (await textbox(page, 'Párrafo')).last().fill('Me escribes.');
  const newest = (json: unknown) =>
    (json as Record<'content/faq.json', typeof faq>)['content/faq.json'].questions.at(-1);
  const first = newest(await saved(3));
  expect(first?.id).toMatch(/^pregunta-\w+$/);
  await page.getByRole('treeitem', { name: 'Preguntas frecuentes' }).click();
  await reach(page, page.getByText('¿Y si me mudo?'));
  await page.getByRole('button', { name: 'Expandir', exact: true }).last().click();
  await question.fill('¿Y si me mudo de ciudad?');
  expect(newest(await saved(4))).toEqual({ ...first, question: '¿Y si me mudo de ciudad?' });
});

test('an expired key is reported in Spanish, and unsaved words can be restored with a new key', async ({
  page,
}) => {
  const { endKey } = await enter(page);
  await openForm(page, 'site');
  const city = await textbox(page, 'Ciudad');
  await city.click();
  await city.press('ControlOrMeta+A');
  await city.pressSequentially('Manizales');
  endKey(true);
  await save(page);
  await expect(page.getByText('Tu llave venció o se borró.')).toBeVisible();
  // The words are lost if the page is left before they are stored.
  const stored = async () => JSON.stringify(await page.context().storageState({ indexedDB: true }));
  await expect.poll(stored).toContain('Manizales');
  await page.reload();
  endKey(false);
  await enterKey(page);
  await page.goto('/#/collections/_singletons/entries/site');
  await page.getByRole('button', { name: 'Restaurar' }).click();
  await expect(await textbox(page, 'Ciudad')).toHaveValue('Manizales');
});

test('in a conflict, «Cargar lo que cambió» loads the other device’s change and commits nothing', async ({
  page,
}) => {
  const { saveElsewhere, commits } = await enter(page);
  await openForm(page, 'site');
  saveElsewhere('content/site.json', JSON.stringify({ ...site, city: 'Pereira' }));
  await (await textbox(page, 'Tu nombre')).fill('Ana María Pérez');
  await save(page);
  await expect(page.getByText('Esto cambió mientras lo editabas')).toBeVisible();
  await page.getByRole('button', { name: 'Cargar lo que cambió' }).click();
  await expect(await textbox(page, 'Ciudad')).toHaveValue('Pereira');
  expect(commits).toEqual([]);
});
