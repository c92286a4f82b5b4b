import { calendarWords } from '@/content/calendar';
import { contactWords } from '@/content/contact';
import { filingCheckWords } from '@/content/filing-check';
import { homeWords } from '@/content/home';
import { incomeTaxWords } from '@/content/income-tax';
import { layoutWords } from '@/content/layout';
import { lookupWords } from '@/content/lookup';
import { notFoundWords } from '@/content/not-found';
import { offer, offerWords } from '@/content/offer';
import { pages, type PageId } from '@/content/pages';
import { quickOptionMessage, quickOptions } from '@/content/quick-options';
import { seasons } from '@/lib/seasons';
import { filingRules } from '@/lib/tax/thresholds';
import { uvts } from '@/content/seasons';
import { otherSeasonsWords } from '@/content/other-seasons';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { placeOf, places } from '@/content/places';
import { presentation } from '@/content/presentation';
import { fill } from '@/lib/words/fill';
import { serviceName } from '@/lib/words/services';
import { linkedParts, plainText } from '@/lib/words/linked';
import { pageWords } from '@/lib/words/page-words';
import { todayInBogota } from '@/lib/tax/dates';
import { activeSeason, comingSeason, pageSeasons } from '@/lib/words/active-season';
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
 * Every page's links and the places of its parts, compared with content, which the owner may edit freely; words.test.ts
 * holds its sentences. No script runs here, so this is also what visitors without script have.
 */

const season = activeSeason();
const words = pageWords();
const digits = site.phone.replace(/\D/g, '');
const chatDigits = (site.whatsapp ?? site.phone).replace(/\D/g, '');
const paths = everyPage.map(({ path }) => path);

/** A sentence of content as the page shows it: filled, with collapsed white space. */
const said = (sentence: string) => fill(sentence, words).replace(/\s+/g, ' ');

/** WhatsApp link with this text, written here independently of the site's own function. */
const chat = (text: string) => `https://wa.me/${chatDigits}?text=${encodeURIComponent(text)}`;

/** Notes of links that open a new tab. */
const newTabs: readonly string[] = [
  layoutWords.floating,
  homeWords.about,
  contactWords.direct,
  incomeTaxWords.talk,
  offerWords,
  { newTab: layoutWords.byline.verify },
].map(({ newTab }) => newTab);

const directWays = [
  [
    `${contactWords.direct.whatsapp} ${contactWords.direct.newTab}`,
    chat(contactWords.direct.whatsappMessage),
  ],
  [said(contactWords.direct.phone), `tel:+${digits}`],
  [said(contactWords.direct.email), `mailto:${site.email}`],
];

function section(within: AnyNode, id: string): Element {
  return one(within, 'section', { 'aria-labelledby': id });
}

function headings(within: AnyNode, tag: string): string[] {
  return elementsIn(within, tag).map(textOf);
}

test('the pages of the site are those in content', () => {
  const addresses = Object.values(pages).map(({ path }) => path);
  expect(exported.pages.map(({ path }) => path).sort()).toEqual(addresses.sort());
});

