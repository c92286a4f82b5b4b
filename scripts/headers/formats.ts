import type { HeaderRule } from './rules';

/** How each host wants the same rules written. */
export const formats = { pages, nginx, vercel, apache };

export type Format = keyof typeof formats;

export function isFormat(name: string | undefined): name is Format {
  return name !== undefined && Object.hasOwn(formats, name);
}

/** The `_headers` file of Cloudflare Pages and Netlify. */
function pages(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...entries(headers, (name, value) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

/** For the `http` block: variables by address, then the `add_header` lines for the `server` block. */
function nginx(rules: readonly HeaderRule[]): string {
  // The first rule is the one for the whole site.
  const [everywhere, ...some] = rules;
  const names = [...new Set(some.flatMap(({ headers }) => Object.keys(headers)))].filter(isAddable);
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  const maps = names.map((name) => {
    const lines = some.flatMap(({ path, headers }) =>
      headers[name] === undefined ? [] : [`    "~${expression(path)}" "${headers[name]}";`],
    );
    return [`map $uri ${variable(name)} {`, ...lines, '}'].join('\n');
  });
  const fixed = entries(everywhere?.headers ?? {}, (name, value) => `add_header ${name} "${value}" always;`);
  const varied = names.map((name) => `add_header ${name} ${variable(name)};`);
  return [
    '# En el bloque http:',
    ...maps,
    'types { text/calendar ics; application/manifest+json webmanifest; }',
    '',
    '# En el bloque server:',
    'charset utf-8;',
    'charset_types text/calendar text/plain application/manifest+json;',
    ...fixed,
    ...varied,
    '',
  ].join('\n');
}

/** A `vercel.json`. */
function vercel(rules: readonly HeaderRule[]): string {
  const headers = rules.map((rule) => ({
    source: rule.path.replace('*', '(.*)'),
    headers: entries(rule.headers, (key, value) => ({ key, value })),
  }));
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, null, 2)}\n`;
}

/** An `.htaccess`; needs `mod_headers`. */
function apache(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [
      `<If "%{REQUEST_URI} =~ m#${expression(path)}#">`,
      ...entries(headers, (name, value) => `  Header always set ${name} "${value.replaceAll('"', '\\"')}"`),
      '</If>',
    ].join('\n'),
  );
  return `${blocks.join('\n')}\n`;
}

/** nginx gives a file's type by its `types`; a second header would only be added to it. */
function isAddable(name: string): boolean {
  return name !== 'Content-Type';
}

function entries<Result>(
  headers: HeaderRule['headers'],
  write: (name: string, value: string) => Result,
): Result[] {
  return Object.entries(headers).map(([name, value]) => write(name, value));
}

/** The address as a regular expression. */
function expression(path: string): string {
  return `^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`;
}
