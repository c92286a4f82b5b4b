import { build, type BuildOptions, type OutputFile } from 'esbuild';
import { browserTargets } from './browser-targets';

/** Code of the early script, which every page has inline. */
export async function compileEarlyScript(): Promise<string> {
  const code = await compile('early/main.ts');
  if (/<(?:\/script|!--)/i.test(code)) throw new Error('The early script would end its own tag.');
  return code;
}

/** The on-load script, then the files that it imports; each is named by its hash. */
export function compileOnLoad(): Promise<readonly OutputFile[]> {
  return compileFiles('on-load/main.ts', { format: 'esm', splitting: true });
}

/** Code that runs before Next's scripts on a page published as Next wrote it. */
export function compileBeforeNext(): Promise<string> {
  return compile('on-load/before-next.ts');
}

async function compile(entry: string): Promise<string> {
  const [file] = await compileFiles(entry, { format: 'iife' });
  return file?.text.trim() ?? '';
}

async function compileFiles(entry: string, options: BuildOptions): Promise<readonly OutputFile[]> {
  const values = ['SITE_URL', 'API_HOST'].map((name) => {
    const variable = `NEXT_PUBLIC_${name}`;
    return [`process.env.${variable}`, JSON.stringify(process.env[variable] ?? '')] as const;
  });
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    entryNames: '[hash]',
    chunkNames: '[hash]',
    target: browserTargets,
    tsconfig: 'tsconfig.json',
    define: Object.fromEntries(values),
    ...options,
  });
  return outputFiles ?? [];
}
