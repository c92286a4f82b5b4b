import { build } from 'esbuild';

/** The early script, inlined in every page. */
export async function compileEarlyScript(): Promise<string> {
  const code = await compile('early/main.ts');
  if (/<(?:\/script|!--)/i.test(code)) throw new Error('The early script would end its own tag.');
  return code;
}

/** The on-load script, a file of its own. */
export function compileOnLoad(): Promise<string> {
  return compile('on-load/main.ts');
}

/** Trusted types for a page published as Next wrote it, before Next's scripts. */
export function compileTrustedTypes(): Promise<string> {
  return compile('on-load/install-trusted-types.ts');
}

async function compile(entry: string): Promise<string> {
  const values = ['SITE_URL', 'API_HOST'].map((name) => {
    const variable = `NEXT_PUBLIC_${name}`;
    return [`process.env.${variable}`, JSON.stringify(process.env[variable] ?? '')] as const;
  });
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    tsconfig: 'tsconfig.json',
    define: Object.fromEntries(values),
  });
  return outputFiles[0]?.text.trim() ?? '';
}
