/* Changes to Next's webpack configuration (docs/decisions.md). */

/**
 * Changes the configuration that Next gives to webpack.
 * @template {{ output: object, module: { rules: object[] }, plugins: object[], optimization: { splitChunks: { cacheGroups: object } }, cache: { buildDependencies?: object } }} Config
 * @param {Config} config
 * @param {{ dev: boolean, isServer: boolean }} build
 */
export function configureWebpack(config, { dev, isServer }) {
  const { rules } = config.module;
  // Imports a stylesheet as text, for a script that adopts it.
  rules.push({ resourceFragment: '#text', type: 'asset/source' });
  if (!dev && !isServer) {
    rules.push(withoutClassNames);
    config.plugins.push(withoutLateStyles);
  }
  // Webpack does not see what next.config.mjs imports.
  Object.assign(config.cache.buildDependencies ?? {}, { webpack: [import.meta.filename] });
  return config;
}

/**
 * Next adds the class names of server components to the first-load script, where nothing uses them: 1.5 to 2.2 kB, one
 * per cent of a page. The modules to remove are those that no file imports.
 */
const withoutClassNames = {
  test: /\.module\.css$/,
  issuer: (/** @type {string} */ path) => path === '',
  enforce: 'post',
  loader: import.meta.filename,
};

/** Webpack loader that empties the modules of class names, which the HTML already has. */
export default function noClassNames() {
  return '';
}

/**
 * The part of webpack's types that the plugin needs; Next does not export them.
 * @typedef {{
 *   hooks: { optimizeChunks: { tap: (options: object, work: (chunks: Iterable<{ canBeInitial: () => boolean }>) => void) => void } },
 *   chunkGraph: {
 *     getChunkModulesIterableBySourceType: (chunk: object, type: string) => Iterable<object> | undefined,
 *     disconnectChunkAndModule: (chunk: object, module: object) => void,
 *   },
 * }} Compilation
 */

/**
 * Removes the stylesheets of lazy chunks, since each page has the rules of everything it may show. Without this plugin a
 * tool waits for a stylesheet whose rules its page already has.
 */
const withoutLateStyles = {
  /**
   * Removes the stylesheets from lazy chunks in each compilation.
   * @param {{ hooks: { thisCompilation: { tap: (name: string, work: (compilation: Compilation) => void) => void } } }} compiler
   */
  apply: ({ hooks }) =>
    hooks.thisCompilation.tap('withoutLateStyles', (compilation) =>
      // At stage 100 webpack has split the chunks.
      compilation.hooks.optimizeChunks.tap({ name: 'withoutLateStyles', stage: 100 }, (chunks) => {
        const { chunkGraph } = compilation;
        for (const chunk of chunks) {
          if (chunk.canBeInitial()) continue;
          const styles = chunkGraph.getChunkModulesIterableBySourceType(chunk, 'css/mini-extract') ?? [];
          for (const style of [...styles]) chunkGraph.disconnectChunkAndModule(chunk, style);
        }
      }),
    ),
};
