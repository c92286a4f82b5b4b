import { contactWords } from '@/content/contact';
import { homeWords } from '@/content/home';
import { incomeTaxWords } from '@/content/income-tax';
import { layoutWords } from '@/content/layout';
import { lookupWords } from '@/content/lookup';
import { modalWords } from '@/content/modal';
import { notFoundWords } from '@/content/not-found';
import { pages } from '@/content/pages';
import { presentation } from '@/content/presentation';
import { quickOptions } from '@/content/quick-options';
import { services } from '@/content/services';
import { formatLong } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { groupOf } from '@/lib/tax/season';
import { ana, contactBody, sendingFailed, type Typed } from '../contact';
import { expect } from '../fixtures';
import { beyondTheEdge, cutOff } from '../in-page';
import { dayOf27, season, words } from '../built-season';
import { test, type Visitor } from './visitor';

type Size = readonly [width: number, height: number];
const wide: Size = [1280, 800];
/** Narrowest window of WebKitGTK. */
const narrow: Size = [460, 800];

const button = 'button, [role="button"]';
const { fields, dialogs } = contactWords;
const { links, menu, floating } = layoutWords;
const servicesLink = links[2].label;
const incomeTaxLink = links[3].label;

const typed: Typed = { ...ana, name: 'Ana Ñáñez', services: [], message: '¿Cuánto cuesta?' };

async function fillIn(visitor: Visitor): Promise<void> {
  for (const field of ['name', 'phone', 'email', 'message'] as const) {
    await visitor.fill(fields[field].label, typed[field]);
  }
}

test('every page is read, on a wide screen and a narrow one', async ({ visitor }) => {
  const headings = [
    [pages.home.path, presentation.headline],
    [pages.incomeTax.path, incomeTaxWords.heading],
    [pages.calendar.path, pages.calendar.label],
    ['/no-existe', notFoundWords.heading],
  ] as const;
  for (const size of [wide, narrow]) {
    await visitor.resize(...size);
    for (const [path, heading] of headings) {
      await visitor.open(path);
      await visitor.sees('h1', heading);
      expect(await visitor.ask(beyondTheEdge)).toEqual([]);
      expect(await visitor.ask(cutOff)).toEqual([]);
    }
  }
});

test('no words of a form take more lines than they need', async ({ visitor }) => {
  await visitor.resize(...narrow);
  await visitor.open(pages.incomeTax.path);
  expect(await visitor.ask(brokenForNothing)).toEqual([]);
});

test('the menu opens, is walked, closes, and leads to a section', async ({ visitor }) => {
  await visitor.resize(...narrow);
  await visitor.open(pages.home.path);
  await visitor.press(button, menu);
  await visitor.sees('nav a', servicesLink);
  await visitor.key('Tab');
  await visitor.finds(links[0].label, focused);
  await visitor.key('Escape');
  await visitor.finds(menu, focused);
  await visitor.press(button, menu);
  await visitor.press('nav a', servicesLink);
  await visitor.finds(true, isAtTop, 'services');
  await visitor.finds(0, () => document.querySelectorAll(':popover-open').length);
});

test('the WhatsApp list opens, is walked, and fades away', async ({ visitor }) => {
  await visitor.resize(...wide);
  await visitor.open(pages.calendar.path);
  await visitor.press(button, floating.whatsapp);
  for (const option of quickOptions) {
    await visitor.sees('a[href^="https://wa.me/"]', option);
    await visitor.key('Tab');
    await visitor.finds(true, (name) => document.activeElement?.textContent?.startsWith(name), option);
  }
  await visitor.finds(0, () => document.querySelector('[popover="auto"]#whatsapp')?.getAnimations().length);
  await visitor.ask(() => {
    const list = document.querySelector<HTMLElement>('#whatsapp');
    list?.addEventListener('transitionend', ({ propertyName }) => (list.dataset[propertyName] = 'ended'));
  });
  await visitor.key('Escape');
  await visitor.finds(floating.whatsapp, focused);
  await visitor.finds('ended', () => document.querySelector<HTMLElement>('#whatsapp')?.dataset.opacity);
});

test('the accordion opens one panel at a time, and lets the focus go on', async ({ visitor }) => {
  await visitor.resize(...wide);
  await visitor.open(pages.incomeTax.path);
  const title = (group: 'natural' | 'legal') =>
    fill(incomeTaxWords.dates.title, { group: groupOf(season, group).type });
  await visitor.press('summary h3', title('natural'));
  await visitor.finds([title('natural')], openPanels);
  for (let count = await visitor.ask(linksInOpenPanel); count >= 0; count -= 1) await visitor.key('Tab');
  await visitor.finds(title('legal'), focused);
  await visitor.key('Enter');
  await visitor.finds([title('legal')], openPanels);
});

test('the lookup answers, and its answer is in the address', async ({ visitor }) => {
  await visitor.resize(...narrow);
  await visitor.open(pages.calendar.path);
  await visitor.fill(lookupWords.label, '27');
  await visitor.finds(
    true,
    (date) => document.querySelector('main')?.innerText.includes(date),
    formatLong(dayOf27),
  );
  await visitor.finds('?digitos=27', () => location.search);
});

