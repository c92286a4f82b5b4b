import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // GitHub Pages serves a project under /repository; elsewhere this is empty.
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  // Inline unset variables as '' too; otherwise the client bundle keeps a runtime lookup.
  env: {
    NEXT_PUBLIC_API_HOST: process.env.NEXT_PUBLIC_API_HOST ?? '',
    NEXT_PUBLIC_BASE_PATH: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
    NEXT_PUBLIC_BUILD_DAY: process.env.NEXT_PUBLIC_BUILD_DAY ?? '',
    NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL ?? '',
  },
  // A fixed id: Next's random one is in every page, so each deploy would invalidate all of them.
  generateBuildId: () => 'site',
  reactStrictMode: true,
  // A separate step checks types first, and an export has no server to trace files for.
  typescript: { ignoreBuildErrors: true },
  outputFileTracingExcludes: { '*': ['**/*'] },
  // This folder, even as a copy inside another project, as in `npm test`.
  outputFileTracingRoot: import.meta.dirname,
  // colombian-holidays, a CommonJS package, requires this ES module, so jest must compile it.
  transpilePackages: ['pascua'],
  // A static host has no image service, so images are prepared at their display size.
  images: { unoptimized: true },
  // One stylesheet per page. With chunking, shared CSS is split into many files that every page links.
  experimental: { cssChunking: false },
  // webpack's script for an empty page is 4 kB smaller than Turbopack's, and blocks a phone less
  // (docs/decisions.md).
  webpack: (
    /** @type {{ module: { rules: object[] }, plugins: object[] }} */ webpackConfig,
    { dev, isServer },
  ) => {
    if (!dev && !isServer) webpackConfig.module.rules.push(withoutClassNames);
    if (!dev && !isServer) webpackConfig.plugins.push(withoutLateStyles);
    if (!dev) nameClassesShortly(webpackConfig.module.rules);
    return webpackConfig;
  },
};

/**
 * Next adds server components' CSS modules to the first-load script to extract their rules: 2 kB of unused
 * class names. Their entry is the one whose issuer is no file.
 */
const withoutClassNames = {
  test: /\.module\.css$/,
  issuer: (/** @type {string} */ path) => path === '',
  enforce: 'post',
  loader: join(import.meta.dirname, 'scripts/build/without-class-names.mjs'),
};

/**
 * Webpack plugin: what comes later by script brings no stylesheet, since each page has the rules of all it may show.
 * Without it the runtime carries code to load them, and a tool waits for rules that the page has already.
 */
const withoutLateStyles = {
  /** @param {{ hooks: { thisCompilation: { tap: (name: string, work: (compilation: Compilation) => void) => void } } }} compiler */
  apply({ hooks }) {
    hooks.thisCompilation.tap('withoutLateStyles', (compilation) => {
      // After the chunks are split.
      compilation.hooks.optimizeChunks.tap({ name: 'withoutLateStyles', stage: 100 }, (chunks) => {
        const { chunkGraph } = compilation;
        for (const chunk of chunks) {
          if (chunk.canBeInitial()) continue;
          const styles = chunkGraph.getChunkModulesIterableBySourceType(chunk, 'css/mini-extract') ?? [];
          for (const style of [...styles]) chunkGraph.disconnectChunkAndModule(chunk, style);
        }
      });
    });
  },
};

/**
 * What the plugin uses of webpack, whose types Next does not export.
 * @typedef {{ canBeInitial: () => boolean }} Chunk
 * @typedef {{
 *   hooks: { optimizeChunks: { tap: (options: object, work: (chunks: Iterable<Chunk>) => void) => void } },
 *   chunkGraph: {
 *     getChunkModulesIterableBySourceType: (chunk: Chunk, type: string) => Iterable<object> | undefined,
 *     disconnectChunkAndModule: (chunk: Chunk, module: object) => void,
 *   },
 * }} Compilation
 */

/** Files and names of each short class name, so that the build refuses a collision. */
const classes = new Map();

/**
 * Shortens class names to four characters hashed from file and name: 1 kB less per page than css-loader's.
 * Each name is independent of the other files.
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
