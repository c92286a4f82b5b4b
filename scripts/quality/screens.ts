import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { createFaultyApi, type FaultyApi } from '@/e2e/faulty-api';
import { startPreviewServer } from '../run/preview-server';
import { findBrowser } from '../lib/browser.mjs';
import { HelpfulError, main } from '../lib/main.mjs';

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];
const HEIGHTS: Record<number, number> = { 320: 568, 390: 844 };
const FOLDER = 'screens';
/** Within the season, so that there are dates that passed and dates to come. */
const IN_SEASON = '2025-08-27T10:00:00-05:00';
const AFTER_SEASON = '2026-11-21T10:00:00-05:00';
/** The pixels of letter paper, less its margins. */
const LETTER = 702;
const MARGIN = { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' };

type State = {
  path: string;
  /** What a visitor does to come there. */
  act?: (page: Page, api: FaultyApi) => Promise<unknown>;
  /** When; a day of the season where not said. */
  now?: string;
  options?: BrowserContextOptions;
  /** In a browser whose text was set to twice its size. */
  largeText?: true;
  /** As on paper: letter pages in a PDF. */
  print?: true;
  /** A part by its selector, or what the `window` shows of it; the whole page where not said. */
  part?: string;
};

const HOME = '/';
const INCOME_TAX = '/declaracion-renta';
const CALENDAR = '/calendario-tributario';
const DATES = '[aria-labelledby=lookup-heading]';
const CHECK = '#filing-check';

const states: Record<string, State> = {
  home: { path: HOME },
  'income-tax': { path: INCOME_TAX },
  calendar: { path: CALENDAR },
  'not-found': { path: '/no-existe' },
  menu: { path: HOME, act: (page) => press(page, 'Menú'), part: 'window' },
  whatsapp: { path: HOME, act: (page) => press(page, 'Contactar por WhatsApp'), part: 'window' },
  modal: { path: INCOME_TAX, act: (page) => openModal(page), part: 'window' },
  'modal-services': { path: CALENDAR, act: (page) => openModal(page, 'Solicitar asesoría'), part: 'window' },
  'form-errors': { path: HOME, act: (page) => press(page, 'Enviar'), part: '#contact' },
  'modal-errors': {
    path: INCOME_TAX,
    act: (page) => openModal(page).then(() => press(page, 'Enviar')),
    part: 'window',
  },
  sending: { path: HOME, act: (page, api) => send(page, api, 'hang'), part: '#contact' },
  success: { path: HOME, act: (page, api) => send(page, api, 'ok'), part: 'window' },
  failure: { path: HOME, act: (page, api) => send(page, api, 'rejected'), part: 'window' },
  'lookup-two': { path: HOME, act: (page) => lookUp(page, '27'), part: DATES },
  'lookup-one': { path: HOME, act: (page) => lookUp(page, '7'), part: DATES },
  'lookup-nit': { path: CALENDAR, act: (page) => lookUp(page, '900.123.427-1') },
  'lookup-wrong': { path: HOME, act: (page) => lookUp(page, 'abc'), part: DATES },
  'lookup-over': { path: HOME, act: (page) => lookUp(page, '27'), now: AFTER_SEASON, part: DATES },
  'lookup-card': { path: INCOME_TAX, act: (page) => lookUp(page, '27'), part: DATES },
  'checker-yes': { path: INCOME_TAX, act: (page) => check(page, '90.000.000'), part: CHECK },
  'checker-no': { path: INCOME_TAX, act: (page) => check(page, '20.000.000'), part: CHECK },
  calculator: { path: INCOME_TAX, act: calculate, now: AFTER_SEASON, part: '#late-filing' },
  'accordion-pairs': {
    path: INCOME_TAX,
    act: (page) => open(page, '[aria-labelledby=dates] details:first-of-type summary'),
    part: '[aria-labelledby=dates]',
  },
  'accordion-installments': {
    path: INCOME_TAX,
    act: (page) => open(page, '[aria-labelledby=dates] details:last-of-type summary'),
    part: '[aria-labelledby=dates]',
  },
  faq: {
    path: INCOME_TAX,
    act: (page) => open(page, '[aria-labelledby=faq] summary'),
    part: '[aria-labelledby=faq]',
  },
  'print-calendar': { path: CALENDAR, print: true },
  'print-checklist': { path: INCOME_TAX, act: printList, print: true },
  'no-script-home': { path: HOME, options: { javaScriptEnabled: false } },
  'no-script-income-tax': { path: INCOME_TAX, options: { javaScriptEnabled: false } },
  'reduced-motion': { path: HOME, options: { reducedMotion: 'reduce' }, part: 'window' },
  'large-text-home': { path: HOME, largeText: true },
  'large-text-income-tax': { path: INCOME_TAX, largeText: true },
  'large-text-calendar': { path: CALENDAR, largeText: true },
  'large-text-dates': {
    path: INCOME_TAX,
    largeText: true,
    act: (page) => open(page, '[aria-labelledby=dates] details:first-of-type summary'),
    part: '[aria-labelledby=dates]',
  },
  'large-text-lookup': { path: HOME, largeText: true, act: (page) => lookUp(page, '27'), part: DATES },
  'hover-advice': { path: HOME, act: (page) => point(page, 'main a[href="#contact"]'), part: 'window' },
  'press-advice': { path: HOME, act: (page) => hold(page, 'main a[href="#contact"]'), part: 'window' },
  'press-services': { path: HOME, act: (page) => hold(page, 'main a[href="#services"]'), part: 'window' },
  'hover-service': { path: HOME, act: (page) => point(page, '#services li:nth-child(4) a'), part: 'window' },
  'press-service': { path: HOME, act: (page) => hold(page, '#services li:first-child a'), part: 'window' },
  'press-unsure': { path: HOME, act: (page) => hold(page, '#services li:last-child a'), part: 'window' },
  'press-chip': { path: HOME, act: (page) => hold(page, 'label:has-text("Tesorería")'), part: 'window' },
  'press-whatsapp': { path: CALENDAR, act: (page) => hold(page, '[popovertarget=whatsapp]'), part: 'window' },
  'press-contact': { path: INCOME_TAX, act: (page) => hold(page, 'main [data-modal]'), part: 'window' },
  'press-group': {
    path: INCOME_TAX,
    act: (page) => hold(page, '[aria-labelledby=dates] summary'),
    part: 'window',
  },
};

/** `npm run screens [-- name or width …]`: every page in every state at every width, into `screens/`. */
await main(async () => {
  const { widths, names } = readArguments(process.argv.slice(2));
  mkdirSync(FOLDER, { recursive: true });
  const api = createFaultyApi(join(FOLDER, 'leads.db'));
  const preview = await startPreviewServer({ api });
  const browser = await launch();
  const enlarged = await launch('--blink-settings=defaultFontSize=32');
  for (const name of names) {
    const state = states[name];
    if (state === undefined) continue;
    for (const width of state.print ? [LETTER] : widths) {
      await take(
        state.largeText ? enlarged : browser,
        preview.url,
        api,
        state,
        width,
        join(FOLDER, `${name}-${width}`),
      ).catch((error: unknown) =>
        console.error(`✗ ${name}, ${width} px: ${String(error).split('\n', 1)[0]}`),
      );
    }
    console.log(name);
  }
  await browser.close();
  await enlarged.close();
  api.release();
  await preview.close();
});

function launch(...args: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(chromium.executablePath()),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });
}

