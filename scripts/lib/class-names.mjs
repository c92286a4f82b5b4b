import { basename, dirname } from 'node:path';

/**
 * Class in the HTML of a name in a CSS module: the file's name and its own. The modules of pages have one file name, so
 * their folder's takes its place. @type {(file: string, name: string) => string}
 */
export function classNameIn(file, name) {
  const own = basename(file, '.module.css');
  return `${own === 'page' ? basename(dirname(file)) : own}_${name}`;
}
