import { answerActionWords } from '@/content/answer-actions';
import { calendarWords } from '@/content/calendar';
import { faq } from '@/content/faq';
import { homeWords } from '@/content/home';
import { incomeTaxWords } from '@/content/income-tax';
import { figureSourcesWords } from '@/content/sources';
import { cardWords, layoutWords, notFoundWords, quickOptionMessage, quickOptions } from '@/content/layout';
import { lookupSectionWords } from '@/content/lookup';
import { newTab } from '@/content/small-words';
import { offer, offerDefaults, offerWords } from '@/content/offer';
import { pages, type PageId } from '@/content/pages';
import { anchors } from '@/content/page-anchors';
import { presentation } from '@/content/presentation';
import { services } from '@/content/services';
import { isAsShipped, site } from '@/content/site';
import { innerPages } from '@/lib/seo/page-entry';
import { todayInBogota } from '@/lib/tax/dates';
import { activeSeason, comingSeason } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { lawLookedAt } from '@/lib/words/law-search';
import { linkedParts, plainText } from '@/lib/words/text-links';
import { pageWords } from '@/lib/words/season-words';
import { withIds } from '@/lib/words/question-ids';
import { everyPage, linksIn, pageAt, textOf } from './exported';

/*
 * Tests where the parts of each page are and where their links lead, which crawl.test.ts doesn't test.
 * No script runs here, so this is also what visitors without script have.
 */

const words = pageWords();

