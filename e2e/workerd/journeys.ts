import { expect, test as base } from '@playwright/test';
import { leadMailWords } from '@/content/lead-mail';
import { notFoundWords } from '@/content/layout';
import { ownerPageWords } from '@/content/owner-pages';
import { pages } from '@/content/pages';
import { fill } from '@/lib/words/fill';
import { ana, fillIn, formSection, openForm, sendButton, success } from '../contact';
import { newCertificate, openMailbox } from './mailbox';
import { startWorker } from './wrangler';

/* The built site and the API in Cloudflare's runtime on this machine, with D1. Needs `out/`. */

const trial = 'e2e/workerd/trial-worker.ts';
const smtp = (port: number) => ({
  LEADS_RATE_LIMIT: '0',
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(port),
  SMTP_USER: 'duena@contadora.example',
  SMTP_PASSWORD: 'clave',
});

type Worker = { mailbox: Awaited<ReturnType<typeof openMailbox>>; url: string };

/** Decodes a mail's quoted-printable text. */
function textOf(raw = ''): string {
  const bytes = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Starts one worker and one mailbox for all tests. */
const test = base.extend<object, Worker>({
  mailbox: [
    async ({}, provide) => {
      const mailbox = await openMailbox();
      await provide(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  url: [
    async ({ mailbox }, provide) => {
      const { url, kill } = await startWorker(smtp(mailbox.port));
      await provide(url);
      await kill();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ url }, provide) => provide(url),
});

test('serves pages, redirects, the not-found page and headers, and answers unknown calls with JSON', async ({
  url,
}) => {
  const get = (path: string) => fetch(url + path, { redirect: 'manual' });
  for (const { path } of Object.values(pages)) {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('Content-Security-Policy')).toContain("require-trusted-types-for 'script'");
    if (path === '/') continue;
    const slash = await get(`${path}/`);
    expect([slash.status, slash.headers.get('Location')]).toEqual([307, path]);
  }
  const missing = await get('/no-existe');
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain(notFoundWords.heading);
  const chunk = /\/_next\/static\/[^"]+/.exec(await (await get('/')).text())?.[0] ?? '';
  expect((await get(chunk)).headers.get('Cache-Control')).toContain('immutable');
  const unknown = await get('/api/no-existe');
  expect([unknown.status, unknown.headers.get('Content-Type')]).toEqual([
    404,
    expect.stringContaining('json'),
  ]);
});

test('a visitor’s lead is thanked for and mailed by SMTP, with links that open this worker’s pages', async ({
  page,
  url,
  mailbox,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await openForm(page);
  const message = 'Desde el navegador';
  await fillIn(formSection(page), { ...ana, message });
  await sendButton(formSection(page)).click();
  await expect(success(page)).toBeVisible();
  expect(errors).toEqual([]);
  await expect.poll(() => mailbox.mails.filter((raw) => raw.includes(message)).length).toBe(1);
  const mail = textOf(mailbox.mails.find((raw) => raw.includes(message)));
  expect(mail).toContain(fill(leadMailWords.lead.page, { page: pages.home.label }));
  await page.goto(new RegExp(`${url}/api/\\S+/borrar/\\S+`).exec(mail)?.[0] ?? '');
  await expect(page.getByRole('checkbox', { name: ownerPageWords.erase.sure })).toBeVisible();
});

test('a mail goes out by TLS from the first byte, as on port 465, and only to a server whose certificate is known', async () => {
  const [known, unknown] = [newCertificate(), newCertificate()];
  const mailboxes = await Promise.all([known, unknown].map(openMailbox));
  const { url, kill } = await startWorker(smtp(0), trial, known.file);
  const results: unknown[] = [];
  for (const { port } of mailboxes) results.push(await (await fetch(`${url}/api/tls?port=${port}`)).json());
  expect(results).toEqual([{ ok: true }, { ok: false, reason: 'connection' }]);
  expect(mailboxes.map(({ mails }) => mails.length)).toEqual([1, 0]);
  await kill();
  for (const { close } of mailboxes) await close();
});

test('D1 keeps the storage contract, and the cron trigger sends the week’s summary', async ({ mailbox }) => {
  const { url, kill } = await startWorker(smtp(mailbox.port), trial);
  const results: unknown = await (await fetch(`${url}/api/storage`)).json();
  expect(results).not.toEqual([]);
  expect(results).toEqual((results as object[]).map(() => ({ title: expect.any(String) })));
  await fetch(`${url}/api/scheduled`);
  const summaries = () => mailbox.mails.filter((raw) => /^Message-ID: <semana-/m.test(raw));
  await expect.poll(() => summaries().length).toBe(1);
  await kill();
});
