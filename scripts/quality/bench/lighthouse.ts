import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { HelpfulError } from '../../lib/main.mjs';
import { run } from '../../lib/run.mjs';

/** The newest that runs on Node 20. Fetched by npx when asked for: no test needs it. */
const VERSION = '12.8.2';

const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  'Speed Index': 'speed-index',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

export const metrics = ['FCP', 'LCP', 'Speed Index', 'TBT', 'CLS'] as const satisfies (keyof typeof audits)[];
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** Milliseconds, CLS apart; the scores out of 100 of the categories that were asked for. */
export type LighthouseRun = {
  readonly metrics: Readonly<Record<(typeof metrics)[number], number>>;
  readonly scores: Readonly<Partial<Record<Category, number>>>;
};

type Report = {
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly categories: Readonly<Partial<Record<Category, { readonly score: number | null }>>>;
  readonly runtimeError?: { readonly message: string };
};

/** Installs Lighthouse where npx keeps what it runs. @returns its program */
export function fetchLighthouse(): string {
  // npx puts the package's programs on the path of whatever it runs: here, of what prints that path.
  const path = execFileSync(
    'npx',
    ['--yes', '--package', `lighthouse@${VERSION}`, '--', 'node', '-p', 'process.env.PATH'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], shell: process.platform === 'win32' },
  );
  const program = path
    .trim()
    .split(delimiter)
    .map((folder) => join(folder, '..', 'lighthouse', 'cli', 'index.js'))
    .find((file) => existsSync(file));
  if (program === undefined) {
    throw new HelpfulError(`Lighthouse ${VERSION} no se pudo descargar: revisa la conexión a internet.`);
  }
  return program;
}

/** One visit by a phone on a slow network, simulated. */
export async function runLighthouse(...visit: Parameters<typeof attempt>): Promise<LighthouseRun> {
  // Now and then it loses the trace on a busy machine, and asks to be run again.
  return attempt(...visit).catch(() => attempt(...visit).catch(() => attempt(...visit)));
}

async function attempt(
  program: string,
  browser: string,
  address: string,
  asked: readonly Category[],
): Promise<LighthouseRun> {
  mkdirSync('.run/bench', { recursive: true });
  const file = '.run/bench/lighthouse.json';
  const output = openSync('.run/bench/lighthouse.log', 'w');
  const args = [
    program,
    address,
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${asked.join(',')}`,
    '--form-factor=mobile',
    '--throttling-method=simulate',
    // A rehearsal tells search engines to stay out, on purpose.
    '--skip-audits=is-crawlable',
    '--quiet',
    '--no-enable-error-reporting',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
  ];
  try {
    const code = await run(process.execPath, args, { env: { ...process.env, CHROME_PATH: browser }, output });
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    if (code !== 0 || report.runtimeError)
      throw new Error(report.runtimeError?.message ?? `exit code ${code}`);
    return read(report);
  } catch (error) {
    throw new Error(`Lighthouse on ${address}: see .run/bench/lighthouse.log`, { cause: error });
  } finally {
    closeSync(output);
  }
}

function read(report: Report): LighthouseRun {
  const value = (name: (typeof metrics)[number]) => {
    const number = report.audits[audits[name]]?.numericValue;
    if (number === undefined) throw new Error(`Lighthouse does not report ${name}`);
    return number;
  };
  const scores: Partial<Record<Category, number>> = {};
  for (const category of categories) {
    const score = report.categories[category]?.score;
    if (typeof score === 'number') scores[category] = Math.round(score * 100);
  }
  return {
    metrics: {
      FCP: value('FCP'),
      LCP: value('LCP'),
      'Speed Index': value('Speed Index'),
      TBT: value('TBT'),
      CLS: value('CLS'),
    },
    scores,
  };
}