/** WhatsApp link with this text, written here independently of the site's own function. */
const chat = (text: string) =>
  `https://wa.me/${(site.whatsapp ?? site.phone).replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;

describe.each(everyPage)('$path', ({ path, page, url }) => {
  /** The address of a link to a page's part: on that page itself only the hash. */
  const leadTo = (id: PageId, hash: string) =>
    pages[id].path === path && hash !== '' ? hash : pages[id].path + hash;

  test('as shipped, links with one name lead to one place', () => {
    // No form sees the words of another one, so an owner's link may have those of a link that leads elsewhere.
    if (!isAsShipped) return;
    // A link that script turns into a button is named for its action.
    const links = linksIn(page('body'), 'a[href]:not([role=button])');
    // All chats are one place, although each link has its own first message.
    const placeOf = (href: string) =>
      new URL(href, url).href.replace(/\/?(#.*)?$/, '').replace(/(?<=\/wa\.me\/\d+)\?.*$/, '');
    const places = links.map(([name, href]) => [name, placeOf(href)] as const);
    const first = new Map([...places].reverse());
    expect(places).toEqual(places.map(([name]) => [name, first.get(name)]));
  });

  test('the header leads to its addresses, marks the current page, and begins with a link that skips it', () => {
    const list = page(`nav[aria-label="${layoutWords.mainNavigation}"] ul`).first();
    const { links } = layoutWords;
    expect(linksIn(list)).toEqual(links.map(({ label, page: id, hash }) => [label, leadTo(id, hash)]));
    const own = links.filter(({ page: id, marksPage }) => marksPage && pages[id].path === path);
    expect(linksIn(list, '[aria-current=page]').map(([name]) => name)).toEqual(own.map(({ label }) => label));
    const home = fill(layoutWords.homeLink, words).replace(/\s+/g, ' ');
    expect(linksIn(page('header').first()).slice(0, 2)).toEqual([
      [layoutWords.skipLink, '#content'],
      [home, leadTo('home', '#top')],
    ]);
    expect(page('main').attr('id')).toBe('content');
  });

  test('the footer has the other pages, the phone and the e-mail, and the breadcrumbs above it lead home', () => {
    const home = [pages.home.label, pages.home.path];
    expect(linksIn(page(`nav[aria-label="${layoutWords.breadcrumbs}"]`))).toEqual(
      innerPages.some((inner) => inner.path === path) ? [home] : [],
    );
    expect(linksIn(page('body > footer'))).toEqual([
      ...innerPages.filter((inner) => inner.path !== path).map(({ label: name, path }) => [name, path]),
      [fill(layoutWords.footer.phone, words), `tel:+${site.phone.replace(/\D/g, '')}`],
      [fill(layoutWords.footer.email, words), `mailto:${site.email}`],
      ...offer.profiles.map(({ name, url }) => [`${name} ${newTab}`, url]),
    ]);
  });

  test('the floating buttons offer advice, and WhatsApp with its options', () => {
    const { label, advice, whatsapp } = layoutWords.floating;
    const dock = page(`[role=group][aria-label="${label}"]`);
    // At home «advice» is a link; elsewhere it is a button, and a link where there is no script.
    const [first] = linksIn(dock, `a[aria-label="${advice}"]`);
    expect(first).toEqual([advice, leadTo('home', '#contact')]);
    expect(linksIn(dock.find(`[aria-label="${whatsapp}"]`)).slice(-quickOptions.length)).toEqual(
      quickOptions.map((option) => [`${option} ${newTab}`, chat(fill(quickOptionMessage, { option }))]),
    );
  });

  test('each link that opens a tab says so, and each WhatsApp link opens one', () => {
    const leaving = linksIn(page('body'), `[target=_blank], [href^="${chat('').slice(0, 14)}"]`);
    expect(leaving.length).toBeGreaterThan(0);
    const said = [newTab, cardWords.verify].map((words) => words.trim());
    expect(leaving.filter(([name]) => !said.some((words) => name.includes(words)))).toEqual([]);
    expect(page('[href^="https://wa.me"]:not([target=_blank])')).toHaveLength(0);
  });
});

test('the home page has its headline, links, drawing for 768 px or less, card, photo, organisations and services', () => {
  const { page } = pageAt('/');
  expect(textOf(page('h1'))).toBe(presentation.headline);
  const banner = page('main section').first();
  const { advice, services: seeServices } = homeWords.banner;
  // After a filing window the banner also leads to a missed return.
  expect(linksIn(banner).slice(-2)).toEqual([
    [advice, '#contact'],
    [seeServices, '#services'],
  ]);
  for (const said of [site.accountantName, `${cardWords.label} ${site.cardNumber}`, site.city])
    expect(textOf(banner)).toContain(said);
  const narrow = banner.find('picture > source[media="(max-width: 768px)"]').attr('srcset');
  expect([undefined, banner.find('picture > img').attr('src')]).not.toContain(narrow);

  const about = page('#about');
  expect(about.text()).toContain(site.cardNumber);
  expect(about.find(`img[src="${site.portrait.src}"]`).attr('alt')).toBe(site.portrait.alt);
  for (const { name, url, logoUrl } of [site.university, site.professionalBoard]) {
    expect(linksIn(about)).toContainEqual([`${name} ${newTab}`, url]);
    expect(about.find(`[href="${url}"] img`).attr('src')).toBe(logoUrl);
  }
  const cells = page('#services li').toArray().slice(0, services.length);
  const offered = cells.map((cell) => {
    const name = page(cell).find('[data-services]').attr('data-services');
    return name ?? page(cell).find('h3').text();
  });
  expect(offered).toEqual(services.map(({ name }) => name));
});

test('on the income tax page the contents, beside the text and in the menu, lead to its sections in order', () => {
  const { page } = pageAt(pages.incomeTax.path);
  for (const id of Object.values(anchors)) expect(page(`#${id}`)).toHaveLength(1);
  const sections = Object.keys(
    incomeTaxWords.contents.sections,
  ) as (keyof typeof incomeTaxWords.contents.sections)[];
  const leads = sections.map((name) => `#${anchors[name]}`);
  const menu = linksIn(page(`nav[aria-label="${layoutWords.mainNavigation}"]`)).slice(-leads.length);
  const path = linksIn(page('nav[aria-labelledby=step-navigation]')).slice(0, leads.length);
  const inText = page('main section[id]')
    .toArray()
    .map(({ attribs }) => `#${attribs.id}`);
  for (const links of [menu, path]) expect(links.map(([, href]) => href)).toEqual(leads);
  for (const [index, label] of Object.values(incomeTaxWords.contents.sections).entries())
    for (const [name] of [menu[index] ?? [], path[index] ?? []]) expect(name).toContain(label);
  expect(inText.filter((id) => leads.includes(id))).toEqual(leads);
});

test('who got a letter of the DIAN is led to its answer by the first step and by the step about late returns, which says «multa»', () => {
  const { page } = pageAt(pages.incomeTax.path);
  const answer = withIds(faq).find(({ about }) => about === 'letter');
  for (const step of [anchors.check, anchors.late]) {
    const links = linksIn(page(`#${step} > p`)).map(([, href]) => href);
    expect(links).toEqual(expect.arrayContaining(answer ? [`#${answer.id}`] : []));
  }
  expect(textOf(page(`#${anchors.late}`)).match(/multa/g)).toHaveLength(1);
});

