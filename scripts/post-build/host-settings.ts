import type { Rule } from './headers';

/*
 * The rules of `_headers` for hosts that don't read that file (docs/hosting.md). The policy in them names the scripts of
 * one build by their hashes, so they are written by each build.
 */

/**
 * A file for nginx's `conf.d/`: what each address is sent with, and the server that sends it. The headers are looked up by
 * the address that was asked for, because an `add_header` inside a `location` would drop the server's own.
 */
export function nginxSettings(rules: readonly Rule[]): string {
  const byName = new Map<string, string[]>();
  const types: string[] = [];
  for (const [path, ...headers] of rules) {
    for (const [name, value] of headers.map(split)) {
      // A type replaces the one of the file's ending instead of being added.
      if (name === 'Content-Type') {
        types.push(`  location ${path.replace(/\*$/, '')} { types { } default_type "${value}"; }`);
        continue;
      }
      const pattern = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*$/, '');
      const end = path.endsWith('*') ? '' : '(\\?|$)';
      byName.set(name, [...(byName.get(name) ?? []), `  "~^${pattern}${end}" "${value}";`]);
    }
  }
  const variable = (name: string) => `$sitio_${name.toLowerCase().replaceAll('-', '_')}`;
  const maps = [...byName].map(([name, lines]) =>
    [`map $request_uri ${variable(name)} {`, ...lines, '}'].join('\n'),
  );
  // nginx sends no header whose value is empty.
  const added = [...byName.keys()].map((name) => `  add_header ${name} ${variable(name)} always;`);
  return `${maps.join('\n')}
server {
  server_name tunombre.co;
  root /srv/sitio;
  error_page 404 /404.html;
  gzip on;
  gzip_vary on;
  gzip_types application/javascript text/javascript application/json image/svg+xml text/xml;
  location / { try_files $uri $uri.html $uri/index.html =404; }
${types.join('\n')}
${added.join('\n')}
}
`;
}

/** `vercel.json`, to be copied into the folder that is uploaded. */
export function vercelSettings(rules: readonly Rule[]): string {
  const headers = rules.map(([path, ...lines]) => ({
    source: path.replace(/\*$/, '(.*)'),
    headers: lines.map(split).map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ cleanUrls: true, headers }, null, 2)}\n`;
}

function split(header: string): [name: string, value: string] {
  const colon = header.indexOf(': ');
  return [header.slice(0, colon), header.slice(colon + 2)];
}
