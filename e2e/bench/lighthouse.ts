import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '../../scripts/lib/run.mjs';

/** Bytes until idle by kind, milliseconds, layout shift. */
export type Visit = Readonly<Record<string, number>>;

type Audit = {
  numericValue?: number;
  details?: { items: { resourceType: string; transferSize: number }[] };
};

const metrics = {
  'FCP, ms': 'first-contentful-paint',
  'LCP, ms': 'largest-contentful-paint',
  'TBT, ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** One visit by a phone on a slow network, simulated. */
export async function visit(browser: string, address: string, folder: string): Promise<Visit> {
  const [report, log] = [join(folder, 'lighthouse.json'), join(folder, 'lighthouse.log')];
  // The newest version for Node 20, fetched by npm on demand.
  const command = ['exec', '--yes', '--package', 'lighthouse@12.8.2', '--', 'lighthouse', address];
  command.push('--output=json', `--output-path=${report}`, '--only-categories=performance', '--quiet');
  command.push('--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking');
  if ((await npm(command, { env: { ...process.env, CHROME_PATH: browser }, log })) !== 0)
    throw new Error(`Lighthouse on ${address}: see ${log}`);

  const { audits } = JSON.parse(readFileSync(report, 'utf8')) as { audits: Record<string, Audit> };
  const requests = audits['network-requests']?.details?.items ?? [];
  const bytes = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'].map((kind) => {
    const own = requests.filter(({ resourceType }) => resourceType === kind);
    return [kind, own.reduce((sum, { transferSize }) => sum + transferSize, 0)] as const;
  });
  const measured = Object.entries(metrics).map(([name, audit]) => [name, audits[audit]?.numericValue ?? NaN]);
  return Object.fromEntries([...bytes, ...measured]);
}