function readArguments(args: string[]): { widths: number[]; names: string[] } {
  const widths = args.map(Number).filter(Number.isInteger);
  const names = args.filter((arg) => Number.isNaN(Number(arg)));
  const unknown = names.find((name) => !(name in states));
  if (unknown !== undefined) {
    throw new HelpfulError(`No hay un estado «${unknown}». Los hay: ${Object.keys(states).join(', ')}.`);
  }
  return {
    widths: widths.length > 0 ? widths : WIDTHS,
    names: names.length > 0 ? names : Object.keys(states),
  };
}

async function take(
  browser: Browser,
  baseURL: string,
  api: FaultyApi,
  { path, act, now = IN_SEASON, options, print, part }: State,
  width: number,
  file: string,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    // For the style with which a part is photographed alone.
    bypassCSP: true,
    ...options,
  });
  try {
    // The organisations' logos are others': without them their names stand.
    await context.route(
      (url) => url.origin !== baseURL,
      (route) => route.abort(),
    );
    const page = await context.newPage();
    page.setDefaultTimeout(8_000);
    await page.clock.setFixedTime(new Date(now));
    await page.goto(path, { waitUntil: 'networkidle' });
    await act?.(page, api);
    if (print) {
      await page.pdf({ path: `${file}.pdf`, format: 'Letter', margin: MARGIN });
      await page.emulateMedia({ media: 'print' });
      await page.screenshot({ path: `${file}.png`, fullPage: true });
      return;
    }
    // Without script nothing enters, and no frame would ever be reported.
    if (part !== 'window' && options?.javaScriptEnabled !== false) await passThrough(page);
    const shot = { path: `${file}.png`, animations: 'disabled' } as const;
    // What sticks to the window would lie across a part taller than it.
    const alone = 'header, aside:has([popovertarget]) { visibility: hidden }';
    if (part === undefined) {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await page.screenshot({ ...shot, fullPage: true });
    } else if (part === 'window') await page.screenshot(shot);
    else
      await page
        .locator(part)
        .first()
        .screenshot({ ...shot, style: alone });
  } finally {
    api.mode('contact', { kind: 'ok' });
    api.release();
    await context.close();
  }
}

