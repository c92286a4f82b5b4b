import { site as identity } from '@/content/site';
import { addressFindings, referencesOf, styleAddressFindings } from './addresses';
import type { BuiltSite } from './built-site';
import { fileFindings, hostFindings } from './files';
import type { Finding } from './findings';
import { headFindings, headOf, metaOf, notFoundFindings, twinFindings } from './head';
import { jsonLdFindings, nodesOf } from './json-ld';
import { iconFindings, pictureFindings, picturesOf, sharePictureFindings } from './pictures';
import { leftoverFindings, linkWordFindings, structureFindings } from './structure';

export type Report = {
  readonly rows: readonly ReportRow[];
  readonly findings: readonly Finding[];
};

type ReportRow = {
  readonly page: string;
  readonly title: number;
  readonly description: number;
  readonly addresses: number;
  readonly pictures: number;
  readonly nodes: number;
};

/** Reads a built site as a crawler does, and says what is wrong with it; nothing when all is well. */
export async function crawl(site: BuiltSite): Promise<Report> {
  const everyPage = [...site.pages, ...site.notFound];
  const findings = await Promise.all([
    ...site.pages.flatMap((page) => [
      headFindings(page, site),
      jsonLdFindings(page, site),
      sharePictureFindings(page, site),
    ]),
    ...site.notFound.map(notFoundFindings),
    ...everyPage.flatMap((page) => [
      structureFindings(page),
      linkWordFindings(page),
      leftoverFindings(page),
      addressFindings(page, site),
      pictureFindings(page, site),
    ]),
    twinFindings(everyPage.filter(({ file }) => file !== '_not-found.html')),
    styleAddressFindings(site),
    iconFindings(site),
    fileFindings(site),
    hostFindings(site, placeholderHosts()),
  ]);
  return { findings: findings.flat(), rows: everyPage.map(rowOf) };
}

function rowOf(page: BuiltSite['pages'][number]): ReportRow {
  const head = headOf(page);
  return {
    page: page.path,
    title: head.titles[0]?.length ?? 0,
    description: metaOf(head, 'description').length,
    addresses: referencesOf(page).length,
    pictures: picturesOf(page).length,
    nodes: nodesOf(page).length,
  };
}

/** What the owner has not filled in yet is content, not a slip of the build. */
function placeholderHosts(): string[] {
  const { email, university, professionalBoard } = identity;
  const addresses = [university.url, professionalBoard.url].map((address) => new URL(address).hostname);
  return [email.split('@')[1] ?? '', ...addresses];
}
