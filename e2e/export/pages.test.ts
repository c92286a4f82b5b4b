import { calendarWords } from '@/content/calendar';
import { homeWords } from '@/content/home';
import { incomeTaxWords } from '@/content/income-tax';
import { layoutWords } from '@/content/layout';
import { newTab } from '@/content/new-tab';
import { notFoundWords } from '@/content/not-found';
import { offer } from '@/content/offer';
import { pages, type PageId } from '@/content/pages';
import { placeOf, places } from '@/content/places';
import { presentation } from '@/content/presentation';
import { quickOptionMessage, quickOptions } from '@/content/quick-options';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { todayInBogota } from '@/lib/tax/dates';
import { activeSeason, comingSeason } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { linkedParts, plainText } from '@/lib/words/linked';
import { pageWords } from '@/lib/words/page-words';
import type { AnyNode, Element } from '@/scripts/build/html';
import {
  all,
  attribute,
  contentOf,
  documentAt,
  elementsIn,
  everyPage,
  exported,
  link,
  linksIn,
  nameOf,
  one,
  textOf,
} from './exported';

/*
 * Where each page's parts stand and lead, which words.test.ts and crawl.test.ts don't say. No script runs here, so
 * this is also what visitors without script have.
 */

const season = activeSeason();
const words = pageWords();
const digits = site.phone.replace(/\D/g, '');

/** A sentence of content as the page shows it: filled, with collapsed white space. */
const said = (sentence: string) => fill(sentence, words).replace(/\s+/g, ' ');

/** WhatsApp link with this text, written here independently of the site's own function. */
const chat = (text: string) =>
  `https://wa.me/${(site.whatsapp ?? site.phone).replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;

const section = (within: AnyNode, id: string) => one(within, 'section', { 'aria-labelledby': id });
const headings = (within: AnyNode, tag: string) => elementsIn(within, tag).map(textOf);

test('the pages of the site are those in content', () => {
  const addresses = Object.values(pages).map(({ path }) => path);
  expect(exported.pages.map(({ path }) => path).sort()).toEqual(addresses.sort());
});

describe.each(everyPage.map(({ path }) => path))('%s', (path) => {
  const page = documentAt(path);
  /** A page's address, or the hash alone on the page itself. */
  const leadTo = (id: PageId, hash: string) =>
    pages[id].path === path && hash !== '' ? hash : pages[id].path + hash;

  test('the header leads to its addresses, marks the current page, and begins with the way past it', () => {
    const navigation = one(page, 'nav', { 'aria-label': layoutWords.mainNavigation });
    const [list = navigation] = elementsIn(navigation, 'ul');
    expect(linksIn(list)).toEqual(
      layoutWords.links.map(({ label, page: id, hash }) => [label, leadTo(id, hash)]),
    );
    expect(all(list, 'a', { 'aria-current': 'page' }).map(textOf)).toEqual(
      layoutWords.links
        .filter(({ page: id, marksPage }) => marksPage && pages[id].path === path)
        .map(({ label }) => label),
    );
    expect(elementsIn(page, 'header').slice(0, 1).flatMap(linksIn).slice(0, 2)).toEqual([
      [layoutWords.skipLink, '#content'],
      [said(layoutWords.homeLink), leadTo('home', '#top')],
    ]);
    expect(attribute(one(page, 'main'), 'id')).toBe('content');
  });

  test('the footer has the other pages, the e-mail and the phone', () => {
    expect(linksIn(one(page, 'footer'))).toEqual([
      ...Object.values(pages).flatMap((each) => (each === pages.home ? [] : [[each.label, each.path]])),
      [fill(layoutWords.footer.email, words), `mailto:${site.email}`],
      [fill(layoutWords.footer.phone, words), `tel:+${digits}`],
      ...offer.profiles.map(({ name, url }) => [`${name} ${newTab}`, url]),
    ]);
  });

  test('the floating buttons: advice, and WhatsApp with its options', () => {
    const { label, advice, whatsapp } = layoutWords.floating;
    const dock = one(page, 'div', { role: 'group', 'aria-label': label });
    // At home it is a link; elsewhere a button, and a link where there is no script.
    expect(all(dock, 'a', { 'aria-label': advice })[0]?.attribs.href).toBe(
      path === '/' ? '#contact' : '/#contact',
    );
    const list = one(dock, 'div', { role: 'group', 'aria-label': whatsapp });
    expect(linksIn(list).slice(-quickOptions.length)).toEqual(
      quickOptions.map((option) => [`${option} ${newTab}`, chat(fill(quickOptionMessage, { option }))]),
    );
  });

  test('the contact form stands in its modal, closed, after all the rest', () => {
    expect(attribute(one(page, 'dialog'), 'open')).toBeUndefined();
    const parts = elementsIn(page, 'main', 'footer', 'dialog').map(({ name }) => name);
    expect(parts.at(-1)).toBe('dialog');
  });

  test('a link that leaves the site in a new tab says so, as each of WhatsApp does', () => {
    const leaving = all(page, 'a', { target: '_blank' });
    const chats = elementsIn(page, 'a').filter(({ attribs: { href = '' } }) =>
      href.startsWith(chat('').slice(0, 14)),
    );
    expect(chats.length).toBeGreaterThan(0);
    expect(leaving).toEqual(expect.arrayContaining(chats));
    expect(leaving.map(nameOf).filter((name) => !name.includes(newTab))).toEqual([]);
  });
});

describe('home', () => {
  const page = documentAt('/');

  test('one page fades into the next, but not for whoever asked for less motion', () => {
    const fading = '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
    expect(elementsIn(page, 'style').map(contentOf).join()).toContain(fading);
  });

  test('the headline, its two links, and a drawing for 768 px or less', () => {
    expect(headings(page, 'h1')).toEqual([presentation.headline]);
    const [banner = page] = elementsIn(one(page, 'main'), 'section');
    const { advice, services: seeServices } = homeWords.banner;
    expect(linksIn(banner)).toEqual([
      [advice, '#contact'],
      [seeServices, '#services'],
    ]);
    const [narrow, wide] = elementsIn(one(banner, 'picture'), 'source', 'img');
    expect(narrow?.attribs.media).toBe('(max-width: 768px)');
    expect(narrow?.attribs.srcset).not.toBe(wide?.attribs.src);
  });

  test('the card, the photo and the two organisations', () => {
    const about = one(page, 'section', { id: 'about' });
    expect(textOf(about)).toContain(site.cardNumber);
    expect(one(about, 'img', { src: site.portrait.src }).attribs.alt).toBe(site.portrait.alt);
    for (const { name, url, logoUrl } of [site.university, site.professionalBoard]) {
      const organisation = link(about, `${name} ${newTab}`);
      expect(organisation.attribs.href).toBe(url);
      expect(elementsIn(organisation, 'img').map(({ attribs }) => attribs.src)).toEqual(
        logoUrl ? [logoUrl] : [],
      );
    }
  });

  test('every service in its order', () => {
    const cells = elementsIn(one(page, 'section', { id: 'services' }), 'li').slice(0, services.length);
    expect(cells.map(serviceIn)).toEqual(services.map(({ name }) => name));
  });
});

test('on the income tax page the contents, beside the text and in the menu, lead to its sections in order', () => {
  const page = documentAt(pages.incomeTax.path);
  const ids = elementsIn(page).map((element) => attribute(element, 'id'));
  expect(ids).toEqual(expect.arrayContaining(Object.values(places)));
  const sections = Object.entries(incomeTaxWords.contents.sections);
  const named = sections.map(([name]) => placeOf(name));
  const leads = named.map((id) => `#${id}`);
  const path = linksIn(one(page, 'nav', { 'aria-labelledby': 'path' }));
  expect(path.map(([, href]) => href).slice(0, leads.length)).toEqual(leads);
  for (const [index, [, { label }]] of sections.entries()) expect(path[index]?.[0]).toContain(label);
  const menu = one(page, 'nav', { 'aria-label': layoutWords.mainNavigation });
  expect(linksIn(menu).slice(-leads.length)).toEqual(
    sections.map(([, step], index) => [
      'rest' in step ? `${step.label} ${step.rest}` : step.label,
      leads[index],
    ]),
  );
  const inText = elementsIn(one(page, 'main'), 'section').map((each) => attribute(each, 'id') ?? '');
  expect(inText.filter((id) => named.includes(id))).toEqual(named);
});

