import type {
  AccountingService,
  BreadcrumbList,
  Graph,
  IdReference,
  Person,
  WebPage,
  WebSite,
} from 'schema-dts';
import { homeWords } from '@/content/home';
import type { PageId } from '@/content/pages';
import { offer } from '@/content/offer';
import type { IsoDate } from '@/content/seasons/types';
import { services } from '@/content/services';
import { citedTexts, sourceLinks } from '@/content/sources';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/site-url';
import { feesFrom } from '@/lib/words/offer';
import { activeSeason } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { linkedParts } from '@/lib/words/linked';
import { icons } from './metadata';
import { pageEntry } from './page-entry';

/*
 * One graph per page, whose nodes refer to each other by `@id`. Only the home page describes the business and
 * the accountant in full. Other pages repeat the `@id`s with a name, so that no reference dangles and no page
 * grows.
 */

const language = 'es-CO';
const ids = {
  business: absoluteUrl('/#negocio'),
  person: absoluteUrl('/#contadora'),
  website: absoluteUrl('/#sitio'),
} as const;

/** JSON-LD graph of a page. */
export function structuredData(id: PageId): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      webPage(id),
      website(),
      ...(id === 'home' ? [business(), person()] : [businessInShort, personInShort, breadcrumbs(id)]),
    ],
  };
}

function webPage(id: PageId): WebPage {
  const { url, title, description, updated, label } = pageEntry(id);
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: language,
    dateModified: updated,
    isPartOf: refer(ids.website),
    about: id === 'home' ? refer(ids.business) : { '@type': 'Thing', name: label },
    ...(id === 'home'
      ? {}
      : { breadcrumb: refer(breadcrumbsId(id)), ...signature(updated), citation: citations(id) }),
  };
}

/** Author and reviewer of a tax page, as its byline names them. */
function signature(lastReviewed: IsoDate) {
  return { author: refer(ids.person), reviewedBy: refer(ids.person), lastReviewed };
}

/** Sources of a page, at the same addresses as its links. */
function citations(id: Exclude<PageId, 'home'>) {
  const { source, url } = activeSeason().provenance;
  return citedTexts[id]
    .flatMap((text) => linkedParts(text.replace('{calendar}', `[${source}](${url})`)))
    .flatMap(({ text, href }) => (href === undefined ? [] : [work(text, href)]));
}

/** A norm by its whole name, or another publication. */
function work(text: string, url: string) {
  const [article = ''] = /\d+(?:-\d)?$/.exec(text) ?? [];
  const isArticle = url === sourceLinks.article.replace('{article}', article);
  const type = isArticle || /^(?:Decreto|Ley|Resolución) /.test(text) ? 'Legislation' : 'CreativeWork';
  const name = isArticle ? fill(sourceLinks.articleName, { article }) : text;
  return { '@type': type, name, url } as const;
}

function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    url: absoluteUrl('/'),
    name: site.businessName,
    inLanguage: language,
    publisher: refer(ids.business),
  };
}

/** Her own pages elsewhere. */
const profiles = offer.profiles.length > 0 ? { sameAs: offer.profiles.map(({ url }) => url) } : {};

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The days that a choice of the owner's names, `monday-friday`. */
function openAt({ days, opens, closes }: NonNullable<typeof offer.openingHours>[number]) {
  const [first = '', last = first] = days.split('-');
  const place = (name: string) => week.findIndex((day) => day.toLowerCase() === name);
  const dayOfWeek = week.slice(place(first), place(last) + 1);
  return { '@type': 'OpeningHoursSpecification' as const, dayOfWeek, opens, closes };
}

const businessInShort = {
  '@type': 'AccountingService',
  '@id': ids.business,
  name: site.businessName,
  url: absoluteUrl('/'),
  telephone: site.phone,
} as const satisfies AccountingService;

function business(): AccountingService {
  const { description, picture } = pageEntry('home');
  return {
    ...businessInShort,
    description,
    email: site.email,
    logo: absoluteUrl(icons.png512),
    image: picture.url,
    address: { '@type': 'PostalAddress', addressLocality: site.city, addressCountry: 'CO' },
    areaServed: { '@type': 'Country', name: 'Colombia' },
    ...profiles,
    ...(offer.openingHours && { openingHoursSpecification: offer.openingHours.map(openAt) }),
    ...(feesFrom() && { priceRange: feesFrom() }),
    founder: refer(ids.person),
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

const personInShort = {
  '@type': 'Person',
  '@id': ids.person,
  name: site.accountantName,
  jobTitle: site.professionalTitle,
  hasCredential: {
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: homeWords.about.credential,
    identifier: site.cardNumber,
    recognizedBy: {
      '@type': 'Organization',
      name: site.professionalBoard.name,
      url: site.professionalBoard.url,
    },
    ...(offer.cardVerifyUrl !== undefined && { url: offer.cardVerifyUrl }),
  },
} as const satisfies Person;

function person(): Person {
  const { university } = site;
  return {
    ...personInShort,
    image: absoluteUrl(site.portrait.src),
    url: absoluteUrl('/'),
    ...profiles,
    worksFor: refer(ids.business),
    alumniOf: { '@type': 'CollegeOrUniversity', name: university.name, url: university.url },
  };
}

/** The breadcrumb trail above the page's heading. */
function breadcrumbs(id: PageId): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbsId(id),
    itemListElement: [pageEntry('home'), pageEntry(id)].map(({ label, url }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: url,
    })),
  };
}

function breadcrumbsId(id: PageId): string {
  return `${pageEntry(id).url}#ruta`;
}

function refer(id: string): IdReference {
  return { '@id': id };
}
