/** @jest-environment node */
import { load } from 'cheerio';
import { createHash } from 'node:crypto';
import { notFoundWords } from '@/content/layout';
import { ownerPageWords } from '@/content/owner-pages';
import { sampleRequest } from '@/lib/lead/sample-request';
import { createApi, type ApiOptions } from './app';
import { runCron } from './cron';
import type { Leads } from './leads';
import type { Mail, SendMail } from './mail';
import { sendDue } from './outbox';
import { signedLinks, type SignedLinks } from './signed-links';
import { memoryLeads } from './testing/memory-leads';
import { unlimited } from './testing/unlimited';
import { accept } from './testing/accept';

/* The links of the owner's mails, used by the owner, by a mail program and by a stranger. */

const ana = { ...sampleRequest, name: 'Ana <b>Peña</b>', message: 'Hola' };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const start = Date.parse('2026-11-24T14:00:00Z');
const origin = 'https://contadora.example';

let leads: Leads;
let now: number;
let sent: Mail[];

const send: SendMail = async (mail) => {
  sent.push(mail);
  return { ok: true };
};
let links: SignedLinks;

beforeEach(() => {
  leads = memoryLeads();
  links = signedLinks(leads.database, origin);
  now = start;
  sent = [];
});

type Form = ConstructorParameters<typeof URLSearchParams>[0];

/** Requests a page, or sends its form, like a browser. */
async function visit(address: string, form?: Form, changes: Partial<ApiOptions> = {}) {
  const api = createApi({ ...unlimited, leads, links, now: () => now, ...changes });
  const headers = { Accept: 'text/html', ...(form && { Origin: 'null' }) };
  const body = form && new URLSearchParams(form);
  const response = await api.request(address, { method: form ? 'POST' : 'GET', headers, body });
  const next = response.headers.get('Location');
  if (response.status === 303 && next) return visit(new URL(next, address).href, undefined, changes);
  const html = await response.text();
  return { code: response.status, headers: response.headers, html, said: load(html)('main').text() };
}

const keep = () => runCron(leads, { send, links, now: () => now, log: () => undefined });

/** Stores a lead, and returns it with the two links of its mail. */
async function announced(contact = ana): Promise<{ id: number; answered: string; erase: string }> {
  const { id } = await accept(leads, contact, now);
  await sendDue(leads, send, () => now, links);
  const [answered = '', erase = ''] = sent.at(-1)?.text.match(new RegExp(`${origin}/api/\\S+`, 'g')) ?? [];
  return { id, answered, erase };
}

const one = async (id: number) => (await leads.list({ ids: [id] }))[0];

const agreed = { sure: 'yes' };
const { erase: eraseWords, gone, eraseByEmail: eraseByEmailWords } = ownerPageWords;

test('a lead is marked as answered only with the checkbox ticked, and a button undoes it', async () => {
  const { id, answered } = await announced();
  for (let count = 0; count < 3; count += 1) {
    expect((await visit(answered)).said).toContain('¿Ya le respondiste a Ana <b>Peña</b>');
    expect((await visit(answered, {})).said).toContain(ownerPageWords.answered.sure);
  }
  expect((await one(id))?.doneAt).toBeNull();
  expect((await visit(answered, agreed)).said).toContain('ya le respondiste a');
  expect((await one(id))?.doneAt).toBe(start);
  for (let count = 0; count < 2; count += 1)
    expect((await visit(answered, { do: 'undo' })).said).toContain('¿Ya le respondiste');
  expect((await one(id))?.doneAt).toBeNull();
});

test('a deletion needs the checkbox, and removes the lead from every list, mail and table at once', async () => {
  const { id, erase } = await announced();
  expect((await visit(erase)).said).toContain(eraseWords.effect[1]);
  expect((await visit(erase, {})).said).toContain(eraseWords.sure);
  expect(await leads.count()).toEqual({ total: 1, open: 1 });

  const { said } = await visit(erase, agreed);
  for (const words of [eraseWords.mails, '26 de noviembre de 2026 a las 09:00'])
    expect(said).toContain(words);
  expect(await one(id)).toBeUndefined();
  expect(await leads.count()).toEqual({ total: 0, open: 0 });
  for (const which of [{}, { email: ana.email }, { ids: [1, 9] }])
    expect(await leads.list(which)).toEqual([]);
  expect(await leads.byPage('2026-11-01', '2026-12-01')).toEqual([]);
});

test('a deletion offers the person’s other leads, and says which ones are left', async () => {
  const { id: byEmail } = await announced({ ...ana, phone: '3118888888' });
  const { id: byPhone } = await announced({ ...ana, name: 'ANA <b>PENA</b>', email: 'otro@correo.example' });
  const { id: shared } = await announced({ ...ana, name: 'Luz', email: 'luz@correo.example' });
  await announced({ ...ana, name: 'Nadie', phone: '3119999999', email: 'nadie@correo.example' });
  const { id, erase } = await announced();
  const boxes = load((await visit(erase)).html)('input[name=also]').toArray();
  expect(boxes.map(({ attribs }) => [Number(attribs.value), 'checked' in attribs])).toEqual([
    [byPhone, true],
    [byEmail, true],
    [shared, false],
  ]);

  const also = [...boxes.filter(({ attribs }) => 'checked' in attribs), { attribs: { value: '4' } }];
  const form = [...also.map(({ attribs }) => ['also', attribs.value ?? '']), ['sure', 'yes']];
  const { said } = await visit(erase, form);
  expect(said).toContain('3 contactos de Ana');
  expect(said).toContain(`${eraseWords.left} Contacto ${shared}, de Luz, del 24 de noviembre de 2026`);
  expect((await leads.list()).map(({ name }) => name)).toEqual(['Nadie', 'Luz']);

  expect((await visit(erase, { do: 'undo' })).said).toContain('¿Borras los datos');
  expect(await leads.count()).toMatchObject({ total: 5 });
  await visit(erase, [...form, ['also', String(shared)]]);
  expect((await visit(erase)).said).toContain(eraseWords.nothingLeft);
  expect(await one(id)).toBeUndefined();
});

