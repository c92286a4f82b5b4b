import type { HeaderRule } from './rules';

/** How each host wants the same rules written; `basePath` is the folder of the domain where the site hangs. */
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

/** For the `http` block: variables by address; for the `server` block: its clean addresses and headers. */
function nginx(rules: readonly HeaderRule[], basePath = ''): string {
  // The first rule is the one for the whole site.
  const [everywhere, ...some] = rules;
  const names = [...new Set(some.flatMap(({ headers }) => Object.keys(headers)))].filter(isAddable);
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  const maps = names.map((name) => {
    const lines = some.flatMap(({ path, headers }) =>
      headers[name] === undefined ? [] : [`    "~${expression(path)}(\\?|$)" "${headers[name]}";`],
    );
    // Not `$uri`, which by then is the file's name.
    return [`map $request_uri ${variable(name)} {`, ...lines, '}'].join('\n');
  });
  const fixed = entries(everywhere?.headers ?? {}, (name, value) => `add_header ${name} "${value}" always;`);
  const varied = names.map((name) => `add_header ${name} ${variable(name)};`);
  return [
    '# En el bloque http:',
    ...maps,
    'types { text/calendar ics; application/manifest+json webmanifest; }',
    '',
    '# En el bloque server:',
    'absolute_redirect off;',
    `error_page 404 ${basePath}/404.html;`,
    `rewrite ^(${basePath}/.+)/$ $1 permanent;`,
    ...(basePath === '' ? [] : [`location = ${basePath} { try_files ${basePath}/index.html =404; }`]),
    `location = ${basePath}/ { try_files ${basePath}/index.html =404; }`,
    `location ${basePath}/ { try_files $uri $uri.html =404; }`,
    'gzip on;',
    'gzip_vary on;',
    'gzip_types text/css text/plain text/calendar text/xml application/javascript application/json application/manifest+json image/svg+xml;',
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

/** An `.htaccess`; needs `mod_headers` and `mod_rewrite`, and compresses where `mod_deflate` is there. */
function apache(rules: readonly HeaderRule[], basePath = ''): string {
  const serving = [
    `ErrorDocument 404 ${basePath}/404.html`,
    'AddType text/calendar .ics',
    'AddType application/manifest+json .webmanifest',
    'AddDefaultCharset utf-8',
    // Beside each page lies a folder of its name, which is no page.
    'DirectorySlash Off',
    'Options -Indexes -MultiViews',
    'RewriteEngine On',
    `RewriteCond %{DOCUMENT_ROOT}${basePath}/$1.html -f`,
    `RewriteRule ^(.+?)/?$ ${basePath}/$1.html [END]`,
    '<IfModule mod_deflate.c>',
    '  AddOutputFilterByType DEFLATE text/html text/css text/plain text/calendar text/xml text/javascript application/javascript application/xml application/manifest+json image/svg+xml',
    '</IfModule>',
  ];
  const blocks = rules.map(({ path, headers }) =>
    [
      // As it was asked for: by then REQUEST_URI is the file's name.
      `<If "%{THE_REQUEST} =~ m#^\\S+ ${expression(path).slice(1)}[? ]#">`,
      ...entries(headers, (name, value) => `  Header always set ${name} "${value.replaceAll('"', '\\"')}"`),
      '</If>',
    ].join('\n'),
  );
  return `${[...serving, ...blocks].join('\n')}\n`;
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

/** The beginning of an address as a regular expression. */
function expression(path: string): string {
  return `^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`;
}
