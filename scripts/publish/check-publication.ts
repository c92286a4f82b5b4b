import type { Note } from './publication.mjs';

/** Runs an npm command. @returns why it failed, or undefined if it passed */
export type Step = (
  command: readonly string[],
  settings?: NodeJS.Dict<string>,
) => Promise<string | undefined>;

/**
 * Builds the site, runs the checks that need no browser, builds the editor, and says what may be published.
 * @param refusesRehearsals refuses example data also where no published site would be lost
 */
export async function checkPublication(step: Step, { refusesRehearsals = false } = {}): Promise<Note> {
  const refused = (said: string): Note => ({ passed: false, said });
  const built =
    (await step(['run', '--silent', 'build:pages'])) ?? (await step(['run', '--silent', 'typecheck']));
  if (built !== undefined) return refused(built);

  // Imported late: these modules read the owner's data, which may be malformed until the build has passed.
  const { address, missing, tasks } = (await import('./owner-data')).ownerData();
  if (missing.length > 0 && (refusesRehearsals || (await isIndexableAt(address)))) {
    const list = missing.map(({ line }) => `  • ${line}`).join('\n');
    const said = refusesRehearsals
      ? `Falta un dato tuyo para publicar:\n${list}`
      : `Volvió un dato de ejemplo, y tu sitio ya está publicado con los tuyos:\n${list}`;
    console.error(`\n✗ ${said}\n`);
    return refused(said);
  }
  // Read the export as browsers, search engines and chats will, at its future address.
  const crawl = ['exec', '--', 'jest', '--config', 'e2e/jest.config.mjs', 'e2e/export/crawl'];
  const misread = await step(crawl, address === '' ? {} : { EXPORT_URL: address });
  if (misread !== undefined)
    return refused(
      `Las páginas se construyeron, y al leerlas algo no está como debe. Esto dice la revisión:\n${misread}`,
    );
  const unbuilt = await step(['exec', '--', 'tsx', 'editor/build-editor.ts']);
  if (unbuilt !== undefined) return refused(unbuilt);
  console.log(`
✓ En out/ está tu sitio completo.
${tasks.map(({ what, todo }) => `  ! ${what}\n      → ${todo}\n`).join('')}
Si publicas con un commit o con «npm run deploy», lo demás ocurre solo. Si subes la carpeta a otro servicio, ahí no quedan guardados los contactos ni cambia el año: lee docs/es/solo-la-carpeta.md.
`);
  return {
    passed: true,
    placeholders: missing.map(({ label }) => label),
    tasks: tasks.map(({ what, todo }) => `${what} ${todo}`),
  };
}

/**
 * True if a robots.txt is the one that `app/robots.ts` writes for a findable site. The whole text is compared, because
 * a former site at the address could name a sitemap too.
 * @param address of the site, without a trailing slash
 */
export function allowsIndexing(robots: string, address: string): boolean {
  return robots.includes(`User-Agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml`);
}

/** True if a findable version is published at the address; no answer counts as no. */
async function isIndexableAt(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/robots.txt`, { signal: AbortSignal.timeout(10_000) });
    return response.ok && allowsIndexing(await response.text(), address);
  } catch {
    return false;
  }
}
