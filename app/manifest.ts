import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { icons } from '@/lib/seo/metadata';
import { pageEntry } from '@/lib/seo/page-entry';
import { colour } from '@/lib/seo/palette';

export const dynamic = 'force-static';

/** Name and icons of the site on the home screen of a phone. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: site.businessName,
    short_name: site.businessName,
    description: pageEntry('home').description,
    lang: 'es-CO',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: colour('paper'),
    theme_color: colour('brand-deep'),
    icons: [
      { src: icons.svg, type: 'image/svg+xml', sizes: 'any' },
      { src: icons.png192, type: 'image/png', sizes: '192x192' },
      { src: icons.png512, type: 'image/png', sizes: '512x512' },
      { src: icons.maskable, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
