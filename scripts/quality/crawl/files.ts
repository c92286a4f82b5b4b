import { isIsoDate } from '@/lib/dates';
import { fileAt, isWithin, textFile, type BuiltSite } from './built-site';
import { Findings, type Finding } from './findings';
import { leftoverIn } from './structure';

/** The files beside the pages, which only machines read. */
const files = {
  sitemap: 'sitemap.xml',
  robots: 'robots.txt',
  manifest: 'manifest.webmanifest',
  llms: 'llms.txt',
  security: '.well-known/security.txt',
} as const;

/** They are there, they agree with the pages, and every address in them answers. */
export function fileFindings(site: BuiltSite): Finding[] {
  const missing = Object.values(files).filter((file) => !site.files.has(file));
  if (missing.length > 0) return missing.map((file) => ({ where: file, what: 'no existe' }));
  return [
    ...sitemapFindings(site),
    ...robotsFindings(site),
    ...manifestFindings(site),
    ...llmsFindings(site),
    ...securityFindings(site),
    ...leftoverFileFindings(site),
  ];
}

function sitemapFindings(site: BuiltSite): Finding[] {
  const found = new Findings(files.sitemap);
  const xml = textFile(site.files, files.sitemap);
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const dates = [...xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date = '']) => date);
  for (const { url } of site.pages) {
    found.expect(listed.filter((address) => address === url).length === 1, `no nombra ${url} una vez`);
  }
  found.expect(
    listed.length === site.pages.length,
    `nombra ${listed.length} páginas de ${site.pages.length}`,
  );
  found.expect(
    dates.length === listed.length && dates.every(isIsoDate),
    `cada página necesita la fecha de su último cambio: ${dates.join(', ')}`,
  );
  return found.list;
}

function robotsFindings(site: BuiltSite): Finding[] {
  const found = new Findings(files.robots);
  const text = textFile(site.files, files.robots);
  const line = `Sitemap: ${site.url}/${files.sitemap}`;
  found.expect(!/^disallow: *\S/im.test(text), 'cierra el paso a los buscadores');
  found.expect(text.includes(line) === site.isProduction, `solo un sitio publicado dice «${line}»`);
  return found.list;
}

function manifestFindings(site: BuiltSite): Finding[] {
  const found = new Findings(files.manifest);
  const manifest = JSON.parse(textFile(site.files, files.manifest));
  const start = new URL(manifest.start_url, site.url).href;
  found.expect(typeof manifest.name === 'string' && manifest.name !== '', 'no tiene nombre');
  found.expect(start === new URL(site.url).href, `empieza en ${start}, no en ${site.url}`);
  return found.list;
}

function llmsFindings(site: BuiltSite): Finding[] {
  const found = new Findings(files.llms);
  const text = textFile(site.files, files.llms);
  const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, address = '']) => address);
  found.expect(/^# \S/.test(text), 'no empieza por un título');
  for (const { url } of site.pages) {
    found.expect(links.includes(url), `no enlaza ${url}`);
  }
  for (const address of links.filter((link) => isWithin(site, link))) {
    found.expect(fileAt(site, address) !== undefined, `${address} no existe`);
  }
  return found.list;
}

function securityFindings(site: BuiltSite): Finding[] {
  const found = new Findings(files.security);
  const text = textFile(site.files, files.security);
  const expires = /^Expires: (.*)$/m.exec(text)?.[1] ?? '';
  const canonical = `Canonical: ${site.url}/${files.security}`;
  found.expect(/^Contact: mailto:\S+@\S+$/m.test(text), 'no dice a quién escribir');
  found.expect(!Number.isNaN(Date.parse(expires)), `no dice hasta cuándo vale: «${expires}»`);
  found.expect(text.includes(canonical) === site.isProduction, `solo un sitio publicado dice «${canonical}»`);
  return found.list;
}

function leftoverFileFindings(site: BuiltSite): Finding[] {
  const plain = [...Object.values(files), ...[...site.files.keys()].filter((file) => file.endsWith('.ics'))];
  return plain.flatMap((file) => {
    const found = new Findings(file);
    const leftover = leftoverIn(textFile(site.files, file));
    found.expect(leftover === undefined, `muestra «${leftover}»`);
    return found.list;
  });
}

/** Hosts that stand for none: a published site must not name them. */
const unreal =
  /https?:\/\/(localhost|127\.0\.0\.1|0\.0\.0\.0)|\b(?:example\.(?:com|org|net)|[\w-]+\.(?:example|invalid))\b/g;

/**
 * A published site names no host that does not exist, in any file.
 * @param placeholders hosts that the owner has yet to fill in: `npm run preflight` is the one to refuse them
 */
export function hostFindings(site: BuiltSite, placeholders: readonly string[]): Finding[] {
  if (!site.isProduction) return [];
  return [...site.files]
    .filter(([file]) => /\.(html|txt|xml|webmanifest|ics|json)$/.test(file))
    .flatMap(([file, content]) => {
      const found = new Findings(file);
      for (const [host] of content.toString('utf8').matchAll(unreal)) {
        found.expect(placeholders.includes(host), `nombra ${host}, que no existe`);
      }
      return found.list;
    });
}
