import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import type { IslandName } from '@/components/dom/island';
import { classNameIn } from '../lib/class-names.mjs';
import { publicValues } from '../lib/public-values.mjs';
import { browserTargets } from './browser-targets';
import { lowerCss } from './lower-css';

/** Code of a script that pages have inline. */
export async function compileInline(entry: string): Promise<string> {
  const { outputFiles } = await build({
    ...settings(),
    entryPoints: [entry],
    format: 'iife',
    write: false,
  });
  const code = outputFiles[0]?.text.trim() ?? '';
  if (/<(?:\/script|!--)/i.test(code)) throw new Error(`${entry} would end its own tag.`);
  return code;
}

/** Modules of each part that pages fetch: the tools; the contact form and the modal around it share one. */
const tools = {
  DateLookup: ['@/components/calendar/DateLookup'],
  FilingCheck: ['@/components/income-tax/FilingCheck'],
  LateFiling: ['@/components/income-tax/LateFiling'],
  ContactForm: ['@/components/contact/ContactForm', '@/components/modal/ModalDialog'],
} as const satisfies Partial<Record<IslandName, readonly string[]>>;

/** Parts that another part imports when they are needed, by the module that `import()` names. */
const lazyParts = {
  'components/contact/dialogs.ts': 'dialogs',
  'components/dom/motion.ts': 'motion',
} as const;

const MAIN = 'on-load/main.ts';
/** Parts that may load before any tool. */
const FIRST = [MAIN, 'components/dom/motion.ts'];
/** Tools that only the income tax page has. What these alone share is a file that other pages don't fetch. */
const ON_ONE_PAGE = ['part:FilingCheck', 'part:LateFiling'];
/** React and the contact form's libraries have files of their own, which an edit of the site leaves as they are. */
const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];
const FORM_LIBRARIES = ['formik', 'yup'];

/** The files of all parts by name, and by part its own file, then those that it imports. */
export type SiteScripts = {
  readonly files: ReadonlyMap<string, string>;
  readonly parts: Readonly<Record<string, readonly string[]>>;
};

/**
 * Compiles the on-load script and the tools in one graph, so that they share modules. What several tools use is one file:
 * esbuild alone would make a file of each combination of tools, many of them smaller than the request for them.
 */
export async function compileSiteScripts(): Promise<SiteScripts> {
  const draft = await bundle({ early: [], late: [] });
  const { metafile, outputFiles } = await bundle(sharedModules(draft.metafile));
  const nameOf = (path: string) => path.replace(/^.*\//, '');
  const parts = Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) => {
    const part = entryPoint && partOf(entryPoint);
    return part ? [[part, closure(metafile, path).map(nameOf)] as const] : [];
  });
  const named = Object.fromEntries(parts);
  const used = new Set(Object.values(named).flat());
  return {
    files: new Map(
      outputFiles.map(({ path, text }) => [nameOf(path), text] as const).filter(([name]) => used.has(name)),
    ),
    parts: { ...named, ModalDialogs: named.ContactForm ?? [] },
  };
}

function partOf(entryPoint: string): string | undefined {
  if (entryPoint === MAIN) return 'main';
  return (lazyParts as Record<string, string>)[entryPoint] ?? /^part:([A-Z]\w+)$/.exec(entryPoint)?.[1];
}

/** A file, then every file that it imports. */
function closure({ outputs }: Metafile, file: string, found: string[] = []): string[] {
  if (found.includes(file)) return found;
  found.push(file);
  for (const { kind, path } of outputs[file]?.imports ?? [])
    if (kind === 'import-statement') closure({ inputs: {}, outputs }, path, found);
  return found;
}

/** Modules that several parts import: `late` ones are imported by tools only, `early` ones by what loads before them. */
type Shared = { readonly early: readonly string[]; readonly late: readonly string[] };

function sharedModules(metafile: Metafile): Shared {
  const outputs = Object.entries(metafile.outputs);
  const first = outputs.filter(([, { entryPoint = '' }]) => FIRST.includes(entryPoint));
  const early = new Set(first.flatMap(([path]) => closure(metafile, path)));
  const elsewhere = outputs.filter(([, { entryPoint }]) => entryPoint && !ON_ONE_PAGE.includes(entryPoint));
  const wanted = new Set(elsewhere.flatMap(([path]) => closure(metafile, path)));
  const modulesOf = (isEarly: boolean) =>
    outputs
      .filter(([path, { entryPoint }]) => !entryPoint && wanted.has(path) && early.has(path) === isEarly)
      .flatMap(([, { inputs }]) => Object.keys(inputs))
      // A module of data goes where the modules that read it go.
      .filter((path) => /\.(tsx?|m?js|module\.css)$/.test(path) && !path.includes('node_modules/'));
  return { early: modulesOf(true), late: modulesOf(false) };
}

