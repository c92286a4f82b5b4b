/* How webpack treats chunks and stylesheets. */

/**
 * @template {{ output: object, module: { rules: object[] }, plugins: object[], optimization: { splitChunks: { cacheGroups: object } }, cache: { buildDependencies?: object } }} Config
 * @param {Config} config
 * @param {{ dev: boolean, isServer: boolean }} build
 */
export function configureWebpack(config, { dev, isServer }) {
  const { rules } = config.module;
  // A stylesheet as text, for a script that adopts it.
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
 * Next adds the class names of server components to the first-load script, where nothing uses them: 1.5 to 2.2 kB, which
 * is one per cent of a page. The issuer of their entry is no file.
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

/**
 * What the plugin uses of webpack, whose types Next does not export.
 * @typedef {{
 *   hooks: { optimizeChunks: { tap: (options: object, work: (chunks: Iterable<{ canBeInitial: () => boolean }>) => void) => void } },
 *   chunkGraph: {
 *     getChunkModulesIterableBySourceType: (chunk: object, type: string) => Iterable<object> | undefined,
 *     disconnectChunkAndModule: (chunk: object, module: object) => void,
 *   },
 * }} Compilation
 */

/**
 * A plugin that leaves lazy chunks without a stylesheet, since each page has the rules of all it may show. Without it a
 * tool waits for the file of rules that its page has already.
 */
const withoutLateStyles = {
  /** @param {{ hooks: { thisCompilation: { tap: (name: string, work: (compilation: Compilation) => void) => void } } }} compiler */
  apply: ({ hooks }) =>
    hooks.thisCompilation.tap('withoutLateStyles', (compilation) =>
      // Stage 100: webpack has split the chunks by then.
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
