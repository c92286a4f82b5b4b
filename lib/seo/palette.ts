import { readFileSync } from 'node:fs';
import path from 'node:path';

// Colours live in the stylesheet; share pictures and browser bars read them from it at build time.
const css = readFileSync(path.join(process.cwd(), 'app', 'globals.css'), 'utf8');
const palette = new Map(
  [...css.slice(0, css.indexOf('}')).matchAll(/--([\w-]+):\s*(#[\da-f]{6});/g)].map(([, name, value]) => [
    name,
    value,
  ]),
);

/**
 * A colour token of app/globals.css as `#rrggbb`, at build time only.
 * @throws Error when there is no such token
 */
export function colour(token: string): string {
  const value = palette.get(token);
  if (!value) throw new Error(`app/globals.css has no colour --${token}`);
  return value;
}

/**
 * The same colour made translucent, as `#rrggbbaa`.
 * @param opacity from 0 to 1
 * @throws Error when there is no such token
 */
export function veil(token: string, opacity: number): string {
  const alpha = Math.round(opacity * 255);
  return `${colour(token)}${alpha.toString(16).padStart(2, '0')}`;
}
