import { build } from 'esbuild';
import { join } from 'node:path';

/** The early script, small enough to stand in every page. */
export async function compileEarlyScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'early', 'main.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    tsconfig: 'tsconfig.json',
  });
  const code = outputFiles[0]?.text.trim() ?? '';
  if (/<(?:\/script|!--)/i.test(code)) throw new Error('The early script would end its own tag.');
  return code;
}
