import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { headersAt } from '@/scripts/post-build/headers';

/* The export on hosts that only hand out files, each as its rules say. */

const file = (path: string) => {
  const full = join('out', path);
  return existsSync(full) && statSync(full).isFile() ? path : undefined;
};
const folder = (path: string) => file(join(path, 'index.html'));

/** The file that each kind of host hands out at an address; nothing is its not-found page. */
const hosts: Readonly<Record<string, (path: string) => string | undefined>> = {
  'clean addresses (Cloudflare, Netlify, Vercel)': (path) =>
    path === '/' ? file('/index.html') : (file(path) ?? file(`${path.replace(/\/$/, '')}.html`)),
  'folders (nginx as installed, Apache, S3)': (path) => file(path) ?? folder(path),
  'folders that ask for a slash': (path) =>
    path.endsWith('/') ? folder(path) : (file(path) ?? folder(`${path}/`)),
  'file names only': (path) => (path === '/' ? file('/index.html') : (file(path) ?? file(`${path}.html`))),
  'GitHub Pages': (path) =>
    existsSync('out/.nojekyll') ? (file(path) ?? file(`${path}.html`) ?? folder(path)) : undefined,
};

const script = /"(\/_next\/static\/on-load\/[^"]+)"/.exec(readFileSync('out/index.html', 'utf8'))?.[1] ?? '';
const addresses = ['/', '/declaracion-renta', '/calendario-tributario', script, '/no-existe'];

describe.each(Object.entries(hosts))('on a host of the kind «%s»', (_name, host) => {
  test.each(addresses)('the address %s shows the page it names', (address) => {
    const found = host(address);
    if (address === '/no-existe') return expect(found).toBeUndefined();
    const named = address === '/' ? '/index.html' : address === script ? script : `${address}.html`;
    expect(found && readFileSync(join('out', found), 'utf8')).toBe(readFileSync(join('out', named), 'utf8'));
  });
});

test('a folder’s page with a slash is the same bytes, and names the one canonical address', () => {
  const page = readFileSync('out/declaracion-renta/index.html', 'utf8');
  expect(page).toBe(readFileSync('out/declaracion-renta.html', 'utf8'));
  expect(page).toMatch(/rel="canonical" href="[^"]+\/declaracion-renta"/);
});

test('a host that reads _headers gives every address the policy, and no second not-found page', () => {
  const rules = readFileSync('out/_headers', 'utf8');
  for (const address of [...addresses, '/declaracion-renta/'])
    expect(headersAt(address, rules).get('content-security-policy')).toContain("default-src 'none'");
  expect(existsSync('out/404.html')).toBe(true);
  expect(existsSync('out/_not-found.html')).toBe(false);
});