test('a lead is corrected, refused, kept and sent', async ({ visitor, api }) => {
  const chosen = services.slice(0, 2).map(({ name }) => name);
  await visitor.resize(...narrow);
  await visitor.open(`${pages.home.path}#contact`);
  await visitor.press(button, contactWords.submit);
  await visitor.finds(fields.name.label, focused);
  await visitor.finds(true, isLabelClear);

  await fillIn(visitor);
  for (const service of chosen) await visitor.press('label', service);
  api.mode('contact', { kind: 'http-error' });
  await visitor.sees(button, contactWords.submit);
  const place = await visitor.ask(() => scrollY);
  await visitor.press(button, contactWords.submit);
  await visitor.sees('h2', dialogs.failure.title);
  expect(await visitor.ask(() => scrollY)).toBe(place);
  for (const error of await visitor.takeErrors()) expect(error).toMatch(sendingFailed);
  await visitor.press(button, dialogs.confirm);
  await visitor.finds(null, () => document.querySelector('[aria-modal="true"]'));
  expect(await visitor.ask(() => scrollY)).toBe(place);

  api.mode('contact', { kind: 'ok' });
  await visitor.press(button, contactWords.submit);
  await visitor.sees('h2', dialogs.success.title);
  const body = contactBody({ ...typed, services: chosen });
  expect(api.received('contact').map(({ body: sent }) => sent)).toEqual([body, body]);
  expect((await api.leads()).length).toBe(1);
  await visitor.key('Escape');
  await visitor.finds('', () => document.querySelector('form')?.querySelector('input')?.value);
});

test('the modal opens by mouse, finger and keyboard, holds the focus and gives it back', async ({
  visitor,
}) => {
  const trigger = '[command=show-modal]';
  const { talk } = incomeTaxWords;
  await visitor.resize(...narrow);
  await visitor.open(pages.incomeTax.path);

  await visitor.press(trigger, talk.contact);
  await visitor.press(button, contactWords.submit);
  await visitor.finds(fields.name.label, focused);
  await visitor.finds(true, isLabelClear);
  await visitor.press(button, modalWords.close);
  await visitor.finds(null, () => document.querySelector('dialog[open]'));
  await visitor.finds(talk.contact, focused);

  await visitor.key('Enter');
  await visitor.finds('H2', () => document.activeElement?.tagName);
  for (let count = 0; count < 12; count += 1) {
    await visitor.key('Tab');
    expect(await visitor.ask(isFocusBehind)).toBe(false);
  }
  await visitor.key('Escape');
  await visitor.finds(talk.contact, focused);

  await visitor.touch(trigger, talk.contact);
  await visitor.finds('H2', () => document.activeElement?.tagName);
});

test('back and forward lead to where one was', async ({ visitor }) => {
  await visitor.resize(...wide);
  await visitor.open(pages.home.path);
  await visitor.press('header a', servicesLink);
  await visitor.finds(true, isAtTop, 'services');
  await visitor.press('header a', incomeTaxLink);
  await visitor.sees('h1', incomeTaxWords.heading);
  await visitor.back();
  await visitor.finds('/#services', () => location.pathname + location.hash);
  await visitor.finds(true, isAtTop, 'services');
  await visitor.forward();
  await visitor.sees('h1', incomeTaxWords.heading);
  await visitor.finds(fill(pages.incomeTax.title, words), () => document.title);
});

/* Functions below run in the page, which receives their source, so they use nothing outside themselves. */

/** Name of the focused element. */
function focused(): string | undefined {
  const element = document.activeElement;
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  return element?.getAttribute('aria-label') ?? (label ?? element)?.textContent?.trim();
}

/** Whether a section begins just below the header, where a link to it leads. */
function isAtTop(id: string): boolean {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
  return top >= header - 1 && top < header + 60;
}

function openPanels(): string[] {
  return [...document.querySelectorAll('details[name][open] > summary')].map(
    (summary) => summary.textContent?.trim() ?? '',
  );
}

function linksInOpenPanel(): number {
  const links = [...document.querySelectorAll('details[name][open] a')];
  return links.filter((link) => link.checkVisibility()).length;
}

/** Whether the focused field's label is in view, clear of sticky elements. */
function isLabelClear(): boolean {
  const field = document.activeElement;
  const label = field instanceof HTMLInputElement ? field.labels?.[0] : undefined;
  const above =
    field?.closest('dialog')?.querySelector('h2')?.parentElement ?? document.querySelector('header');
  if (!label || !above) return false;
  const { top, bottom } = label.getBoundingClientRect();
  return top >= above.getBoundingClientRect().bottom && bottom <= innerHeight;
}

function isFocusBehind(): boolean {
  const focus = document.activeElement;
  return focus !== document.body && focus?.closest('dialog') === null;
}

function brokenForNothing(): string[] {
  const paragraphs = [...document.querySelectorAll<HTMLElement>('form p')];
  if (paragraphs.length === 0) return ['no paragraphs'];
  return paragraphs
    .filter((paragraph) => {
      const { height } = paragraph.getBoundingClientRect();
      paragraph.style.textWrap = 'wrap';
      return height > paragraph.getBoundingClientRect().height;
    })
    .map(({ textContent }) => textContent);
}
