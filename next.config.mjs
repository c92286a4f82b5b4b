import { configureWebpack } from './scripts/lib/webpack.mjs';

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // Inline unset variables as '' too; otherwise the client bundle keeps a runtime lookup.
  env: {
    NEXT_PUBLIC_API_HOST: process.env.NEXT_PUBLIC_API_HOST ?? '',
    NEXT_PUBLIC_BUILD_DAY: process.env.NEXT_PUBLIC_BUILD_DAY ?? '',
    // Scripts get the year, not the day, which would change cached files with each day's build. Colombia is at UTC−5.
    NEXT_PUBLIC_BUILD_YEAR: (
      process.env.NEXT_PUBLIC_BUILD_DAY || new Date(Date.now() - 5 * 3_600_000).toISOString()
    ).slice(0, 4),
    NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL ?? '',
  },
  // The build's id is fixed. Next's random id is in every page, so each deploy would invalidate all cached pages.
  generateBuildId: () => 'site',
  reactStrictMode: true,
  // A separate step checks types first, and an export has no server to trace files for.
  typescript: { ignoreBuildErrors: true },
  outputFileTracingExcludes: { '*': ['**/*'] },
  // Without it, Next would take an outer project as the root of a copy inside it, such as `npm test` makes.
  outputFileTracingRoot: import.meta.dirname,
  // A static host has no image service, so images are prepared at their display size.
  images: { unoptimized: true },
  // One stylesheet per page. With chunking, shared CSS is split into many files that every page links.
  experimental: { cssChunking: false },
  // webpack's script for an empty page is 4 kB smaller than Turbopack's, and blocks a phone less
  // (docs/decisions.md).
  webpack: configureWebpack,
};

export default config;
