import { fileAt, isWithin, textFile, type BuiltPage, type BuiltSite } from './built-site';
import { attribute, elementsIn } from './dom';
import { Findings, type Finding } from './findings';
import { headOf, metaOf } from './head';

/** An address as a page has it, and as a browser understands it. */
type Reference = { readonly written: string; readonly address: string };

/** Links that are for no browser: they start a call, a message, a mail. */
const otherSchemes = /^(mailto|tel|sms|data):/;

/** Every address that a page leads to or loads: links, pictures, scripts, styles, and what its head names. */
export function referencesOf(page: BuiltPage): Reference[] {
  const head = headOf(page);
  const inHead = ['og:image', 'og:url', 'twitter:image'].map((name) => metaOf(head, name));
  const inBody = elementsIn(page.document).flatMap((element) => {
    const sets = ['srcset', 'imagesrcset'].flatMap((name) => attribute(element, name)?.split(',') ?? []);
    return [
      ...['href', 'src', 'poster'].flatMap((name) => attribute(element, name) ?? []),
      ...sets.map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
    ];
  });
  return [...inHead, ...inBody]
    .filter((written) => written !== '' && !otherSchemes.test(written))
    .map((written) => ({ written, address: absolute(written, page) }));
}

/** Every address of the site that a page names answers, and every other is a safe one. */
export function addressFindings(page: BuiltPage, site: BuiltSite): Finding[] {
  const found = Findings.in(page);
  for (const { written, address } of referencesOf(page)) {
    if (!isWithin(site, address)) {
      found.expect(address.startsWith('https://'), `«${written}» sale del sitio sin https`);
      found.expect(!isOurs(site, address), `«${written}» no está bajo ${site.url}`);
      continue;
    }
    const file = fileAt(site, address);
    found.expect(file !== undefined, `«${written}» no existe`);
    const [plain = ''] = address.split(/[?#]/);
    found.expect(!plain.endsWith('/') || plain === `${site.url}/`, `«${written}» termina en barra`);
    const [, id] = address.split('#');
    if (!file || !id || id === 'top' || !file.endsWith('.html')) continue;
    const target = [...site.pages, ...site.notFound].find((candidate) => candidate.file === file);
    const ids = target ? elementsIn(target.document).map((element) => attribute(element, 'id')) : [];
    found.expect(
      ids.includes(decodeURIComponent(id)),
      `«${written}» señala un lugar que no está en la página`,
    );
  }
  return found.list;
}

/** Style sheets load fonts and pictures too. */
export function styleAddressFindings(site: BuiltSite): Finding[] {
  return [...site.files.keys()]
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const found = new Findings(file);
      for (const [, written = ''] of textFile(site.files, file).matchAll(/url\(["']?([^"')]+)["']?\)/g)) {
        if (written.startsWith('data:') || written.startsWith('#')) continue;
        const address = new URL(written, `${site.url}/${file}`).href;
        found.expect(
          isWithin(site, address) && fileAt(site, address) !== undefined,
          `«${written}» no existe`,
        );
      }
      return found.list;
    });
}

/** A browser takes the page's own address for base; the home page's ends in a slash for it. */
function absolute(written: string, { path, url }: BuiltPage): string {
  return new URL(written, path === '/' ? `${url}/` : url).href;
}

/** An address on our own host that forgot the folder the site lives in. */
function isOurs(site: BuiltSite, address: string): boolean {
  return new URL(address).origin === new URL(site.url).origin;
}
