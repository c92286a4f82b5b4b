import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

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

test('a host has one not-found page', () => {
  expect(existsSync('out/404.html')).toBe(true);
  expect(existsSync('out/_not-found.html')).toBe(false);
});
