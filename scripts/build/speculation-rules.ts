/**
 * What the browser may make ahead: the site's page a visitor is about to tap. Not its files (`.ics`), not
 * this page, and not what opens a modal. A browser that knows no such rules follows plain links.
 * @param basePath the folder of the domain where the site hangs; empty at its root
 */
export function speculationRules(basePath: string): string {
  const where = {
    and: [
      { href_matches: [basePath || '/', `${basePath}/*`] },
      { not: { href_matches: '/*.*' } },
      { not: { selector_matches: '[data-modal], [href^="#"], [aria-current="page"]' } },
    ],
  };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
