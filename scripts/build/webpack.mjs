import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../lib/sources.mjs';

/* How webpack treats chunks and stylesheets. */

const root = join(import.meta.dirname, '../..');

/** Files of the CSS modules. */
const modules = ['app', 'components'].flatMap((folder) =>
  filesIn(join(root, folder))
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => join(root, folder, name)),
);

/**
 * @template {{ output: object, module: { rules: object[] }, plugins: object[], optimization: { splitChunks: { cacheGroups: object } }, cache: { buildDependencies?: object } }} Config
 * @param {Config} config
 * @param {{ dev: boolean, isServer: boolean }} build
 */
export function configureWebpack(config, { dev, isServer }) {
  const { rules } = config.module;
  // A stylesheet as text, for a script that adopts it.
  rules.push({ resourceFragment: '#text', type: 'asset/source' });
  // 32 bits are enough to tell a file from the one it replaces.
  Object.assign(config.output, { hashDigestLength: 8 });
  if (!dev) nameClassesShortly(rules);
  if (!dev && !isServer) {
    rules.push(withoutClassNames);
    config.plugins.push(withoutLateStyles, entriesInOrder);
    Object.assign(config.optimization.splitChunks.cacheGroups, { seasons, sharedWithLayout });
  }
  // Webpack does not see what next.config.mjs imports, nor that each class's name depends on every module.
  Object.assign(config.cache.buildDependencies ?? {}, { styles: [import.meta.filename, ...modules] });
  return config;
}

/** Lookup and penalty share the seasons: below webpack's least size, each would carry its own. */
const seasons = {
  test: /[\\/](content[\\/]seasons|lib[\\/](seasons|tax[\\/](decree-2229|endings|season|working-days)|words[\\/]active-season))/,
  chunks: 'async',
  minChunks: 2,
  enforce: true,
};

/**
 * Next adds server components' CSS modules to the first-load script to extract their rules: 2 kB of unused
 * class names. Their entry is the one whose issuer is no file.
 */
const withoutClassNames = {
  test: /\.module\.css$/,
  issuer: (/** @type {string} */ path) => path === '',
  enforce: 'post',
  loader: import.meta.filename,
};

/** The loader of that rule: the HTML already has the names. */
export default function noClassNames() {
  return '';
}

/** @typedef {{ name?: string, canBeInitial: () => boolean }} Chunk */

/**
 * What the plugins use of webpack, whose types Next does not export.
 * @typedef {{
 *   entries: Map<string, object>,
 *   hooks: Record<string, { tap: (options: object, work: (chunks: Iterable<Chunk>) => void) => void }>,
 *   chunkGraph: {
 *     getModuleChunksIterable: (module: object) => Iterable<Chunk>,
 *     getChunkModulesIterableBySourceType: (chunk: Chunk, type: string) => Iterable<object> | undefined,
 *     disconnectChunkAndModule: (chunk: Chunk, module: object) => void,
 *   },
 * }} Compilation
 */

/**
 * A webpack plugin that does something after a step of the compilation.
 * @param {string} step
 * @param {(compilation: Compilation, chunks: Iterable<Chunk>) => void} work
 */
const after = (step, work) => ({
  /** @param {{ hooks: { thisCompilation: { tap: (name: string, work: (compilation: Compilation) => void) => void } } }} compiler */
  apply: ({ hooks }) =>
    // Stage 100: chunks are split before.
    hooks.thisCompilation.tap(step, (compilation) =>
      compilation.hooks[step]?.tap({ name: step, stage: 100 }, (chunks) => work(compilation, chunks)),
    ),
});

/**
 * Lazy chunks bring no stylesheet, since each page has the rules of all it may show. Without it a tool waits for rules
 * that the page has already.
 */
const withoutLateStyles = after('optimizeChunks', ({ chunkGraph }, chunks) => {
  for (const chunk of chunks) {
    if (chunk.canBeInitial()) continue;
    const styles = chunkGraph.getChunkModulesIterableBySourceType(chunk, 'css/mini-extract') ?? [];
    for (const style of [...styles]) chunkGraph.disconnectChunkAndModule(chunk, style);
  }
});

/**
 * The entries come in the order of their names. In Next's, which varies, so would the order of the rules that two pages
 * share, and with it the files that visitors keep.
 */
const entriesInOrder = after('finishModules', ({ entries }) => {
  const sorted = [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
  entries.clear();
  for (const [name, entry] of sorted) entries.set(name, entry);
});

/** Group of `splitChunks`: what the layout and a page both use is in one chunk, not in theirs each. */
const sharedWithLayout = {
  name: 'shared',
  test: (/** @type {object} */ module, /** @type {Pick<Compilation, 'chunkGraph'>} */ { chunkGraph }) => {
    const names = Array.from(chunkGraph.getModuleChunksIterable(module), ({ name }) => name ?? '');
    return names.includes('app/layout') && names.some((name) => name.endsWith('/page'));
  },
  type: 'javascript/auto',
  minChunks: 2,
  enforce: true,
};

/** Every class and animation, with its file. */
const names = modules.flatMap((file) => {
  const found = readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi);
  return [...new Set(Array.from(found, ([, name]) => `${file} ${name}`))];
});

/**
 * Names classes by two characters, counted over all modules: 1.4 kB less per page than css-loader's names.
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
  const place = names.indexOf(`${resourcePath} ${name}`);
  if (place < 0 || place >= 26 * 36) throw new Error(`no short name for ${name} of ${resourcePath}`);
  return String.fromCharCode(97 + Math.floor(place / 36)) + (place % 36).toString(36);
}