function bundle(shared: Shared) {
  return build({
    ...settings(),
    entryPoints: [
      MAIN,
      'part:react',
      'part:form-libraries',
      ...Object.keys(tools).map((name) => `part:${name}`),
    ],
    format: 'esm',
    splitting: true,
    metafile: true,
    write: false,
    plugins: [partEntries(shared), styleNames],
  });
}

function settings(): BuildOptions {
  // Files would change with each day's build; no tool needs the day.
  const values = Object.entries({ ...publicValues(), NEXT_PUBLIC_BUILD_DAY: '' }).map(
    ([name, value]) => [`process.env.${name}`, JSON.stringify(value)] as const,
  );
  return {
    bundle: true,
    minify: true,
    outdir: 'out',
    entryNames: '[hash]',
    chunkNames: '[hash]',
    target: browserTargets,
    tsconfig: 'tsconfig.json',
    jsx: 'automatic',
    define: { ...Object.fromEntries(values), 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
  };
}

/** Marks a path that the plugin below is resolving. */
const RESOLVING = {};

/**
 * Makes the entry of each tool. It also gathers shared modules in few files, because esbuild puts modules that the same
 * parts import in one file: each part imports all shared modules of the files that load before it anyway.
 */
const partEntries = ({ early, late }: Shared): Plugin => ({
  name: 'part-entries',
  setup({ onResolve, onLoad, resolve }) {
    const importing = (modules: readonly string[], from = '.') =>
      modules.map((path) => `import '${from}/${path}';`).join('\n');
    const places = new Set([...early, ...late].map((path) => join(process.cwd(), path)));
    onResolve({ filter: /^part:/ }, ({ path }) => ({ path: path.slice('part:'.length), namespace: 'part' }));
    // These modules count as used by every part that imports them, although package.json says that an unused one can go.
    const filter = new RegExp(`^([.@]|(${FORM_LIBRARIES.join('|')})$)`);
    onResolve({ filter }, async ({ path, pluginData, ...options }) => {
      if (pluginData === RESOLVING || options.importer.includes('node_modules')) return undefined;
      const found = await resolve(path, { ...options, pluginData: RESOLVING });
      const isKept = places.has(found.path) || FORM_LIBRARIES.includes(path);
      return isKept ? { path: found.path, sideEffects: true } : found;
    });
    const exporting = (modules: readonly string[]) =>
      modules.map((module) => `export * from '${module}';`).join('\n');
    const react = [importing(early), exporting(REACT)];
    const entries: Readonly<Record<string, readonly string[]>> = {
      react,
      // Only imports, so that the file holds no more of them than the form uses.
      'form-libraries': [...react, ...FORM_LIBRARIES.map((module) => `import '${module}';`)],
    };
    const tool = (name: string) => [
      importing([...early, ...late]),
      "export { hydrate } from '@/on-load/hydrate';",
      exporting(tools[name as keyof typeof tools]),
    ];
    onLoad({ filter: /./, namespace: 'part' }, ({ path: name }) => ({
      resolveDir: process.cwd(),
      contents: (entries[name] ?? tool(name)).join('\n'),
    }));
    const others = [MAIN, ...Object.keys(lazyParts)];
    onLoad({ filter: new RegExp(`(${others.join('|').replaceAll('/', '[\\\\/]')})$`) }, ({ path: place }) => {
      const path = place.replaceAll(sep, '/');
      const modules = FIRST.some((first) => path.endsWith(first)) ? early : [...early, ...late];
      const from = relative(dirname(path), process.cwd()).replaceAll(sep, '/');
      const imports = importing(
        modules.filter((each) => !path.endsWith(each)),
        from,
      );
      return { contents: `${readFileSync(path, 'utf8')}\n${imports}`, loader: 'ts' };
    });
  },
});

/** Class names of CSS modules as the pages have them, and stylesheets as text (`#text`) for the oldest browsers. */
const styleNames: Plugin = {
  name: 'style-names',
  setup({ onLoad, onResolve, resolve }) {
    onLoad({ filter: /\.module\.css$/ }, ({ path }) => {
      const css = readFileSync(path, 'utf8').replace(/\/\*[^]*?\*\//g, '');
      const names = new Set([...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
      const named = [...names].map((name) => [name, classNameIn(path, name)]);
      return { contents: `export default ${JSON.stringify(Object.fromEntries(named))}`, loader: 'js' };
    });
    onResolve({ filter: /#text$/ }, async ({ path, ...options }) => {
      const found = await resolve(path.replace(/^!|#text$/g, ''), options);
      return { path: found.path, namespace: 'text' };
    });
    onLoad({ filter: /./, namespace: 'text' }, ({ path }) => ({
      contents: lowerCss(readFileSync(path, 'utf8')),
      loader: 'text',
    }));
  },
};
