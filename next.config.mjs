/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // GitHub Pages serves a project under /repository; everywhere else this is empty.
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  // One that is not set must be inlined too, as nothing: else the browser is sent code that looks it up.
  env: {
    NEXT_PUBLIC_API_HOST: process.env.NEXT_PUBLIC_API_HOST ?? '',
    NEXT_PUBLIC_BASE_PATH: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
    NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL ?? '',
  },
  reactStrictMode: true,
  // This folder, even where it is a copy inside another project, as in `npm test`.
  outputFileTracingRoot: import.meta.dirname,
  // ES modules that jest must compile: one that a CommonJS package (colombian-holidays) requires, and those
  // with which the built site is read.
  transpilePackages: ['pascua', 'parse5', 'entities'],
  // A static host has no image service: pictures are made at the size they are shown.
  images: { unoptimized: true },
};

export default config;
