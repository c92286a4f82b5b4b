/** A rule of a `_headers` file: addresses and their headers. */
type HeaderRule = {
  readonly matches: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
};

/**
 * Parses a `_headers` file like Cloudflare Pages and Netlify. An unindented line is an address, where `*`
 * matches anything; indented lines below are its headers.
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function readHeadersFile(text: string): HeaderRule[] {
  // Each unindented line begins a rule.
  return text.split(/\n(?=\S)/).map((rule) => {
    const [address = '', ...lines] = rule.trim().split(/\s*\n\s*/);
    const source = address.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    const headers = lines.map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ')] as const;
    });
    return { matches: new RegExp(`^${source}$`), headers };
  });
}

/** Headers of an address; several rules for one header combine their values. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  const merged = new Map<string, string>();
  for (const [name, value] of rules.flatMap(({ matches, headers }) =>
    matches.test(pathname) ? headers : [],
  )) {
    const key = name.toLowerCase();
    const before = merged.get(key);
    merged.set(key, before === undefined ? value : `${before}, ${value}`);
  }
  return merged;
}