test('no address of the income tax page is on a fold, which browsers open only for what is inside', () => {
  const { page } = pageAt(pages.incomeTax.path);
  expect(page('details[id], summary[id], summary [id]')).toHaveLength(0);
  const folded = page('details [id]').toArray();
  for (const id of [anchors.entry, anchors.figures, anchors.documents, withIds(faq)[0]?.id])
    expect(folded.map(({ attribs }) => attribs.id)).toContain(id);
});

test('her introduction leads to her WhatsApp', () => {
  const { page } = pageAt(pages.incomeTax.path);
  const [, words = ''] = /\[(.+)\]\(#whatsapp\)/.exec(presentation.introduction) ?? [];
  expect(linksIn(page('main > header'))).toContainEqual([
    `${words || incomeTaxWords.introduction.whatsapp} ${newTab}`,
    chat(incomeTaxWords.talk.whatsappMessage),
  ]);
});

test('the last step says what happens after writing: her own steps, or the general ones', () => {
  const { page } = pageAt(pages.incomeTax.path);
  const steps = page(`#${anchors.review} ol[aria-label="${offerWords.steps}"] li`).toArray();
  const said = offer.steps.length > 0 ? offer.steps : offerDefaults.steps;
  expect(steps.map((step) => page(step).text())).toEqual(
    said.map(({ title, text }) => fill(`${title} ${text}`, words)),
  );
});

test('the calendar and the home page name the source of the dates and link to it', () => {
  const { status, source, url } = activeSeason().provenance;
  const calendar = pageAt(pages.calendar.path).page('main');
  const origin =
    status === 'computed' ? plainText(calendarWords.source.computed) : `${figureSourcesWords.from}${source}`;
  expect(textOf(calendar)).toContain(origin);
  expect(linksIn(calendar).map(([, href]) => href)).toContain(url);
  const lookup = pageAt('/').page('section[aria-labelledby=lookup-heading]');
  const coming = comingSeason(todayInBogota());
  expect(linksIn(lookup).map(([, href]) => href)).toContain(coming.provenance.url);
  // The year of the drawing and of the link under it.
  for (const words of [lookupSectionWords.window.title, lookupSectionWords.calendar])
    expect(textOf(lookup)).toContain(fill(words, { year: String(coming.year) }));
});

test.each([pages.incomeTax, pages.calendar])(
  '$path says who signs it and when, asks her price by WhatsApp, asks for mistakes once, and links each article and decree that it names',
  ({ path }) => {
    const { page } = pageAt(path);
    const byline = page('main p:has(time)').filter((_, { children }) => page(children).is('b'));
    expect(byline).toHaveLength(1);
    for (const said of [site.accountantName, `${cardWords.label} ${site.cardNumber}`])
      expect(byline.text().replace(/\s+/g, ' ')).toContain(said);
    const { ask, message } = offerWords.note;
    expect(linksIn(page('main'))).toContainEqual([`${ask} ${newTab}`, chat(message)]);
    const reports = linksIn(page('main'), 'a:not(#sancion *)').filter(([name]) =>
      name.startsWith(answerActionWords.wrong.tell),
    );
    expect(reports.map(([, href]) => new URL(href).searchParams.get('text'))).toEqual([
      fill(answerActionWords.wrong.message, {
        path,
        taxYear: String(activeSeason().taxYear),
        shown: fill(calendarWords.source.reported, { year: String(activeSeason().year) }),
      }),
    ]);
    const data = page('[type="application/ld+json"]').text();
    const day = byline.find('time').attr('datetime');
    const { note } = offerWords;
    const isRead = byline.text().includes(note.signed);
    expect(isRead || byline.text().includes(note.updated)).toBe(true);
    expect(byline.text()).toContain(lawLookedAt().words);
    expect(data).toContain(isRead ? `"lastReviewed":"${day}"` : `"dateModified":"${day}"`);

    const named = linkedParts(textOf(page('main'))).flatMap(({ href }) => href ?? []);
    expect(named.length).toBeGreaterThan(0);
    expect(linksIn(page('main')).map(([, href]) => href)).toEqual(expect.arrayContaining(named));
  },
);

test('the not-found page says that the page is missing, and links home', () => {
  const { page } = pageAt('/404');
  expect(page('h1').text()).toBe(notFoundWords.heading);
  expect(linksIn(page('main'))).toContainEqual([notFoundWords.home, '/']);
});