test('the dates say where they come from, on the calendar and at home', () => {
  const { status, source, url } = season.provenance;
  const { computed, published } = calendarWords.source;
  const main = one(documentAt(pages.calendar.path), 'main');
  const origin = plainText(fill(status === 'computed' ? computed : published, { source, url }));
  expect(textOf(main)).toContain(origin.replace(/\s+/g, ' '));
  const coming = comingSeason(todayInBogota(new Date())).provenance.url;
  for (const [part, address] of [
    [main, url],
    [section(documentAt('/'), 'lookup-heading'), coming],
  ] as const)
    expect(linksIn(part).map(([, href]) => href)).toContain(address);
});

test.each([pages.incomeTax, pages.calendar])(
  '$path says who signs it and when, and leads to each article and decree that it names',
  ({ path }) => {
    const main = one(documentAt(path), 'main');
    const { by, card } = layoutWords.byline;
    const [byline, ...others] = elementsIn(main, 'p').filter((each) => textOf(each).startsWith(by));
    expect(others).toEqual([]);
    const signed = byline ? textOf(byline) : '';
    expect(signed).toContain(`${by} ${site.accountantName}`);
    expect(signed).toContain(`${card} ${site.cardNumber}`);
    const data = contentOf(one(documentAt(path), 'script', { type: 'application/ld+json' }));
    const days = byline ? elementsIn(byline, 'time').map((time) => attribute(time, 'datetime')) : [];
    expect(days).toEqual([/"lastReviewed":"(.*?)"/.exec(data)?.[1]]);
    const named = linkedParts(textOf(main)).flatMap(({ href }) => href ?? []);
    expect(named.length).toBeGreaterThan(0);
    expect(linksIn(main).map(([, href]) => href)).toEqual(expect.arrayContaining(named));
  },
);

test.each(['/404', '/_not-found'])('%s: what is not found, and the way home', (path) => {
  const page = documentAt(path);
  const { heading, home } = notFoundWords;
  expect(headings(page, 'h1')).toEqual([heading]);
  expect(attribute(link(page, home), 'href')).toBe('/');
});

/** Service that a grid cell offers, or the heading of a service with a page. */
function serviceIn(cell: Element): string | undefined {
  const [button] = elementsIn(cell, 'button');
  return (button && attribute(button, 'data-services')) ?? headings(cell, 'h3')[0];
}
