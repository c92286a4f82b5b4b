/** A rule of a `_headers` file: which addresses, and what is said with them. */
export type HeaderRule = {
  matches: (pathname: string) => boolean;
  headers: readonly (readonly [name: string, value: string])[];
  /** Names a more general rule gave and this one takes back (`! Name`). */
  removed: readonly string[];
};

/**
 * Reads a `_headers` file as Cloudflare Pages and Netlify do: a line at the margin is an address
 * (`*` stands for anything, `:name` for one step), the indented lines under it are its headers.
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: { pattern: string; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (/^\s/.test(line)) rules.at(-1)?.lines.push(content);
    else rules.push({ pattern: content, lines: [] });
  }
  return rules.map(({ pattern, lines }) => ({
    matches: matcher(pattern),
    headers: lines
      .filter((line) => !line.startsWith('!'))
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
      }),
    removed: lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1).trim().toLowerCase()),
  }));
}

/** What the rules say about an address. A header that several rules give carries all their values. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  const merged = new Map<string, string>();
  for (const rule of rules.filter(({ matches }) => matches(pathname))) {
    for (const name of rule.removed) merged.delete(name);
    for (const [name, value] of rule.headers) {
      const key = name.toLowerCase();
      const before = merged.get(key);
      merged.set(key, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return merged;
}

function matcher(pattern: string): (pathname: string) => boolean {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+');
  const expression = new RegExp(`^${source}$`);
  return (pathname) => expression.test(pathname);
}
