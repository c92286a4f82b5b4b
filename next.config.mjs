import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // GitHub Pages serves a project under /repository; everywhere else this is empty.
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  // One that is not set must be inlined too, as nothing: else the browser is sent code that looks it up.
  env: {
    NEXT_PUBLIC_API_HOST: process.env.NEXT_PUBLIC_API_HOST ?? '',
    NEXT_PUBLIC_BASE_PATH: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
    NEXT_PUBLIC_BUILD_DAY: process.env.NEXT_PUBLIC_BUILD_DAY ?? '',
    NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL ?? '',
  },
  // Next's own is random, and in every page's data: each publication would send all of it anew.
  generateBuildId: () => 'site',
  reactStrictMode: true,
  // Types are checked by a step of their own, before this one; an export has no server to trace files for.
  typescript: { ignoreBuildErrors: true },
  outputFileTracingExcludes: { '*': ['**/*'] },
  // This folder, even where it is a copy inside another project, as in `npm test`.
  outputFileTracingRoot: import.meta.dirname,
  // An ES module that a CommonJS package (colombian-holidays) requires: jest must compile it.
  transpilePackages: ['pascua'],
  // A static host has no image service: pictures are made at the size they are shown.
  images: { unoptimized: true },
  // A sheet a page: what pages share would else come in many files, each named in every page.
  experimental: { cssChunking: false },
  // webpack, not Turbopack: an empty page's script is 4 kB lighter, and blocks a phone less (docs/decisions.md).
  webpack: (/** @type {{ module: { rules: object[] } }} */ webpackConfig, { dev, isServer }) => {
    if (!dev && !isServer) webpackConfig.module.rules.push(withoutClassNames);
    if (!dev) nameClassesShortly(webpackConfig.module.rules);
    return webpackConfig;
  },
};

/**
 * Next puts the CSS modules of server components into the page's first-load script, names and all, to have
 * their rules extracted: 2 kB that nobody reads. It asks for them from an entry that is no file.
 */
const withoutClassNames = {
  test: /\.module\.css$/,
  issuer: (/** @type {string} */ path) => path === '',
  enforce: 'post',
  loader: join(import.meta.dirname, 'scripts/build/without-class-names.mjs'),
};

/** Each class's name by its file and its own, for a build to refuse two of one name. */
const classes = new Map();

/**
 * Four characters from a class's file and name, in the place of css-loader's, which spell both out: 1 kB less in
 * every page. No name depends on what other files there are.
 * @param {unknown} rules webpack's, or a part of them
 */
function nameClassesShortly(rules) {
  for (const part of Object.values(rules ?? {})) {
    if (typeof part !== 'object' || part === null || part instanceof RegExp) continue;
    if (part.modules?.getLocalIdent) part.modules.getLocalIdent = shortName;
    else nameClassesShortly(part);
  }
}

/**
 * @param {{ resourcePath: string }} file
 * @param {unknown} _pattern
 * @param {string} name
 */
function shortName({ resourcePath }, _pattern, name) {
  const full = `${relative(import.meta.dirname, resourcePath)} ${name}`;
  const digest = createHash('sha256').update(full).digest();
  const short =
    String.fromCharCode(97 + (digest.readUInt8() % 26)) +
    (digest.readUIntBE(1, 6) % 36 ** 3).toString(36).padStart(3, '0');
  const other = classes.get(short);
  if (other !== undefined && other !== full)
    throw new Error(`two classes share the name ${short}: ${other}, ${full}`);
  classes.set(short, full);
  return short;
}

export default config;
