import { basename, dirname, join } from 'node:path';

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
  // A sheet a page: what pages share would else come in many files, each named in every page.
  experimental: { cssChunking: false },
  webpack: (webpackConfig, { dev, isServer }) => {
    nameClassesPlainly(webpackConfig);
    // They are in the first-load script and in every page, and no compression can shrink them.
    webpackConfig.output.hashDigestLength = 8;
    if (!dev && !isServer) sendNoClassNames(webpackConfig);
    return webpackConfig;
  },
};

/** Which file each class name was given to. */
const owners = new Map();

/**
 * `ServiceGrid_cell`, without Next's hash: file names are unique here, and the hashes, which no
 * compression can shrink, weigh on every page's HTML, styles and first-load script.
 * @param {any} webpackConfig
 */
function nameClassesPlainly(webpackConfig) {
  const rules = webpackConfig.module.rules.flatMap((/** @type {any} */ rule) => rule.oneOf ?? []);
  const loaders = rules.flatMap((/** @type {any} */ rule) => rule.use ?? []);
  const named = loaders.filter((/** @type {any} */ { options }) => options?.modules?.getLocalIdent);
  if (named.length === 0)
    throw new Error('Next no longer names CSS classes by getLocalIdent: see next.config.mjs');
  for (const { options } of named) {
    options.modules.getLocalIdent = (
      /** @type {{ resourcePath: string }} */ { resourcePath },
      /** @type {string} */ _pattern,
      /** @type {string} */ local,
    ) => {
      const file = basename(resourcePath, '.module.css');
      const name = `${file === 'page' ? basename(dirname(resourcePath)) : file}_${local}`;
      const owner = owners.get(name) ?? resourcePath;
      if (owner !== resourcePath)
        throw new Error(`${owner} and ${resourcePath} would share the class ${name}`);
      owners.set(name, resourcePath);
      return name;
    };
  }
}

/**
 * Next puts the CSS modules of server components into the page's first-load script, names and all, to
 * have their rules extracted. It asks for them from an entry that is no file, and so has no name here.
 * @param {any} webpackConfig
 */
function sendNoClassNames(webpackConfig) {
  const isNoFile = (/** @type {string} */ path) => path === '';
  webpackConfig.module.rules.push({
    test: /\.module\.css$/,
    issuer: isNoFile,
    enforce: 'post',
    loader: join(import.meta.dirname, 'scripts/webpack/without-class-names.mjs'),
  });
}

export default config;