/** Down the page and back, as a visitor would: what enters on sight has entered. */
async function passThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const [x, y] = await page.evaluate(() => [scrollX, scrollY] as const);
  for (let top = 0; top < height; top += 500) {
    await page.evaluate((to) => {
      window.scrollTo({ top: to, behavior: 'instant' });
      return new Promise(requestAnimationFrame);
    }, top);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    ([left, top]) => {
      window.scrollTo({ left, top, behavior: 'instant' });
      // Those whose code came after the visitor had gone by.
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getTiming().iterations === 1) animation.finish();
      }
    },
    [x, y] as const,
  );
}

async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).last();
  // What stands elsewhere on a narrow screen has nothing to press on a wide one.
  if (await button.isVisible()) await button.click();
}

async function openModal(page: Page, button = 'Contáctame'): Promise<void> {
  await press(page, button);
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).waitFor();
}

async function send(page: Page, api: FaultyApi, kind: 'ok' | 'rejected' | 'hang'): Promise<void> {
  api.mode('contact', { kind });
  const form = page.locator('#contact');
  await form.getByLabel('Nombre').fill('Ana María');
  await form.getByLabel('Celular').fill('3001234567');
  await form.getByLabel('Correo').fill('ana@correo.example');
  await form.getByRole('checkbox', { name: 'Impuestos' }).check();
  await form.getByRole('button', { name: 'Enviar' }).click();
  await (
    kind === 'hang' ? form.getByRole('button', { name: 'Enviando…' }) : page.getByRole('dialog')
  ).waitFor();
}

async function lookUp(page: Page, digits: string): Promise<void> {
  const dates = page.locator(DATES);
  await dates.getByLabel('Tus dos últimos dígitos').fill(digits);
  await dates.getByRole('button', { name: 'Ver mi fecha' }).click();
}

async function check(page: Page, income: string): Promise<void> {
  await page.locator(CHECK).getByLabel('Ingresos brutos').fill(income);
  await page.locator(CHECK).getByRole('button', { name: 'Revisar si debo declarar' }).click();
  await page.locator(CHECK).getByRole('heading').waitFor();
}

async function calculate(page: Page): Promise<void> {
  const tool = page.locator('#late-filing');
  await tool.getByLabel('Dos últimos dígitos').fill('27');
  await tool.getByLabel('Impuesto a cargo').fill('1.450.000');
  await tool.getByRole('button', { name: 'Calcular la sanción' }).click();
  await tool.getByRole('heading').waitFor();
}

async function open(page: Page, summary: string): Promise<void> {
  await page.locator(summary).first().click();
}

async function printList(page: Page): Promise<void> {
  await page.evaluate(() => (window.print = () => undefined));
  await press(page, 'Imprimir lista');
  await page.locator('html[data-print=checklist]').waitFor();
}

async function point(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().hover();
}

async function hold(page: Page, selector: string): Promise<void> {
  await point(page, selector);
  await page.mouse.down();
}
