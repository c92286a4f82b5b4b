import { readFileSync } from 'node:fs';
import { npm } from '../../scripts/lib/run.mjs';

/** The newest version for Node 20, fetched by npm on demand. */
const lighthouse = 'lighthouse@12.8.2';

/** Results by name: requests, bytes, milliseconds, layout shift, scores out of 100. */
export type Visit = Readonly<Record<string, number>>;

type Report = {
  readonly audits: Readonly<
    Record<string, { numericValue?: number; details?: { items: readonly object[] } }>
  >;
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
};
type Request = { networkRequestTime: number; resourceType: string; transferSize: number };

const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'] as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const metrics = {
  'FCP, ms': 'first-contentful-paint',
  'LCP, ms': 'largest-contentful-paint',
  'Speed Index, ms': 'speed-index',
  'TBT, ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** One visit by a phone on a slow network, simulated. */
export async function visit(browser: string, address: string, attempts = 3): Promise<Visit> {
  const [report, log] = ['.run/bench/lighthouse.json', '.run/bench/lighthouse.log'];
  const args = [
    ...[address, '--output=json', `--output-path=${report}`, `--only-categories=${categories.join()}`],
    ...['--form-factor=mobile', '--throttling-method=simulate', '--quiet', '--no-enable-error-reporting'],
    // A rehearsal is noindex on purpose.
    '--skip-audits=is-crawlable',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
  ];
  const env = { ...process.env, CHROME_PATH: browser };
  const code = await npm(['exec', '--yes', '--package', lighthouse, '--', 'lighthouse', ...args], {
    env,
    log,
  });
  // Lighthouse sometimes loses the trace on a busy machine.
  if (code !== 0 && attempts > 1) return visit(browser, address, attempts - 1);
  if (code !== 0) throw new Error(`Lighthouse on ${address}: see ${log}`);
  return read(JSON.parse(readFileSync(report, 'utf8')));
}

function read({ audits, categories: scores }: Report): Visit {
  const itemsOf = (audit: string) => audits[audit]?.details?.items ?? [];
  const [{ observedLoad }] = itemsOf('metrics') as [{ observedLoad: number }];
  const all = itemsOf('network-requests') as Request[];
  const traffic = (when: string, requests: readonly Request[]) => [
    [`requests, ${when}`, requests.length],
    ...kinds.map((kind) => {
      const own = requests.filter(({ resourceType }) => resourceType === kind);
      return [`${kind}, ${when}`, own.reduce((sum, { transferSize }) => sum + transferSize, 0)];
    }),
  ];
  const early = all.filter(({ networkRequestTime }) => networkRequestTime < observedLoad);
  return Object.fromEntries([
    ...traffic('before load', early),
    ...traffic('once idle', all),
    ...Object.entries(metrics).map(([name, audit]) => [name, audits[audit]?.numericValue ?? NaN]),
    ...Object.entries(scores).map(([name, { score }]) => [name, Math.round((score ?? NaN) * 100)]),
  ]);
}