describe.each(paths)('%s', (path) => {
  const page = documentAt(path);
  /** A page's address, or the hash alone on the page itself. */
  const leadTo = (id: PageId, hash: string) =>
    pages[id].path === path && hash !== '' ? hash : pages[id].path + hash;

  test('the header leads to its addresses and marks the current page', () => {
    const header = elementsIn(page, 'header')[0];
    const navigation = one(page, 'nav', { 'aria-label': layoutWords.mainNavigation });
    const links = elementsIn(elementsIn(navigation, 'ul')[0] ?? navigation, 'a');
    expect(links.map((each) => [textOf(each), attribute(each, 'href')])).toEqual(
      layoutWords.links.map(({ label, page: id, hash }) => [label, leadTo(id, hash)]),
    );
    expect(links.filter((each) => attribute(each, 'aria-current') === 'page').map(textOf)).toEqual(
      layoutWords.links
        .filter(({ page: id, marksPage }) => marksPage && pages[id].path === path)
        .map(({ label }) => label),
    );
    expect(header && linksIn(header).slice(0, 2)).toEqual([
      [layoutWords.skipLink, '#content'],
      [said(layoutWords.homeLink), leadTo('home', '#top')],
    ]);
    expect(attribute(one(page, 'main'), 'id')).toBe('content');
    const { popovertarget } = one(page, 'button', { 'aria-label': layoutWords.menu }).attribs;
    expect(one(page, 'nav', { id: popovertarget ?? '' }).attribs).toHaveProperty('popover');
  });

  test('the footer has the other pages, the e-mail and the phone', () => {
    expect(linksIn(one(page, 'footer'))).toEqual([
      ...Object.values(pages).flatMap((each) => (each === pages.home ? [] : [[each.label, each.path]])),
      [fill(layoutWords.footer.email, words), `mailto:${site.email}`],
      [fill(layoutWords.footer.phone, words), `tel:+${digits}`],
      ...offer.profiles.map(({ name, url }) => [`${name} ${offerWords.newTab}`, url]),
    ]);
  });

  test('the floating buttons: advice, and WhatsApp with its options', () => {
    const { label, advice, whatsapp, newTab } = layoutWords.floating;
    const dock = one(page, 'div', { role: 'group', 'aria-label': label });
    // At home it is a link; elsewhere a button, and a link where there is no script.
    const [request] = all(dock, 'a', { 'aria-label': advice });
    expect(request?.attribs.href).toBe(path === '/' ? '#contact' : '/#contact');
    for (const { attribs } of all(dock, 'button', { 'aria-label': advice })) expectOpensDialog(page, attribs);
    const { popovertarget } = one(dock, 'button', { 'aria-label': whatsapp }).attribs;
    const list = one(dock, 'div', { id: popovertarget ?? '', role: 'group', 'aria-label': whatsapp });
    expect(list.attribs).toHaveProperty('popover');
    expect(linksIn(list)).toEqual([
      // Replaced by what the visitor has answered.
      ...(path === pages.incomeTax.path
        ? [[`${serviceName('incomeTax')} ${newTab}`, chat(incomeTaxWords.talk.whatsappMessage)]]
        : []),
      ...quickOptions.map((option) => [`${option} ${newTab}`, chat(fill(quickOptionMessage, { option }))]),
    ]);
  });

  test('the contact form stands in its modal, closed, after all the rest', () => {
    expect(attribute(one(page, 'dialog'), 'open')).toBeUndefined();
    const parts = elementsIn(page, 'main', 'footer', 'dialog').map(({ name }) => name);
    expect(parts.at(-1)).toBe('dialog');
  });

  test('a link that leaves the site in a new tab says so', () => {
    const leaving = all(page, 'a', { target: '_blank' });
    expect(leaving.length).toBeGreaterThan(0);
    const silent = leaving.map(nameOf).filter((name) => !newTabs.some((words) => name.includes(words)));
    expect(silent).toEqual([]);
    const chats = elementsIn(page, 'a').filter((each) =>
      attribute(each, 'href')?.startsWith('https://wa.me/'),
    );
    expect(chats.filter((each) => attribute(each, 'target') !== '_blank')).toEqual([]);
  });
});

