/** @jest-environment node */
import { headerRules, headersAt, headersFile } from './headers';
import { nginxSettings, vercelSettings } from './host-settings';

const rules = headerRules("default-src 'none'; script-src 'sha256-a+b/c='");
const addresses = [
  '/',
  '/declaracion-renta',
  '/calendario-tributario/',
  '/_next/static/chunks/a.css',
  '/recordatorios/natural-27-2026.ics',
  '/datos/renta-2025.json',
  '/manifest.webmanifest',
  '/nada',
];

test.each(addresses)('vercel.json gives %s the headers of _headers', (address) => {
  const { headers } = JSON.parse(vercelSettings(rules)) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const matching = headers.filter(({ source }) => new RegExp(`^${source}$`).test(address));
  const sent = new Headers(
    matching.flatMap((rule) => rule.headers.map(({ key, value }): [string, string] => [key, value])),
  );
  expect([...sent]).toEqual([...headersAt(address, headersFile(rules))]);
});

test.each(addresses)('the file for nginx gives %s the headers of _headers', (address) => {
  const settings = nginxSettings(rules);
  const sent = new Headers();
  for (const [, name = '', variable = ''] of settings.matchAll(/add_header (\S+) (\$\w+) always;/g)) {
    const map = new RegExp(`map \\$request_uri \\${variable} \\{\\n([^}]*)\\n\\}`).exec(settings)?.[1] ?? '';
    const lines = [...map.matchAll(/"~(.*?)" "(.*)";/g)];
    const line = lines.find(([, pattern = '']) => new RegExp(pattern).test(address));
    if (line?.[2] !== undefined) sent.set(name, line[2]);
  }
  const types = [...settings.matchAll(/location (\S+) \{ types \{ \} default_type "(.*?)"; \}/g)];
  const type = types.find(([, path = '']) => address.startsWith(path))?.[2];
  if (type !== undefined) sent.set('content-type', type);
  expect([...sent]).toEqual([...headersAt(address, headersFile(rules))]);
});

test('nginx compresses pages and scripts, which stock settings leave as they are', () => {
  expect(nginxSettings(rules)).toMatch(/ gzip on;[^}]* gzip_types [^;]*application\/javascript/);
});

test('a page of any origin may read the open data', () => {
  const headers = headersAt('/datos/renta-2025.json', headersFile(rules));
  expect(new Headers([...headers]).get('access-control-allow-origin')).toBe('*');
});
