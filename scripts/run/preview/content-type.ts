import { lookup } from 'mrmime';

/** The type of a file by its name; whatever is text says that it is UTF-8. */
export function contentType(file: string): string {
  // Browsers' own name for it, which the registry of types never took.
  const type = file.endsWith('.ico') ? 'image/x-icon' : (lookup(file) ?? 'application/octet-stream');
  const isText = /^text\/|^application\/(javascript|json|xml|manifest\+json)$/.test(type);
  return isText ? `${type}; charset=utf-8` : type;
}
