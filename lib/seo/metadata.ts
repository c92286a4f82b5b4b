import type { Metadata } from 'next';
import { notFoundWords } from '@/content/layout';
import type { PageId } from '@/content/pages';
import { site } from '@/content/site';
import { isProduction, siteUrl } from '@/lib/site-url';
import { missingToPublish } from '@/lib/owner-data/placeholders';
import { pageEntry } from './page-entry';

/** Search engines may index the site once it has an address and no placeholder is left in the owner's data. */
export const isFindable = isProduction && missingToPublish().length === 0;

/** Files of the site's icon, in `public/`. */
export const icons = {
  svg: '/favicon.svg',
  ico: '/favicon.ico',
  apple: '/apple-touch-icon.png',
  png512: '/icon-512.png',
} as const;

/** Metadata shared by every page, the not-found page included. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(siteUrl),
  applicationName: site.businessName,
  // Phones would make links of tax IDs, amounts and dates, and split a text that an answer changes.
  formatDetection: { telephone: false, date: false, address: false, email: false, url: false },
  icons: {
    icon: [
      { url: icons.ico, sizes: '32x32' },
      { url: icons.svg, type: 'image/svg+xml' },
    ],
    apple: { url: icons.apple, sizes: '180x180' },
  },
};

/** Complete metadata of a page, because Next replaces a layout's `openGraph` instead of merging it. */
export function pageMetadata(id: PageId): Metadata {
  const { url, title, description, keywords, picture } = pageEntry(id);
  return {
    title: { absolute: title },
    description,
    keywords: keywords.length > 0 ? [...keywords] : null,
    alternates: { canonical: url },
    robots: isFindable ? { index: true, follow: true, 'max-image-preview': 'large' } : { index: false },
    openGraph: {
      type: 'website',
      siteName: site.businessName,
      locale: 'es_CO',
      title,
      description,
      url,
      images: [picture],
    },
    // The picture's size is left out, because X ignores it.
    twitter: { card: 'summary_large_image', images: [{ url: picture.url, alt: picture.alt }] },
  };
}

/** The not-found page has neither canonical nor preview; Next adds its `noindex`. */
export const notFoundMetadata: Metadata = { title: { absolute: notFoundWords.title } };
