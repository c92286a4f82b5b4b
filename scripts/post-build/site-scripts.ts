import { build, type BuildOptions, type OutputFile } from 'esbuild';
import { browserTargets } from './browser-targets';

/** Code of the early script, which every page has inline. */
export async function compileEarlyScript(): Promise<string> {
  const code = await compile('early/main.ts');
  if (/<(?:\/script|!--)/i.test(code)) throw new Error('The early script would end its own tag.');
  return code;
}

/** The on-load script, then the files that it imports; each is named by its hash. */
export async function compileOnLoad(): Promise<readonly OutputFile[]> {
  const entry = 'on-load/main.ts';
  const { outputFiles, metafile } = await compileFiles(entry, { format: 'esm', splitting: true });
  // esbuild promises no order of its outputs, so the entry is looked up.
  const [name] = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entry) ?? [];
  const script = outputFiles.find(({ path }) => name !== undefined && path.endsWith(name));
  if (!script) throw new Error(`esbuild wrote no file for ${entry}.`);
  return [script, ...outputFiles.filter((file) => file !== script)];
}

async function compile(entry: string): Promise<string> {
  const { outputFiles } = await compileFiles(entry, { format: 'iife' });
  return outputFiles[0]?.text.trim() ?? '';
}

async function compileFiles(entry: string, options: BuildOptions) {
  const values = ['SITE_URL', 'API_HOST'].map((name) => {
    const variable = `NEXT_PUBLIC_${name}`;
    return [`process.env.${variable}`, JSON.stringify(process.env[variable] ?? '')] as const;
  });
  const settings = {
    entryPoints: [entry],
    bundle: true,
    minify: true,
    outdir: 'out',
    entryNames: '[hash]',
    chunkNames: '[hash]',
    target: browserTargets,
    tsconfig: 'tsconfig.json',
    define: Object.fromEntries(values),
    ...options,
  } satisfies BuildOptions;
  return build({ ...settings, metafile: true, write: false });
}
