/** @jest-environment node */
import { isFoundAt } from './published-before';

const address = 'https://www.ana.co';
const answering =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status }));

test.each([
  ['the site, published', answering(`User-Agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`), true],
  [
    'the site, with what Cloudflare writes before it',
    answering(
      `# Managed\nUser-agent: GPTBot\nDisallow: /\n\nUser-Agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`,
    ),
    true,
  ],
  ['its rehearsal', answering('User-Agent: *\nDisallow: /\n'), false],
  [
    'the site that stood there before',
    answering(`User-agent: *\nDisallow:\n\nSitemap: ${address}/sitemap.xml`),
    false,
  ],
  ['nothing yet', answering('', 404), false],
  ['no network', () => Promise.reject(new TypeError('fetch failed')), false],
])('what answers is %s', async (_, get, expected) => {
  expect(await isFoundAt(address, get)).toBe(expected);
});
