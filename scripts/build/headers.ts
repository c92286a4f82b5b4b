import { readFileSync } from 'node:fs';
import { formats, isFormat } from './headers/formats';
import { headerRules } from './headers/rules';
import { readHeadersFile } from '../run/preview/headers-file';
import { loadSettings, readSettings } from '../lib/env';
import { HelpfulError, main } from '../lib/main.mjs';

/**
 * `npx tsx scripts/build/headers.ts nginx|vercel|apache`: the built site's headers, written for a host that does
 * not read `_headers`.
 */
await main(() => {
  const name = process.argv[2];
  if (!isFormat(name)) throw new HelpfulError(`Di para qué servidor: ${Object.keys(formats).join(', ')}.`);
  loadSettings();
  const { basePath } = readSettings();
  console.log(formats[name](headerRules(builtPolicy(), basePath), basePath));
});

/** The policy names what the pages hold, so it comes from the build. */
function builtPolicy(): string {
  let file: string;
  try {
    file = readFileSync('out/_headers', 'utf8');
  } catch {
    throw new HelpfulError('No hay un sitio construido: constrúyelo con «npm run build».');
  }
  const all = readHeadersFile(file).flatMap(({ headers }) => headers);
  const policy = all.find(([header]) => header === 'Content-Security-Policy')?.[1];
  if (policy === undefined) throw new HelpfulError('out/_headers no tiene la política de seguridad.');
  return policy;
}
