import { build } from 'esbuild';
import { join } from 'node:path';
import type { ToolScripts } from '../../early/framework';

/** The early script, inlined in every page. */
export async function compileEarlyScript(): Promise<string> {
  const code = await compile('main.ts');
  if (/<(?:\/script|!--)/i.test(code)) throw new Error('The early script would end its own tag.');
  return code;
}

/** The on-load script, a file of its own. */
export function compileOnLoad(toolScripts: ToolScripts): Promise<string> {
  return compile('on-load.ts', { TOOL_SCRIPTS: JSON.stringify(toolScripts) });
}

/** Trusted types for a page published as Next wrote it, before Next's scripts. */
export function compileTrustedTypes(): Promise<string> {
  return compile('install-trusted-types.ts');
}

async function compile(entry: string, variables: Record<string, string> = {}): Promise<string> {
  const names = ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_API_HOST', 'NEXT_PUBLIC_BASE_PATH'];
  const values = {
    ...Object.fromEntries(names.map((name) => [name, process.env[name] ?? ''])),
    ...variables,
  };
  const define = Object.entries(values).map(([name, value]) => [
    `process.env.${name}`,
    JSON.stringify(value),
  ]);
  const { outputFiles } = await build({
    entryPoints: [join('early', entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    tsconfig: 'tsconfig.json',
    define: Object.fromEntries(define),
  });
  return outputFiles[0]?.text.trim() ?? '';
}