describe('home', () => {
  const page = documentAt('/');

  test('one page fades into the next, but not for whoever asked for less motion', () => {
    const fading = '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
    expect(elementsIn(page, 'style').map(contentOf).join()).toContain(fading);
  });

  test('the headline and its two links', () => {
    const { advice, services: seeServices } = homeWords.banner;
    expect(headings(page, 'h1')).toEqual([presentation.headline]);
    const banner = elementsIn(one(page, 'main'), 'section')[0] ?? page;
    expect(linksIn(banner)).toEqual([
      [advice, '#contact'],
      [seeServices, '#services'],
    ]);
  });

  test('the banner’s drawing for narrow screens is for 768 px or less', () => {
    const [narrow] = elementsIn(one(page, 'picture'), 'source');
    expect(narrow && narrow.attribs).toMatchObject({ media: '(max-width: 768px)' });
    const [wide] = elementsIn(one(page, 'picture'), 'img');
    expect(narrow && attribute(narrow, 'srcset')).not.toBe(wide && attribute(wide, 'src'));
  });

  test('the card, the photo and the two organisations', () => {
    const about = one(page, 'section', { id: 'about' });
    expect(textOf(about)).toContain(site.cardNumber);
    expect(all(about, 'img', { src: site.portrait.src }).map((img) => attribute(img, 'alt'))).toEqual([
      site.portrait.alt,
    ]);
    for (const { name, url, logoUrl } of [site.university, site.professionalBoard]) {
      const organisation = link(about, `${name} ${homeWords.about.newTab}`);
      expect(organisation.attribs).toMatchObject({ href: url, target: '_blank' });
      expect(elementsIn(organisation, 'img').map((img) => attribute(img, 'src') ?? '')).toEqual(
        logoUrl === undefined ? [] : [logoUrl],
      );
    }
  });

  test('every service in its order', () => {
    const grid = one(page, 'section', { id: 'services' });
    const cells = elementsIn(grid, 'li').slice(0, services.length);
    expect(cells.map((cell) => serviceIn(cell))).toEqual(services.map(({ name }) => name));
  });

  test('without script the calendar in the lookup’s place', () => {
    const lookup = section(page, 'lookup-heading');
    expect(linksIn(one(lookup, 'noscript'))).toEqual([[said(lookupWords.calendarLink), pages.calendar.path]]);
  });

  test('the contact section: every service, and the direct ways without script', () => {
    const contact = one(page, 'section', { id: 'contact' });
    const form = one(contact, 'form');
    // `method="dialog"` never navigates, even if the script fails.
    expect(attribute(form, 'method')).toBe('dialog');
    expect(all(form, 'input', { name: 'services' }).map((box) => attribute(box, 'value'))).toEqual(
      services.map((service) => service.name),
    );

    expect(linksIn(one(contact, 'noscript'))).toEqual(directWays);
  });
});

describe('the income tax page', () => {
  test('every part that an answer may link to is there', () => {
    const ids = elementsIn(documentAt(pages.incomeTax.path)).map((element) => attribute(element, 'id'));
    expect(ids).toEqual(expect.arrayContaining(Object.values(places)));
  });

  const page = documentAt(pages.incomeTax.path);

  test('who must file, with the season’s limits as far as they are known', () => {
    const part = section(page, 'te-toca-heading');
    const [list] = all(part, 'form', { 'aria-label': filingCheckWords.formLabel });
    const listed = textOf(list ?? page);
    const pesos = new Intl.NumberFormat('es-CO');
    for (const { amount } of season.thresholds) expect(listed).toContain(`$${pesos.format(amount)}`);
    expect(listed.includes(said(incomeTaxWords.whoMustFile.unknown))).toBe(season.uvt.taxYear === null);
    // Answer chips need known limits.
    expect(all(part, 'input', { type: 'radio' }).length > 0).toBe(season.thresholds.length > 0);
  });

  test('its contents, beside the text and in the menu, lead to its sections in their order', () => {
    const sections = Object.entries(incomeTaxWords.contents.sections).map(
      ([name, step]) => [placeOf(name), step] as const,
    );
    const expected = sections.map(([id, step]) => [
      'rest' in step ? `${step.label} ${step.rest}` : step.label,
      `#${id}`,
    ]);
    const path = linksIn(one(page, 'nav', { 'aria-labelledby': 'path' }));
    for (const [index, [label = '', target]] of expected.entries()) {
      expect(path[index]?.[0]).toContain(label);
      expect(path[index]?.[1]).toBe(target);
    }
    const menu = one(page, 'nav', { 'aria-label': layoutWords.mainNavigation });
    expect(linksIn(menu).slice(-expected.length)).toEqual(expected);
    const ids = elementsIn(one(page, 'main'), 'section').map((each) => attribute(each, 'id') ?? '');
    const named = sections.map(([id]) => id);
    expect(ids.filter((id) => named.includes(id ?? ''))).toEqual(named);
  });

  test('the two ways to talk: WhatsApp with its message, the modal with its service', () => {
    const { whatsapp, whatsappMessage, contact, newTab } = incomeTaxWords.talk;
    const box = section(page, 'talk');
    expect(link(box, `${whatsapp} ${newTab}`).attribs).toMatchObject({
      href: chat(whatsappMessage),
      target: '_blank',
    });
    expect(link(one(box, 'noscript'), contact).attribs.href).toBe('/#contact');
    const trigger = one(box, 'button', { command: 'show-modal' }).attribs;
    expectOpensDialog(page, trigger);
    expect(services.map(({ name }): string => name)).toContain(trigger['data-services']);
  });
});

