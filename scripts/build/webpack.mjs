import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/* How webpack treats chunks and stylesheets, for next.config.mjs. */

/** Files whose change makes webpack's cache invalid. */
export const styleSources = ['webpack-styles.mjs', 'without-class-names.mjs'].map((file) =>
  join(import.meta.dirname, file),
);

const root = join(import.meta.dirname, '../..');

/**
 * Next adds server components' CSS modules to the first-load script to extract their rules: 2 kB of unused
 * class names. Their entry is the one whose issuer is no file.
 */
export const withoutClassNames = {
  test: /\.module\.css$/,
  issuer: (/** @type {string} */ path) => path === '',
  enforce: 'post',
  loader: join(import.meta.dirname, 'without-class-names.mjs'),
};

/**
 * Webpack plugin: lazy chunks bring no stylesheet, since each page has the rules of all it may show.
 * Without it a tool waits for rules that the page has already.
 */
export const withoutLateStyles = {
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
 * Webpack plugin: the entries come in the order of their names. In Next's, which varies, so would the order of the rules
 * that two pages share, and with it the files that visitors keep.
 */
export const entriesInOrder = {
  /** @param {{ hooks: { thisCompilation: { tap: (name: string, work: (compilation: Compilation) => void) => void } } }} compiler */
  apply({ hooks }) {
    hooks.thisCompilation.tap('entriesInOrder', ({ entries, hooks }) => {
      hooks.finishModules.tap('entriesInOrder', () => {
        const sorted = [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
        entries.clear();
        for (const [name, entry] of sorted) entries.set(name, entry);
      });
    });
  },
};

/** Group of `splitChunks`: what the layout and a page both use is in one chunk, not in theirs each. */
export const sharedWithLayout = {
  name: 'shared',
  test: (/** @type {object} */ module, /** @type {Pick<Compilation, 'chunkGraph'>} */ { chunkGraph }) => {
    const names = Array.from(chunkGraph.getModuleChunksIterable(module), ({ name }) => name ?? '');
    return names.includes('app/layout') && names.some((name) => name.endsWith('/page'));
  },
  type: 'javascript/auto',
  minChunks: 2,
  enforce: true,
};

/* What the plugins use of webpack, whose types Next does not export. */

/** @typedef {{ name?: string, canBeInitial: () => boolean }} Chunk */

/** @typedef {{ tap: (options: object | string, work: () => void) => void }} Hook */

/** @typedef {{ tap: (options: object, work: (chunks: Iterable<Chunk>) => void) => void }} ChunksHook */

/**
 * @typedef {{
 *   getModuleChunksIterable: (module: object) => Iterable<Chunk>,
 *   getChunkModulesIterableBySourceType: (chunk: Chunk, type: string) => Iterable<object> | undefined,
 *   disconnectChunkAndModule: (chunk: Chunk, module: object) => void,
 * }} ChunkGraph
 */

/**
 * @typedef {{
 *   entries: Map<string, object>,
 *   hooks: { finishModules: Hook, optimizeChunks: ChunksHook },
 *   chunkGraph: ChunkGraph,
 * }} Compilation
 */

/** The file of each prefix, so that the build refuses a collision. */
const files = new Map();

/**
 * Shortens class names to four characters, three hashed from the file and one of the class in it: 1.2 kB less per
 * page than css-loader's. Each name is independent of the other files.
 * @param {unknown} rules webpack's, or a part of them
 */
export function nameClassesShortly(rules) {
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
  const file = relative(root, resourcePath).replaceAll('\\', '/');
  const digest = createHash('sha256').update(file).digest();
  const prefix =
    String.fromCharCode(97 + (digest.readUInt8() % 26)) +
    (digest.readUIntBE(1, 6) % 36 ** 2).toString(36).padStart(2, '0');
  const place = namesIn(resourcePath).indexOf(name);
  if ((files.get(prefix) ?? file) !== file || place < 0 || place >= 36)
    throw new Error(`no short name for ${name} of ${file}, beside ${files.get(prefix)}`);
  files.set(prefix, file);
  return prefix + place.toString(36);
}

/** @param {string} path */
function namesIn(path) {
  const found = readFileSync(path, 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi);
  return [...new Set(Array.from(found, ([, name]) => name))];
}
