import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '../../lib/html';

/**
 * Copies the site's export with nothing in its pages that script needs: what the same HTML and CSS
 * would be as hand-written static pages.
 * @returns the copy's folder, ready to serve
 */
export function writeFloor(out: string, folder: string): string {
  copyExport(out, folder);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.html'))) {
    const path = join(folder, name);
    writeFileSync(path, withoutScript(readFileSync(path, 'utf8')));
  }
  return folder;
}

/** @returns the copy's folder */
export function copyExport(out: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  cpSync(out, folder, { recursive: true });
  return folder;
}

export function withoutScript(html: string): string {
  const page = parse(html);
  // What search engines read is part of the page.
  page('script:not([type="application/ld+json"]), link[disabled], link[as=script]').remove();
  page('meta[http-equiv="Content-Security-Policy"]').remove();
  return page.html();
}