test('the calendar says where the dates come from', () => {
  const page = documentAt(pages.calendar.path);
  const { status, source, url } = season.provenance;
  const { computed, published } = calendarWords.source;
  const origin = plainText(fill(status === 'computed' ? computed : published, { source, url }));
  expect(textOf(one(page, 'main'))).toContain(origin.replace(/\s+/g, ' '));
  expect(linksIn(one(page, 'main')).map(([, href]) => href)).toContain(url);
});

test.each([pages.incomeTax, pages.calendar])(
  '$path has the limits of every year that can still be owed, and of the others with dates here',
  ({ path }) => {
    const pesos = new Intl.NumberFormat('es-CO');
    const rows = elementsIn(one(documentAt(path), 'table', { id: places.years }), 'tr').map((row) =>
      textOf(row),
    );
    const last = Math.max(...seasons.map(({ taxYear }) => taxYear));
    for (const { year: taxYear, pesos: uvt } of uvts.filter(({ year }) => year <= last)) {
      const { limits } = filingRules(taxYear);
      const counts = (['equity', 'income'] as const).map(
        (id) => limits.find((limit) => limit.id === id)?.uvt,
      );
      const amounts = counts.map((count = 0) => `$${pesos.format(count * uvt)}`);
      expect(
        rows.filter((row) => [String(taxYear), ...amounts].every((part) => row.includes(part))),
      ).toHaveLength(1);
    }
  },
);

test.each([pages.incomeTax, pages.calendar])(
  '$path says which year it is, the others, who signs it and when',
  ({ path }) => {
    const main = textOf(one(documentAt(path), 'main'));
    // One page uses tabs, the other a sentence.
    const isByTabs = path === pages.incomeTax.path;
    expect(main).toContain(isByTabs ? incomeTaxWords.years.legend : said(otherSeasonsWords.here));
    for (const { year, taxYear } of isByTabs ? pageSeasons() : [])
      expect(main).toContain(`${taxYear} ${fill(incomeTaxWords.years.filed, { year: String(year) })}`);
    const { by, card } = layoutWords.byline;
    const [byline, ...others] = elementsIn(one(documentAt(path), 'main'), 'p').filter((each) =>
      textOf(each).startsWith(by),
    );
    expect(others).toEqual([]);
    const signed = byline ? textOf(byline) : '';
    expect(signed).toContain(`${by} ${site.accountantName}`);
    expect(signed).toContain(`${card} ${site.cardNumber}`);
    const days = byline ? elementsIn(byline, 'time').map((time) => attribute(time, 'datetime')) : [];
    const data = contentOf(one(documentAt(path), 'script', { type: 'application/ld+json' }));
    expect(days).toEqual([/"lastReviewed":"(.*?)"/.exec(data)?.[1]]);
  },
);

test.each([pages.incomeTax, pages.calendar])(
  '$path leads to each article and decree that it names',
  ({ path }) => {
    const main = one(documentAt(path), 'main');
    const named = linkedParts(textOf(main)).flatMap(({ href }) => href ?? []);
    const leads = linksIn(main).map(([, href]) => href);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((address) => !leads.includes(address))).toEqual([]);
  },
);

test('the dates of the home page say where they come from too', () => {
  const leads = linksIn(section(documentAt('/'), 'lookup-heading')).map(([, href]) => href);
  expect(leads).toContain(comingSeason(todayInBogota(new Date())).provenance.url);
});

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

function expectOpensDialog(page: AnyNode, { command, commandfor = '' }: Record<string, string>): void {
  expect(command).toBe('show-modal');
  expect(all(page, 'dialog', { id: commandfor })).toHaveLength(1);
}
