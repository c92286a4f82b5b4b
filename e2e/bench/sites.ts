import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from '../../scripts/post-build/html';
import { npm } from '../../scripts/lib/run.mjs';
import { filesIn } from '../../scripts/lib/sources.mjs';
import { startPreviewServer } from '../../scripts/run/preview-server';

const made = join('.run', 'bench');

/** Serves a copy whose files are already compressed, so that compression is not measured. */
export function serve(from: string, name: string, change = (html: string) => html) {
  const folder = join(made, name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(from, folder, { recursive: true });
  for (const file of filesIn(folder).filter((each) => /\.(html|css|js|json|txt|svg)$/.test(each))) {
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(
      join(folder, `${file}.br`),
      brotliCompressSync(file.endsWith('.html') ? change(text) : text),
    );
  }
  return startPreviewServer({ folder });
}

/** Removes all scripts but the structured data: the floor of what the page could cost. */
export function withoutScript(html: string): string {
  const page = parse(html);
  page('script:not([type="application/ld+json"]), link[as=script]').remove();
  return page.html();
}

type Audit = {
  numericValue?: number;
  details?: { items: { resourceType: string; transferSize: number }[] };
};

/** Lighthouse's figures for one visit with a phone on a slow network: bytes by kind, times, layout shift. */
export async function visit(browser: string, address: string): Promise<Readonly<Record<string, number>>> {
  const [report, log] = [join(made, 'lighthouse.json'), join(made, 'lighthouse.log')];
  // The newest version for Node 20, fetched by npm on demand.
  const command = ['exec', '--yes', '--package', 'lighthouse@12.8.2', '--', 'lighthouse', address];
  command.push('--output=json', `--output-path=${report}`, '--only-categories=performance', '--quiet');
  command.push('--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking');
  if ((await npm(command, { env: { ...process.env, CHROME_PATH: browser }, log })) !== 0)
    throw new Error(`Lighthouse on ${address}: see ${log}`);

  const { audits } = JSON.parse(readFileSync(report, 'utf8')) as { audits: Record<string, Audit> };
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const bytes: Record<string, number> = { Document: 0, Stylesheet: 0, Script: 0, Font: 0, Image: 0 };
  for (const { resourceType, transferSize } of audits['network-requests']?.details?.items ?? [])
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
  return {
    ...bytes,
    'FCP, ms': value('first-contentful-paint'),
    'LCP, ms': value('largest-contentful-paint'),
    'TBT, ms': value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
  };
}
