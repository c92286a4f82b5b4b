/** Caches a tool's result per file until the file changes. */
const cache = (/** @type {string} */ name) => [
  '--cache',
  '--cache-location',
  `.run/cache/${name}`,
  '--cache-strategy',
  'content',
];

/** Jest over the export, without a browser; the words that follow select tests. */
const reading = ['exec', '--', 'jest', '--config', 'e2e/jest.config.mjs'];

/** Every check by the arguments with which npm runs it. */
export const checks = {
  build: ['run', '--silent', 'build:pages', '--', '--if-changed'],
  buildEditor: ['run', '--silent', 'build:editor'],
  types: ['exec', '--', 'tsx', 'scripts/build/check-sources.ts'],
  lint: ['exec', '--', 'eslint', ...cache('eslint'), '.'],
  /** Unused exports and files. */
  unused: ['exec', '--', 'knip', '--no-progress'],
  format: ['exec', '--', 'prettier', '--check', '--ignore-unknown', ...cache('prettier'), '.'],
  unit: ['exec', '--', 'jest', '--maxWorkers=2'],
  /** The alternate build: same sources, every setting different. */
  second: ['exec', '--', 'tsx', 'e2e/second/build.ts'],
  /** The export as browsers, search engines and chats read it: `EXPORT_OUT` (`out/`) published at `EXPORT_URL`. */
  crawl: [...reading, 'e2e/export/crawl'],
  budgets: [...reading, 'e2e/budgets', 'e2e/weight'],
  /** Every test that reads the export, including the crawl. */
  export: [...reading, '--maxWorkers=2', 'e2e/export'],
  e2e: ['exec', '--', 'playwright', 'test'],
  /** A few journeys that hold for any content. */
  smoke: ['exec', '--', 'playwright', 'test', '--grep', '@smoke'],
  /** Firefox and WebKit. */
  engines: ['exec', '--', 'tsx', 'e2e/engines/run.ts'],
  /** Honest and dishonest edits of the owner; what an edit costs a returning visitor's cache. */
  edits: [...reading, '--runInBand', '--testTimeout=600000', 'e2e/edits'],
  /** The API under kills, hostile requests, damage and wrong clocks; disks need root. */
  leads: [
    ...[...reading, '--runInBand', 'e2e/leads/kills', 'e2e/leads/hostile', 'e2e/leads/sockets'],
    ...['e2e/leads/damaged', 'e2e/leads/owner', 'e2e/leads/clocks'],
  ],
  /** The owner's editor: one form saved in a folder, one on GitHub. */
  forms: ['exec', '--', 'playwright', 'test', '-c', 'e2e/editor/playwright.config.ts', '--grep', '@short'],
  /** The same, what each form refuses, and her year. */
  editor: ['exec', '--', 'playwright', 'test', '-c', 'e2e/editor/playwright.config.ts'],
  /** Site, API and database in Cloudflare's own runtime; `tools/` has it. */
  workerd: ['exec', '--', 'playwright', 'test', '-c', 'e2e/workerd/playwright.config.ts'],
};

/** Tests bring their own settings, so the owner's addresses can't decide whether they pass. */
export const noSettings = {
  NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
  NEXT_PUBLIC_API_HOST: '',
  NEXT_PUBLIC_BASE_PATH: '',
};