test('undoing a deletion does not bring back what the owner had deleted of that person before', async () => {
  await visit((await announced({ ...ana, message: 'antes' })).erase, agreed);
  now += 60_000;
  const { id, erase } = await announced();
  await visit(erase, agreed);
  await visit(erase, { do: 'undo' });
  expect((await leads.list()).map((lead) => lead.id)).toEqual([id]);
});

test('a deletion can be undone for 48 hours; then the lead is gone', async () => {
  const { erase, answered } = await announced();
  await visit(erase, agreed);
  expect((await visit(answered, agreed)).said).toContain(gone.text);
  now += 48 * HOUR_MS - 1;
  await keep();
  for (let count = 0; count < 2; count += 1)
    expect((await visit(erase, { do: 'undo' })).said).toContain('¿Borras los datos');
  expect(await leads.list()).toMatchObject([{ message: 'Hola', doneAt: null }]);
  const first = await visit(erase, agreed);
  now += 48 * HOUR_MS - 1;
  expect((await visit(erase, agreed)).said).toBe(first.said);
  now += 1;
  expect((await visit(erase, { do: 'undo' })).said).toContain(gone.mails);
  await keep();
  expect((await visit(erase)).said).toContain(gone.text);
  expect(await leads.database.read(['SELECT * FROM leads'])).toEqual([]);
});

test.each([
  ['another purpose', '/borrar/', '/ya-respondi/'],
  ['another number', '/borrar/1-', '/borrar/2-'],
  ['a later expiry', /\d(?=\/[^/]+$)/, '99'],
  ['another signature', /..$/, 'BB'],
  ['another spelling of the signature', /$/, '='],
  ['no signature', /[^/]+$/, '-'],
])('a forged link shows the not-found page and changes nothing: %s', async (_title, part, other) => {
  const { erase } = await announced();
  await announced({ ...ana, message: 'otra' });
  const unknown = await visit(`${origin}/api/no-existe`);
  expect(unknown.said).toContain(notFoundWords.text);
  for (const form of [undefined, agreed]) {
    const { code, html } = await visit(erase.replace(part, other), form);
    expect([code, html]).toEqual([404, unknown.html]);
  }
  expect(await leads.count()).toEqual({ total: 2, open: 2 });
});

test('a link lives for 60 days, and an expired one changes nothing', async () => {
  const { answered, erase } = await announced();
  now += 59 * DAY_MS;
  expect((await visit(answered, {})).code).toBe(200);
  now += DAY_MS;
  expect((await visit(answered, {})).code).toBe(404);
  expect((await visit(erase)).said).toContain('¿Borras');
  now = Date.parse('2028-11-24T14:00:01Z');
  expect((await visit(erase, agreed)).code).toBe(404);
  expect(await leads.count()).toEqual({ total: 1, open: 1 });
});

test('a link never acts on another lead to which a restored backup gave the number', async () => {
  const { id, answered, erase } = await announced();
  await leads.database.write([["UPDATE leads SET name = 'María', received_at = received_at + 1"]]);
  for (const link of [answered, erase]) expect((await visit(link, agreed)).said).toContain(gone.text);
  expect((await visit(answered, { do: 'undo' })).said).toContain(gone.text);
  expect(await one(id)).toMatchObject({ name: 'María', doneAt: null });
});

test('links stay valid after a restart, and without a set address lead to the first HTTPS origin', async () => {
  const lead = { id: 1, receivedAt: now };
  const first = signedLinks(leads.database);
  expect([await first.ofLead(lead, now), await first.eraseByEmail(now)]).toEqual([undefined, undefined]);
  await first.remember('http://contadora.example');
  expect(await first.eraseByEmail(now)).toBeUndefined();
  await first.remember(origin);
  await first.remember('https://version-1.contadora.ana.workers.dev');
  await links.remember('https://otro.example');
  expect(await first.ofLead(lead, now)).toEqual(await links.ofLead(lead, now));
  expect(await signedLinks(leads.database).ofLead(lead, now)).toEqual(await links.ofLead(lead, now));
  expect(await leads.database.read(["SELECT 1 FROM state WHERE name = 'link key'"])).toHaveLength(1);
});

test('a page shows neither phone nor e-mail, allows no script, and is not cached or indexed', async () => {
  const { answered, erase } = await announced();
  for (const { html, headers } of [await visit(answered), await visit(erase), await visit(erase, agreed)]) {
    expect(html).not.toMatch(/3001234567|ana@correo|<script|<b>|\son\w+=|src=|href=/);
    expect(headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^' ]+'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
    );
    // Browsers compare the policy with the hash of the text between the style tags.
    const style = createHash('sha256').update(load(html)('style').text()).digest('base64');
    expect(headers.get('Content-Security-Policy')).toContain(`'sha256-${style}'`);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
  }
});

test('«olvidar a alguien» finds a person’s leads by e-mail, however it is typed', async () => {
  await announced();
  const { erase } = await announced({ ...ana, email: ' ANA@correo.example ', message: 'otra' });
  const asked = (email: string) => links.eraseByEmail(now).then((link = '') => visit(link, { email }));
  expect((await asked('nadie@correo.example')).said).toContain(eraseByEmailWords.nobody);
  expect((await asked('')).said).toContain(eraseByEmailWords.nobody);
  expect((await asked('Ana@correo.example')).html).toBe((await visit(erase)).html);
  expect(await leads.list()).toHaveLength(2);
});
