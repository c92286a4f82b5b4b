import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { transformSync } from 'esbuild';
import {
  build,
  type ChunkingContext,
  type InputOptions,
  type OutputChunk,
  type OutputOptions,
  type Plugin,
} from 'rolldown';
import { classNameIn } from '../lib/class-names.mjs';
import { publicValues } from '../lib/public-values.mjs';
import { browserslist } from '../../package.json';
import type { PageOptions } from './finish-page';
import { parts } from './parts';

/** Code of a script that pages have inline. */
export async function compileInline(entry: string): Promise<string> {
  const { output } = await build({
    ...settings(),
    input: entry,
    write: false,
    output: { ...written, format: 'iife' },
  });
  const code = output[0].code.trim();
  if (/<(?:\/script|!--)/i.test(code)) throw new Error(`${entry} would end its own tag.`);
  return code;
}

const tools = Object.keys(parts).filter((name) => parts[name]?.modules);

/**
 * Compiles the on-load script and the tools in one graph, so that they share modules, and writes them to a folder of the export.
 * @param at the folder's address
 * @returns the addresses of each part's files: its own, then those that it imports
 */
export async function writeSiteScripts(folder: string, at: string): Promise<PageOptions['parts']> {
  const { output } = await build({
    ...settings(),
    // Tools come first, so that React runs first: then Rolldown adds its helpers to React's file, which saves a request.
    input: [...tools, 'page-scripts/on-load/main.ts'],
    plugins: [toolEntries, styleNames],
    preserveEntrySignatures: 'allow-extension',
    output: {
      ...written,
      dir: join(folder, at),
      codeSplitting: {
        groups: [{ name: sharedFile, debugName: 'shared', includeDependenciesRecursively: false }],
      },
    },
  });
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const found = [...chunks.values()]
    .filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)
    .map(({ name, fileName }) => {
      const files = closure(chunks, fileName).reverse();
      return [name, files.map((file) => `${at}/${file}`)] as const;
    });
  const unknown = found.find(([name]) => !(name in parts));
  if (unknown) throw new Error(`the module ${unknown[0]} is imported when needed, but is no part (parts.ts)`);
  const named = Object.fromEntries(found);
  return { ...named, ModalDialogs: named.ContactForm ?? [] };
}

/** Every file that a file imports, each before those that import it, then the file. */
function closure(chunks: ReadonlyMap<string, OutputChunk>, file: string, found: string[] = []): string[] {
  if (found.includes(file)) return found;
  for (const imported of chunks.get(file)?.imports ?? []) closure(chunks, imported, found);
  found.push(file);
  return found;
}

/**
 * Name of the file that a module shares with others; without a name Rolldown chooses. What several tools use is one file:
 * Rolldown would make a file of each combination of tools, many of them smaller than the request for them.
 */
function sharedFile(id: string, context: ChunkingContext): string | null {
  const users = usersOf(id, context);
  const groups = users.map((user) => parts[user]?.group);
  // Icons go where their readers go.
  const isLibrary = /node_modules(?![\\/]react-icons)/.test(id);
  // Formik and Yup have a file of their own, so that an edit of the form leaves it as it is.
  if (users.length === 1) return isLibrary && users.includes('ContactForm') ? 'form-libraries' : null;
  // React gets a file of its own anyway. If it had a name here, it could not hold Rolldown's helpers.
  if (isLibrary && /[\\/](react|react-dom|scheduler)[\\/]/.test(id)) return null;
  if (groups.includes('early')) return 'early';
  return groups.every((group) => group === 'income tax') ? null : 'tools';
}

/** Names of the parts that use a module. */
function usersOf(id: string, context: ChunkingContext, seen = new Set<string>()): string[] {
  const info = context.getModuleInfo(id);
  if (!info || seen.has(id)) return [];
  seen.add(id);
  const isPart = info.isEntry || info.dynamicImporters.length > 0;
  return [
    ...(isPart ? [parse(id).name] : []),
    ...info.importers.flatMap((each) => usersOf(each, context, seen)),
  ];
}

function settings(): InputOptions {
  // Files would change with each day's build; no tool needs the day.
  const values = Object.entries({ ...publicValues(), NEXT_PUBLIC_BUILD_DAY: '' }).map(
    ([name, value]) => [`process.env.${name}`, JSON.stringify(value)] as const,
  );
  return {
    platform: 'browser',
    tsconfig: 'tsconfig.json',
    transform: {
      target: browserTargets,
      define: { ...Object.fromEntries(values), 'process.env.NODE_ENV': '"production"' },
    },
    // Only Next reads `use client`.
    checks: { moduleLevelDirective: false },
  };
}

const written: OutputOptions = {
  minify: true,
  comments: { legal: false },
  entryFileNames: '[hash].js',
  chunkFileNames: '[hash].js',
  // Names that differ only in capitals would be one file on some systems.
  hashCharacters: 'base36',
};

/** The entry of each tool: its modules, and what hydrates it. */
const toolEntries: Plugin = {
  name: 'tool-entries',
  resolveId: (id) => (tools.includes(id) ? id : null),
  load(id) {
    if (!tools.includes(id)) return null;
    const modules = ['@/page-scripts/on-load/hydrate', ...(parts[id]?.modules ?? [])];
    return modules.map((module) => `export * from '${module}';`).join('\n');
  },
};

/** Class names of CSS modules as the pages have them, and stylesheets as text (`#text`) for the oldest browsers. */
const styleNames: Plugin = {
  name: 'style-names',
  resolveId: {
    filter: { id: /#text$/ },
    async handler(id, importer) {
      const found = await this.resolve(id.replace(/^!|#text$/g, ''), importer);
      return found && `${found.id}#text`;
    },
  },
  load: {
    filter: { id: /\.module\.css$|#text$/ },
    handler(id) {
      const css = readFileSync(id.replace('#text', ''), 'utf8');
      if (id.endsWith('#text')) return { code: lowerCss(css), moduleType: 'text' };
      const classes = css.replace(/\/\*[^]*?\*\//g, '').matchAll(/\.(-?[A-Za-z_][\w-]*)/g);
      const named = [...new Set([...classes].map(([, name = '']) => name))].map((name) => [
        name,
        classNameIn(id, name),
      ]);
      return { code: `export default ${JSON.stringify(Object.fromEntries(named))}`, moduleType: 'js' };
    },
  },
};

/** The oldest supported browsers, in the names of Rolldown and esbuild, from the `browserslist` that Next reads, too. */
const browserTargets = browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', ''));

/** Minifies a stylesheet and rewrites syntax that the oldest browsers skip, above all nested rules. */
export function lowerCss(css: string): string {
  return transformSync(css, { loader: 'css', minify: true, target: browserTargets }).code.trim();
}
