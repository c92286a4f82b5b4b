import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attribute, elements, parse, remove, serialize, type Element } from '../../lib/html';

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
  for (const element of elements(page).filter(servesScript)) remove(element);
  return serialize(page);
}

function servesScript(element: Element): boolean {
  switch (element.tagName) {
    case 'script':
      // What search engines read is part of the page.
      return attribute(element, 'type') !== 'application/ld+json';
    case 'meta':
      return attribute(element, 'http-equiv') === 'Content-Security-Policy';
    case 'link':
      return attribute(element, 'disabled') !== undefined || attribute(element, 'as') === 'script';
    default:
      return false;
  }
}
