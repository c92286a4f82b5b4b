import { calendarWords } from '@/content/calendar';
import { documents } from '@/content/checklist';
import { contactWords } from '@/content/contact';
import { filingCheckWords } from '@/content/filing-check';
import { homeWords } from '@/content/home';
import { incomeTaxWords } from '@/content/income-tax';
import { lateFilingWords } from '@/content/late-filing';
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
import { faq, faqWords } from '@/content/faq';
import { placeOf, places } from '@/content/places';
import { presentation } from '@/content/presentation';
import { answeredQuestions, questionGroups } from '@/lib/words/faq';
import { fill } from '@/lib/words/fill';
import { serviceName } from '@/lib/words/services';
import { linkedParts, plainText } from '@/lib/words/linked';
import { pageWords } from '@/lib/words/page-words';
import { todayInBogota } from '@/lib/tax/dates';
import { activeSeason, comingSeason, pageSeasons } from '@/lib/words/active-season';
import { fillIfKnown } from '@/lib/words/season-words';
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
 * Every page's words and links, compared with content, which the owner may edit freely. No script runs here,
 * so this is also what visitors without script read.
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
    expect(textOf(header ?? page)).toContain(site.businessName);
    expect(attribute(one(page, 'main'), 'id')).toBe('content');
    const { popovertarget } = one(page, 'button', { 'aria-label': layoutWords.menu }).attribs;
    expect(one(page, 'nav', { id: popovertarget ?? '' }).attribs).toHaveProperty('popover');
  });

  test('the footer has the other pages, the e-mail, the phone and the year of Colombia', () => {
    const footer = one(page, 'footer');
    expect(linksIn(footer)).toEqual([
      ...Object.values(pages).flatMap((each) => (each === pages.home ? [] : [[each.label, each.path]])),
      [fill(layoutWords.footer.email, words), `mailto:${site.email}`],
      [fill(layoutWords.footer.phone, words), `tel:+${digits}`],
      ...offer.profiles.map(({ name, url }) => [`${name} ${offerWords.newTab}`, url]),
    ]);
    expect(textOf(footer)).toContain(said(layoutWords.footer.disclaimer));
    expect(textOf(footer)).toMatch(/© \d{4}/);
    expect(textOf(footer)).toContain(site.businessName);
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
    const modal = one(page, 'dialog');
    expect(attribute(modal, 'open')).toBeUndefined();
    expect(headings(modal, 'h2')).toEqual([contactWords.heading]);
    expect(elementsIn(modal, 'label').map(textOf)).toContain(contactWords.fields.phone.label);
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

  test('the headline, its two links and the card', () => {
    const { advice, services: seeServices } = homeWords.banner;
    const { headline, tagline } = presentation;
    expect(headings(page, 'h1')).toEqual([headline]);
    const banner = elementsIn(one(page, 'main'), 'section')[0] ?? page;
    expect(linksIn(banner)).toEqual([
      [advice, '#contact'],
      [seeServices, '#services'],
    ]);
    for (const text of [site.accountantName, site.professionalTitle, tagline]) {
      expect(textOf(banner)).toContain(text);
    }
  });

  test('the banner’s drawing for narrow screens is for 768 px or less', () => {
    const [narrow] = elementsIn(one(page, 'picture'), 'source');
    expect(narrow && narrow.attribs).toMatchObject({ media: '(max-width: 768px)' });
    const [wide] = elementsIn(one(page, 'picture'), 'img');
    expect(narrow && attribute(narrow, 'srcset')).not.toBe(wide && attribute(wide, 'src'));
  });

  test('the biography, the photo and the two organisations', () => {
    const about = one(page, 'section', { id: 'about' });
    expect(headings(about, 'h2')).toEqual([homeWords.about.heading]);
    for (const paragraph of presentation.biography) expect(textOf(about)).toContain(said(paragraph));
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

  test('every service, each with the drawing of its icon', () => {
    const grid = one(page, 'section', { id: 'services' });
    expect(headings(grid, 'h2')).toEqual([homeWords.services.heading]);
    const cells = elementsIn(grid, 'li').slice(0, services.length);
    expect(cells.map((cell) => serviceIn(cell))).toEqual(services.map(({ name }) => name));
    const drawings = cells.map((cell) => elementsIn(cell, 'svg').map(drawingOf).join());
    const icons: string[] = services.map(({ icon = 'any' }) => icon);
    expect(drawings.map((drawing) => drawings.indexOf(drawing))).toEqual(
      icons.map((icon) => icons.indexOf(icon)),
    );
    expect(drawings).not.toContain('');
  });

  test('the lookup, and the calendar in its place without script', () => {
    const lookup = section(page, 'lookup-heading');
    expect(headings(lookup, 'h2')).toEqual([lookupWords.heading]);
    expect(textOf(lookup)).toContain(said(lookupWords.hint));
    expect(linksIn(one(lookup, 'noscript'))).toEqual([[said(lookupWords.calendarLink), pages.calendar.path]]);
  });

  test('the contact section: every field, every service, the notice, and the direct ways', () => {
    const contact = one(page, 'section', { id: 'contact' });
    expect(headings(contact, 'h2')).toEqual([contactWords.heading]);
    const form = one(contact, 'form');
    // `method="dialog"` never navigates, even if the script fails.
    expect(attribute(form, 'method')).toBe('dialog');
    const { name, phone, email, message } = contactWords.fields;
    for (const { label } of [name, phone, email, message]) {
      const [field] = elementsIn(form, 'label').filter((each) => textOf(each) === label);
      const id = (field && attribute(field, 'for')) ?? '';
      expect([
        label,
        elementsIn(form, 'input', 'textarea').some((each) => attribute(each, 'id') === id),
      ]).toEqual([label, true]);
    }
    expect(all(form, 'input', { name: 'services' }).map((box) => attribute(box, 'value'))).toEqual(
      services.map((service) => service.name),
    );
    expect(elementsIn(form, 'button').map(textOf)).toEqual([contactWords.submit]);
    for (const detail of contactWords.privacy.details) expect(textOf(form)).toContain(said(detail));

    const isDirect = ([, href = '']: readonly [string, string?]) =>
      /^(tel|mailto|https:\/\/wa\.me)/.test(href);
    expect(linksIn(contact).filter(isDirect)).toEqual(expect.arrayContaining(directWays));
    expect(linksIn(one(contact, 'noscript'))).toEqual(directWays);
  });
});

describe('the income tax page', () => {
  test('every part that an answer may link to is there', () => {
    const ids = elementsIn(documentAt(pages.incomeTax.path)).map((element) => attribute(element, 'id'));
    expect(ids).toEqual(expect.arrayContaining(Object.values(places)));
  });

  const page = documentAt(pages.incomeTax.path);

  test('its heading and introduction', () => {
    expect(headings(page, 'h1')).toEqual([said(incomeTaxWords.heading)]);
    expect(textOf(one(page, 'main'))).toContain(said(presentation.promises.replaceAll(' ·', '\u00a0·')));
  });

  test('who must file, with the season’s limits as far as they are known', () => {
    const { heading, columns, conditions, vat, unknown } = incomeTaxWords.whoMustFile;
    const part = section(page, 'te-toca-heading');
    expect(textOf(one(part, 'h2'))).toContain(said(heading));
    const [list] = all(part, 'form', { 'aria-label': filingCheckWords.formLabel });
    const listed = textOf(list ?? page);
    for (const words of [
      ...Object.values(columns),
      ...Object.values(conditions),
      vat.condition,
      vat.amount,
    ]) {
      expect(listed).toContain(words);
    }
    const pesos = new Intl.NumberFormat('es-CO');
    for (const { amount } of season.thresholds) expect(listed).toContain(`$${pesos.format(amount)}`);
    expect(listed.includes(said(unknown))).toBe(season.uvt.taxYear === null);
    // Answer chips need known limits.
    expect(all(part, 'input', { type: 'radio' }).length > 0).toBe(season.thresholds.length > 0);
  });

  test('between which days one files and pays', () => {
    const window = said(incomeTaxWords.window.replace('{computedNote}', ''));
    expect(elementsIn(page, 'p').filter((each) => textOf(each).startsWith(window))).toHaveLength(1);
  });

  test('its contents, beside the text and in the menu, lead to its sections in their order', () => {
    const { heading } = incomeTaxWords.contents;
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
    expect(textOf(menu)).toContain(heading);
    const ids = elementsIn(one(page, 'main'), 'section').map((each) => attribute(each, 'id') ?? '');
    const named = sections.map(([id]) => id);
    expect(ids.filter((id) => named.includes(id ?? ''))).toEqual(named);
  });

  test('the two ways to talk: WhatsApp with its message, the modal with its service', () => {
    const { whatsapp, whatsappMessage, contact, newTab } = incomeTaxWords.talk;
    const box = section(page, 'talk');
    for (const known of [site.accountantName, site.professionalTitle, site.cardNumber, site.city]) {
      expect(textOf(box)).toContain(known);
    }
    expect(all(box, 'img', { src: site.portrait.src, alt: site.portrait.alt })).toHaveLength(1);
    expect(link(box, `${whatsapp} ${newTab}`).attribs).toMatchObject({
      href: chat(whatsappMessage),
      target: '_blank',
    });
    expect(link(one(box, 'noscript'), contact).attribs.href).toBe('/#contact');
    const trigger = one(box, 'button', { command: 'show-modal' }).attribs;
    expectOpensDialog(page, trigger);
    expect(services.map(({ name }): string => name)).toContain(trigger['data-services']);
  });

  test('the benefits, the documents and the rule of the penalty', () => {
    const benefits = elementsIn(section(page, 'benefits'), 'li').map(textOf);
    expect(benefits).toEqual(incomeTaxWords.benefits.list.map(({ title, text }) => `${title}: ${text}`));
    const listed = textOf(section(page, 'papeles-heading'));
    for (const document of documents) {
      for (const words of document.split(/\{\w+\}/)) expect(listed).toContain(words);
    }
    const rules = elementsIn(section(page, places.late), 'dt', 'dd').map(textOf);
    expect(rules).toEqual(
      lateFilingWords.rules.flatMap(({ condition, rule, source }) => [
        condition,
        [...rule.flatMap((sentence) => fillIfKnown(sentence, words) ?? []), source]
          .join(' ')
          .replace(/\s+/g, ' '),
      ]),
    );
  });
});

test('the calendar: its heading, its groups and where the dates come from', () => {
  const page = documentAt(pages.calendar.path);
  const { main, rest } = calendarWords.heading;
  expect(headings(page, 'h1')).toEqual([`${said(main)} - ${said(rest)}`]);
  for (const { type } of season.groups) expect(headings(page, 'h2')).toContain(type);
  const { status, source, url } = season.provenance;
  const { computed, published } = calendarWords.source;
  const origin = plainText(fill(status === 'computed' ? computed : published, { source, url }));
  expect(textOf(one(page, 'main'))).toContain(origin.replace(/\s+/g, ' '));
  expect(linksIn(one(page, 'main')).map(([, href]) => href)).toContain(url);
});

test('each question of the income tax page is answered in its group, and leads to what is there', () => {
  const page = documentAt(pages.incomeTax.path);
  const shown = elementsIn(section(page, places.faq), 'h3', 'summary').map(textOf);
  expect(shown).toEqual(
    questionGroups.flatMap((group) => {
      const own = answeredQuestions(faq, words).filter((question) => question.group === group);
      return own.length === 0 ? [] : [faqWords.groups[group], ...own.map(({ question }) => question)];
    }),
  );
  const ids = elementsIn(page).map((each) => attribute(each, 'id'));
  for (const [, target = ''] of linksIn(section(page, places.faq))) {
    if (target.startsWith('https:')) continue;
    expect(target.startsWith('#') ? ids : paths.map(String)).toContain(target.replace('#', ''));
  }
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
    const { by, card, updated } = layoutWords.byline;
    const [byline, ...others] = elementsIn(one(documentAt(path), 'main'), 'p').filter((each) =>
      textOf(each).startsWith(by),
    );
    expect(others).toEqual([]);
    const signed = byline ? textOf(byline) : '';
    expect(signed).toContain(`${by} ${site.accountantName}`);
    expect(signed).toContain(`${card} ${site.cardNumber}`);
    expect(signed).toContain(updated);
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
  const { code, heading, text, home } = notFoundWords;
  expect(headings(page, 'h1')).toEqual([heading]);
  for (const words of [code, text]) expect(elementsIn(page, 'p').map(textOf)).toContain(words);
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

function drawingOf(icon: Element): string {
  return elementsIn(icon)
    .map(({ name, attribs }) => `${name} ${JSON.stringify(attribs)}`)
    .join('\n');
}
