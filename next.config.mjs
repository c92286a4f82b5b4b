import { readdirSync, readFileSync } from 'node:fs';
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
    NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL ?? '',
  },
  reactStrictMode: true,
  // Types are checked by a step of their own, before this one; an export has no server to trace files for.
  typescript: { ignoreBuildErrors: true },
  outputFileTracingExcludes: { '*': ['**/*'] },
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
    if (!dev) shortenClassNames(webpackConfig);
    // They are in the first-load script and in every page, and no compression can shrink them.
    webpackConfig.output.hashDigestLength = 6;
    if (!dev && !isServer) {
      sendNoClassNames(webpackConfig);
      numberModules(webpackConfig);
    }
    publishDialogSheet(webpackConfig);
    return webpackConfig;
  },
};

/**
 * Two or three letters for each class: Next's names (`ServiceGrid_cell__1a2B3`, which development keeps)
 * weigh on every page's HTML, styles and first-load script, and no compression can shrink their hashes.
 * @param {any} webpackConfig
 */
function shortenClassNames(webpackConfig) {
  const rules = webpackConfig.module.rules.flatMap((/** @type {any} */ rule) => rule.oneOf ?? []);
  const loaders = rules.flatMap((/** @type {any} */ rule) => rule.use ?? []);
  const named = loaders.filter((/** @type {any} */ { options }) => options?.modules?.getLocalIdent);
  if (named.length === 0)
    throw new Error('Next no longer names CSS classes by getLocalIdent: see next.config.mjs');
  const sheets = cssModules();
  for (const { options } of named) {
    options.modules.getLocalIdent = (
      /** @type {{ resourcePath: string }} */ { resourcePath },
      /** @type {string} */ _pattern,
      /** @type {string} */ local,
    ) => {
      const path = relative(import.meta.dirname, resourcePath);
      const sheet = sheets.findIndex((module) => module.path === path);
      const name = sheets[sheet]?.names.indexOf(local) ?? -1;
      if (name === -1) throw new Error(`${path}: no name for ${local}`);
      // Capitals for the sheet, small letters for the name: no two are alike.
      return letters(sheet).toUpperCase() + letters(name);
    };
  }
}

/**
 * Numbers the modules in the order of their paths: short, the same wherever the project lies and however
 * fast the machine is. Next's are hashes of paths, webpack's own short ones follow the order of compilation.
 * @param {any} webpackConfig
 */
function numberModules(webpackConfig) {
  const name = 'NumberModules';
  webpackConfig.optimization.moduleIds = false;
  webpackConfig.plugins.push({
    apply: (/** @type {any} */ compiler) =>
      compiler.hooks.compilation.tap(name, (/** @type {any} */ compilation) =>
        compilation.hooks.moduleIds.tap(name, (/** @type {Iterable<any>} */ modules) => {
          const { chunkGraph } = compilation;
          [...modules]
            .filter((module) => module.needId && chunkGraph.getNumberOfModuleChunks(module) > 0)
            .filter((module) => chunkGraph.getModuleId(module) === null)
            .map((module) => ({ module, path: module.identifier() }))
            .sort((a, b) => (a.path < b.path ? -1 : 1))
            .forEach(({ module }, index) => chunkGraph.setModuleId(module, index));
        }),
      ),
  });
}

/** Every CSS module and its class and animation names: the same in each of Next's compilations. */
function cssModules() {
  return ['app', 'components'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .sort()
      .map((file) => {
        const css = readFileSync(join(import.meta.dirname, folder, file), 'utf8');
        const found = css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi);
        return { path: join(folder, file), names: [...new Set([...found].map(([, name = '']) => name))] };
      }),
  );
}

/**
 * `a` … `z`, `aa` …
 * @param {number} index
 * @returns {string}
 */
function letters(index) {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
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
    loader: join(import.meta.dirname, 'scripts/build/without-class-names.mjs'),
  });
}

/**
 * The dialogs' style sheet as a file with an address, which they fetch and wait for. As a chunk's sheet it
 * would come by way of React, which tells neither when it is there nor that it failed, and the code for
 * that would be in every page's first load.
 * @param {any} webpackConfig
 */
function publishDialogSheet(webpackConfig) {
  for (const { oneOf } of webpackConfig.module.rules) {
    oneOf?.unshift({
      test: /sweetalert2\.css$/,
      type: 'asset/resource',
      generator: { filename: 'static/css/[contenthash][ext]' },
    });
  }
}

export default config;
