/**
 * Lets browsers prerender the page a visitor is about to tap, but no files (`.ics`) and not this page.
 * @param basePath the site's folder on its domain; empty at the root
 */
export function speculationRules(basePath: string): string {
  const where = {
    and: [
      { href_matches: [basePath || '/', `${basePath}/*`] },
      { not: { href_matches: '/*.*' } },
      { not: { selector_matches: '[href^="#"], [aria-current="page"]' } },
    ],
  };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
