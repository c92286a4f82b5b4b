/** Keeps what it found about a file until the file changes. */
const cache = (/** @type {string} */ name) => [
  '--cache',
  '--cache-location',
  `.run/cache/${name}`,
  '--cache-strategy',
  'content',
];

/** Tests that need no browser; what follows names some of them. */
const reading = ['exec', '--', 'jest', '--config', 'e2e/jest.config.mjs'];

/** What the project is held to, each by the words with which npm runs it. */
export const checks = {
  build: ['run', '--silent', 'build', '--', '--if-changed'],
  types: ['exec', '--', 'tsx', 'scripts/build/check-sources.ts'],
  lint: ['exec', '--', 'eslint', ...cache('eslint'), '.'],
  /** Nothing exported that nobody imports, no file that nothing leads to. */
  unused: ['exec', '--', 'knip', '--no-progress'],
  format: ['exec', '--', 'prettier', '--check', '--ignore-unknown', ...cache('prettier'), '.'],
  unit: ['exec', '--', 'jest', '--maxWorkers=2'],
  /** The same sources with every setting another one. */
  second: ['exec', '--', 'tsx', 'e2e/second/build.ts'],
  /** The export as browsers, search engines and chats read it: `out/`, or `EXPORT_OUT`, published at `EXPORT_URL`. */
  crawl: [...reading, 'e2e/export/crawl'],
  budgets: [...reading, 'e2e/budgets', 'e2e/weight'],
  /** All that can be read in the export, the crawl included. */
  export: [...reading, '--maxWorkers=2', 'e2e/export'],
  e2e: ['exec', '--', 'playwright', 'test'],
  /** A handful of journeys, which hold for any content. */
  smoke: ['exec', '--', 'playwright', 'test', '--grep', '@smoke'],
  /** Firefox and WebKit. */
  engines: ['exec', '--', 'tsx', 'e2e/engines/run.ts'],
  /** What the owner may write, and may not; what an edit brings to who comes back. */
  edits: [...reading, '--runInBand', '--testTimeout=600000', 'e2e/edits'],
  /** The server killed under load, and requests that no visitor sends. */
  leads: [...reading, 'e2e/leads/kills', 'e2e/leads/hostile'],
  /** Site, API and database in Cloudflare's own runtime; fetched by npx. */
  workerd: ['exec', '--', 'playwright', 'test', '-c', 'e2e/workerd/playwright.config.ts'],
};

/** The tests bring their own settings: the owner's addresses must not decide whether they pass. */
export const noSettings = { NEXT_PUBLIC_SITE_URL: '', NEXT_PUBLIC_API_HOST: '', NEXT_PUBLIC_BASE_PATH: '' };
