import type { AccountingService, BreadcrumbList, Dataset, Graph, Person, WebPage, WebSite } from 'schema-dts';
import { calendarWords } from '@/content/calendar';
import { homeWords } from '@/content/home';
import type { PageId } from '@/content/pages';
import { offer } from '@/content/offer';
import { services } from '@/content/services';
import { citedSources } from '@/content/sources';
import { site } from '@/content/site';
import { decreeSource } from '@/content/tax-calendar/groups';
import { seasons } from '@/lib/seasons';
import { absoluteUrl } from '@/lib/site-url';
import { feesFrom, weekdaysOf } from '@/lib/words/offer';
import { activeSeason } from '@/lib/words/active-season';
import { latestOf } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { linkedParts } from '@/lib/words/text-links';
import { dateCasesPath } from '@/lib/calendar-files/date-cases';
import { icons } from './metadata';
import { openDataPath } from '@/lib/calendar-files/open-data';
import { pageEntry } from './page-entry';

/*
 * One graph per page, whose nodes refer to each other by `@id`. Only the home page describes the business and
 * the accountant in full. Other pages repeat the `@id`s with a name, so that no reference dangles and no page
 * grows.
 */

const language = 'es-CO';
const home = absoluteUrl('/');
const business = { '@id': absoluteUrl('/#negocio') } as const;
const person = { '@id': absoluteUrl('/#persona') } as const;
const website = { '@id': absoluteUrl('/#sitio') } as const;

/** JSON-LD graph of a page. */
export function structuredData(id: PageId): Graph {
  const own =
    id === 'home'
      ? [businessInFull(), personInFull()]
      : [businessInShort, personInShort, trail(id), ...(id === 'calendar' ? [dataset()] : [])];
  return { '@context': 'https://schema.org', '@graph': [webPage(id), webSite, ...own] };
}

function webPage(id: PageId): WebPage {
  const { url, title, description, updated, read } = pageEntry(id);
  const page = {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: language,
    dateModified: updated,
    isPartOf: website,
  } as const;
  if (id === 'home') return { ...page, about: business };
  return {
    ...page,
    breadcrumb: { '@id': trail(id)['@id'] },
    // Has the same name and, while the page is as she read it, the same day as the page's note.
    author: person,
    ...(read && { reviewedBy: person, lastReviewed: read }),
    citation: citations(id),
  };
}

/** A page's sources, at the same addresses as its links. Norms have the type Legislation. */
function citations(id: Exclude<PageId, 'home'>) {
  const { source, url: calendar } = activeSeason().provenance;
  const parts = (citedSources[id] ?? []).flatMap((text) =>
    linkedParts(text.replace('{calendar}', `[${source}](${calendar})`)),
  );
  return parts.flatMap(({ text, href: url }, index) => {
    // Skip a second mention: a computed season's calendar is the decree itself.
    if (url === undefined || parts.findIndex(({ href }) => href === url) < index) return [];
    const isNorm = /^(?:Decreto|Estatuto|Ley|Resolución) /.test(text);
    return { '@type': isNorm ? ('Legislation' as const) : ('CreativeWork' as const), name: text, url };
  });
}

const webSite: WebSite = {
  '@type': 'WebSite',
  ...website,
  url: home,
  name: site.businessName,
  inLanguage: language,
  publisher: business,
};

/** The owner's profiles on other sites. */
const profiles = offer.profiles.length > 0 ? { sameAs: offer.profiles.map(({ url }) => url) } : {};

/** Opening hours with the days of the owner's choice, such as `monday-friday`, and clock times as `08:00`. */
export function openAt({ days, opens, closes }: NonNullable<typeof offer.openingHours>[number]) {
  return { '@type': 'OpeningHoursSpecification' as const, dayOfWeek: weekdaysOf(days), opens, closes };
}

const businessInShort = {
  '@type': 'AccountingService',
  ...business,
  name: site.businessName,
  url: home,
  telephone: site.phone,
  // Google requires an address in every description of a business.
  address: { '@type': 'PostalAddress', addressLocality: site.city, addressCountry: 'CO' },
} as const satisfies AccountingService;

function businessInFull(): AccountingService {
  const { description, picture } = pageEntry('home');
  return {
    ...businessInShort,
    description,
    email: site.email,
    logo: absoluteUrl(icons.png512),
    image: picture.url,
    areaServed: { '@type': 'Country', name: 'Colombia' },
    ...profiles,
    ...(offer.openingHours && { openingHoursSpecification: offer.openingHours.map(openAt) }),
    ...(feesFrom() && { priceRange: feesFrom() }),
    founder: person,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: site.phone,
      email: site.email,
      areaServed: 'CO',
      availableLanguage: language,
    },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: homeWords.services.heading,
      itemListElement: services.map(({ name }) => ({
        '@type': 'Offer' as const,
        itemOffered: { '@type': 'Service' as const, name },
      })),
    },
  };
}

const kinds = ['json', 'csv'] as const;

/** The open data as a Dataset, for data set search engines. */
function dataset(): Dataset {
  const years = seasons.map(({ year }) => year);
  const [first, last] = [String(Math.min(...years)), String(Math.max(...years))];
  const { url } = pageEntry('calendar');
  const { dataset: words, license, cases } = calendarWords.openData;
  return {
    '@type': 'Dataset',
    '@id': `${url}#datos`,
    url,
    name: fill(words.name, { first, last }),
    description: words.description,
    inLanguage: language,
    license,
    isAccessibleForFree: true,
    creator: person,
    publisher: business,
    spatialCoverage: { '@type': 'Country', name: 'Colombia' },
    temporalCoverage: `${first}-01-01/${last}-12-31`,
    keywords: [...words.keywords],
    isBasedOn: [...new Set([decreeSource.url, ...seasons.map(({ provenance }) => provenance.url)])],
    dateModified: latestOf(seasons.map(({ updated }) => updated)),
    distribution: [
      ...seasons.flatMap(({ year }) =>
        kinds.map((kind) => download(calendarWords.openData[kind], openDataPath(year, kind))),
      ),
      ...kinds.map((kind) => download(cases[kind], dateCasesPath[kind])),
    ],
  };
}

function download(name: string, path: string) {
  return {
    '@type': 'DataDownload' as const,
    name,
    encodingFormat: path.endsWith('.json') ? 'application/json' : 'text/csv',
    contentUrl: absoluteUrl(path),
  };
}

const { university, professionalBoard } = site;

const personInShort = {
  '@type': 'Person',
  ...person,
  name: site.accountantName,
  jobTitle: site.professionalTitle,
  image: absoluteUrl(site.portrait.src),
  url: home,
  hasCredential: {
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: homeWords.about.credential,
    identifier: site.cardNumber,
    recognizedBy: { '@type': 'Organization', name: professionalBoard.name, url: professionalBoard.url },
    ...(offer.cardVerifyUrl !== undefined && { url: offer.cardVerifyUrl }),
  },
} as const satisfies Person;

function personInFull(): Person {
  return {
    ...personInShort,
    ...profiles,
    worksFor: business,
    alumniOf: { '@type': 'CollegeOrUniversity', name: university.name, url: university.url },
  };
}

/** The breadcrumb trail above the footer. */
function trail(id: PageId) {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${pageEntry(id).url}#ruta`,
    itemListElement: [pageEntry('home'), pageEntry(id)].map(({ label, url }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: url,
    })),
  } as const satisfies BreadcrumbList;
}
