import { readFileSync } from 'node:fs';
import { probeApi } from '../lib/probe-api';
import { HelpfulError, main } from '../lib/main.mjs';
import { npm, run } from '../lib/run.mjs';
import { hasDatabase } from './cloudflare.mjs';
import type { Finding } from './preflight-checks';

/** `npm run preflight` reports what is ready to publish and what is missing, and fails while anything is missing. */
await main(async () => {
  // Reports errors in the owner's data before any module reads them.
  if ((await run(process.execPath, ['--import', 'tsx', 'scripts/run/check-content.ts'])) !== 0)
    return void (process.exitCode = 1);
  const { line, steps } = await import('./preflight-checks');
  const found = await ofData();
  console.log(`\n${found.map(line).join('\n')}`);

  for (const { what, command } of steps) {
    const isRight = (await npm(command)) === 0;
    const finding: Finding = isRight
      ? { sign: '✓', what }
      : { sign: '✗', what: `${what}: no`, todo: 'El motivo está arriba.' };
    console.log(`\n${line(finding)}`);
    found.push(finding);
  }
  const missing = found.filter(({ sign }) => sign === '✗').map(({ what }) => what.split(':')[0]);
  if (missing.length > 0)
    throw new HelpfulError(
      `Falta: ${missing.join(', ')}. Corrígelo y vuelve a ejecutar «npm run preflight».`,
    );
  console.log('\nTodo listo para publicar con «npm run deploy».\n');
});

async function ofData(): Promise<Finding[]> {
  const [
    { site },
    { presentation },
    { offer },
    { pages },
    { latestChange },
    { activeSeason },
    { seasons },
    { todayInBogota },
    { readSiteSettings },
    findings,
  ] = await Promise.all([
    import('@/content/site'),
    import('@/content/presentation'),
    import('@/content/offer'),
    import('@/content/pages'),
    import('@/lib/seo/page-entry'),
    import('@/lib/words/active-season'),
    import('@/lib/seasons'),
    import('@/lib/tax/dates'),
    import('../lib/env'),
    import('./preflight-checks'),
  ]);
  const { siteUrl, apiHost } = readSiteSettings();
  const today = todayInBogota(new Date());
  const { addressFinding, mailFinding } = findings;
  const how = 'En content/site.json, escribe la tuya así: "address": "https://www.tunombre.co"';
  const found = [
    ...findings.identityFindings(site, presentation),
    addressFinding('Dirección del sitio', siteUrl, how),
    ...findings.seasonFindings(activeSeason(), seasons, today),
    ...findings.readingFindings(presentation, latestChange()),
    ...findings.upkeepFindings(site, Object.values(pages), offer, today),
  ];
  const host = (apiHost || siteUrl).replace(/\/$/, '');
  if (host !== '') found.push(findings.apiFinding(host, await probeApi(host)));
  if (apiHost !== '') {
    const todo = 'Escribe la tuya así: NEXT_PUBLIC_API_HOST=https://api.tunombre.co';
    return [...found, addressFinding('Dirección de la API', apiHost, todo)];
  }
  // On Cloudflare, `npm run deploy` reports on mails.
  if (hasDatabase(readFileSync('wrangler.jsonc', 'utf8'))) return found;
  const { apiSettings } = await import('../lib/env');
  apiSettings();
  return [...found, mailFinding(Object.keys(process.env).filter((name) => process.env[name]))];
}
