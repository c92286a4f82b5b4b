import { chromium } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

import { contractCalls } from '@/api/contract-calls';
import { pages } from '@/content/pages';
import { ana, fillIn, formSection, openForm, sendButton, success } from '@/e2e/contact';

import { findBrowser } from '../lib/browser.mjs';
import { main } from '../lib/main.mjs';
import { freePort } from './leads-proof/free-port';
import { load } from './leads-proof/load';
import { migrate, startWorker } from './workerd/wrangler';

/**
 * `npx tsx scripts/quality/workerd.ts`: the built site and the API in Cloudflare's own runtime on this machine, with D1: what
 * every storage must do, routes and headers, a lead from a browser, its mail, and how fast. Needs `out/`.
 */
const trial = 'scripts/quality/workerd/trial-worker.ts';
const unlimited = { LEADS_RATE_LIMIT: '0' };

await main(async () => {
  await migrate();
  const mailbox = await openMailbox();
  const settings = {
    ...unlimited,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mailbox.port),
    SMTP_USER: 'duena@contadora.example',
    SMTP_PASSWORD: 'clave',
  };
  try {
    await withWorker({ settings }, async (url) => {
      await routes(url);
      await contract(url);
      await leadFromBrowser(url);
      await mailOf(/Desde el navegador/, mailbox.mails);
      said('its mail, by SMTP from the runtime, with a password');
    });
    await withWorker({ settings, main: trial }, async (url) => {
      await storage(url);
      await fetch(`${url}/api/scheduled`);
      await mailOf(/^Message-ID: <semana-/m, mailbox.mails);
      said('the week’s summary, by the work of the cron trigger');
    });
    const stored = await withWorker({ settings: unlimited }, (url) =>
      load(`${url}/api/contact`, { seconds: 6 }),
    );
    await withWorker({ main: trial }, async (url) => {
      const bare = await load(`${url}/api/bare`, { seconds: 6 });
      const ratio = (stored.perSecond / bare.perSecond).toFixed(2);
      said(
        `${stored.perSecond.toFixed(0)} leads/s in D1, p50 ${stored.p50.toFixed(0)} ms, p99 ${stored.p99.toFixed(0)} ms: ${ratio} of bare inserts (${bare.perSecond.toFixed(0)}/s)`,
      );
    });
  } finally {
    await mailbox.close();
  }
});

async function withWorker<Result>(
  options: Omit<Parameters<typeof startWorker>[0], 'port'>,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const { url, stop } = await startWorker({ ...options, port: await freePort() });
  return work(url).finally(stop);
}

function said(what: string): void {
  console.log(`✓ ${what}`);
}

function expect(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`✗ ${what}`);
}

async function storage(url: string): Promise<void> {
  const results = (await (await fetch(`${url}/api/storage`)).json()) as { title: string; failure?: string }[];
  for (const { title, failure } of results) expect(failure === undefined, `D1 ${title}: ${failure}`);
  said(`D1 does the ${results.length} things that every storage must`);
}

async function openMailbox() {
  const mails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, callback) =>
      callback(password === 'clave' ? null : new Error('no'), { user: 'x' }),
    onData(stream, _session, callback) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += String(chunk)));
      stream.on('end', () => {
        mails.push(raw);
        callback();
      });
    },
  });
  // The runtime hangs up when it is stopped.
  server.on('error', () => undefined);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { port, mails, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

async function routes(url: string): Promise<void> {
  const get = (path: string) => fetch(url + path, { redirect: 'manual' });
  for (const { path } of Object.values(pages)) {
    const { status, headers } = await get(path);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(
      status === 200 && policy.includes("require-trusted-types-for 'script'"),
      `${path}: ${status} ${policy}`,
    );
    if (path === '/') continue;
    const slash = await get(`${path}/`);
    expect(slash.status === 307 && slash.headers.get('Location') === path, `${path}/: ${slash.status}`);
  }
  const missing = await get('/no-existe');
  expect(missing.status === 404 && (await missing.text()).includes('404'), `/no-existe: ${missing.status}`);
  const chunk = /\/_next\/static\/[^"]+/.exec(await (await get('/')).text())?.[0] ?? '';
  const cached = (await get(chunk)).headers.get('Cache-Control') ?? '';
  expect(cached.includes('immutable'), `${chunk}: ${cached}`);
  const unknown = await get('/api/no-existe');
  expect(unknown.status === 404 && /json/.test(unknown.headers.get('Content-Type') ?? ''), '/api/no-existe');
  said('routes, slashes, the 404 page, headers, the refusal of an unknown call');
}

async function contract(url: string): Promise<void> {
  for (const { title, path, method, headers, body, differs } of contractCalls) {
    const response = await fetch(url + path, { method, headers: { Origin: url, ...headers }, body });
    const answer = { code: response.status, headers: response.headers, text: await response.text() };
    const difference = differs(answer, url);
    expect(difference === undefined, `${title}: ${difference}`);
  }
  const foreign = await fetch(`${url}/api/track`, {
    method: 'POST',
    headers: { Origin: 'https://otro.example' },
  });
  expect(foreign.status === 403, `a foreign origin: ${foreign.status}`);
  said(`${contractCalls.length} calls of the contract, and a foreign origin refused`);
}

async function leadFromBrowser(url: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser(chromium.executablePath()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const page = await (await browser.newContext({ baseURL: url, locale: 'es-CO' })).newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await openForm(page);
    await fillIn(formSection(page), { ...ana, message: `Desde el navegador ${Date.now()}` });
    await sendButton(formSection(page)).click();
    await success(page).waitFor();
    expect(errors.length === 0, errors.join('\n'));
  } finally {
    await browser.close();
  }
  said('a lead from a browser, thanked for, without an error');
}

async function mailOf(pattern: RegExp, mails: readonly string[]): Promise<void> {
  const end = Date.now() + 20_000;
  while (!mails.some((raw) => pattern.test(raw)) && Date.now() < end) await delay(100);
  expect(mails.filter((raw) => pattern.test(raw)).length === 1, `one mail with ${pattern}`);
}
