/** @jest-environment node */
import { leadMailWords } from '@/content/lead-mail';
import { pages } from '@/content/pages';
import { presentation } from '@/content/presentation';
import { site } from '@/content/site';
import { taskData } from '@/lib/owner-tasks';
import { latestChange } from '@/lib/seo/page-entry';
import { addDays, formatLong } from '@/lib/tax/dates';
import type { IsoDate } from '@/content/tax-calendar/types';
import { seasonFor } from '@/lib/words/active-season';
import { sampleRequest as ana } from '@/lib/lead/sample-request';
import type { Leads } from './leads';
import { summaryMail, type Mail, type SendMail } from './mail';
import { newsOf, weekBefore, type Year } from './weekly-summary';
import { sendDue, writeSummary } from './outbox';
import { signedLinks, type SignedLinks } from './signed-links';
import { memoryLeads } from './testing/memory-leads';
import { accept } from './testing/accept';

const DAY_MS = 24 * 3_600_000;
/** Monday 23 November 2026, 0:00 in Colombia. */
const monday = Date.parse('2026-11-23T05:00:00Z');

let leads: Leads;
let links: SignedLinks;

beforeEach(() => {
  leads = memoryLeads();
  links = signedLinks(leads.database, 'https://contadora.example', { editor: 'https://editor.example' });
});

/** Returns Monday's mail, sent after the server has refused this many attempts. */
async function summary(signed = links, refusals = 0): Promise<Mail> {
  const summaries: Mail[] = [];
  const send: SendMail = async (mail) => {
    if (!mail.key.startsWith('semana')) return { ok: true };
    return summaries.push(mail) > refusals ? { ok: true } : { ok: false, reason: 'refused' };
  };
  for (let time = monday; time < monday + 7 * DAY_MS; time += DAY_MS / 24) {
    await writeSummary(leads, time);
    await sendDue(leads, send, () => time, signed);
  }
  expect(summaries).toHaveLength(refusals + 1);
  return summaries[refusals] as Mail;
}

const { summary: words } = leadMailWords;

test('the summary shows leads by page, links for each open lead, and a link to erase a person’s data', async () => {
  for (const page of [pages.home.path, pages.incomeTax.path, pages.incomeTax.path])
    await leads.countVisit('2026-11-18', page);
  await leads.countVisit('2026-11-18', 'otra');
  await leads.countVisit('2026-11-23');
  await accept(leads, { ...ana, name: 'Quien esperaba' }, monday - 60 * DAY_MS);
  await accept(leads, { ...ana, name: 'Ana\n999 · Otra' }, monday - 5 * DAY_MS, pages.incomeTax.path);
  const { id } = await accept(leads, { ...ana, name: 'Respondida' }, monday - 4 * DAY_MS);
  await leads.done(id, monday);
  const { id: deleted } = await accept(leads, { ...ana, name: 'Borrada' }, monday - 3 * DAY_MS);
  await leads.softDelete([deleted], monday);

  const { subject, text } = await summary();
  expect(subject).toBe('Tu sitio, semana del 16 de noviembre al 22 de noviembre de 2026');
  expect(text).toMatch(
    /^Buenos días, [^\n]+\n\n(?:[^\n]+\n\n)*Abrir el editor: https:\/\/editor\.example\nVer tu sitio: https:\/\/contadora\.example\n/,
  );
  expect(text).toContain('Contactos: 2 (esperan tu respuesta: 1)\nVisitas: 4\n');
  expect(text).toContain(
    'De esos contactos, 2 te llegaron cada uno en su correo y 0 en una lista. Falta enviarte 0.\n',
  );
  expect(text).toContain(
    `${words.pages}\n2 y 1 · ${pages.incomeTax.label}\n1 y 0 · ${pages.home.label}\n1 y 0 · otra página\n`,
  );
  const [, waiting = ''] = text.split(words.waiting);
  expect(waiting).toMatch(
    /^\s+Ana 999 · Otra \(2\) · 18 de noviembre de 2026, 00:00\n\n3001234567 · ana@correo\.example\n[^]*WhatsApp: https:\S+\nLlamar: tel:\+57\d+\nResponder por correo: mailto:\S+\s+Ya respondí: \S+\/ya-respondi\/2-\d+\/\S+\n[^]*Quien esperaba \(1\) · 24 de septiembre de 2026, 00:00\n/,
  );
  expect(text).toMatch(
    /\nOlvidar a alguien[^:]+: https:\/\/contadora\.example\/api\/oficina\/olvidar\/0\/\d+\/\S+\n/,
  );
  expect(text).not.toMatch(/Respondida|Borrada/);
});

test('the summary says that a week was empty, and there is none before the site’s first week', async () => {
  await writeSummary(leads, monday);
  expect(await leads.database.read(['SELECT * FROM outbox'])).toEqual([]);
  await leads.countVisit('2026-11-14');
  const { text, attachment } = await summary(signedLinks(leads.database));
  for (const said of [words.nobodyWaits, words.noPages, leadMailWords.noLinks]) expect(text).toContain(said);
  expect(text).not.toMatch(/\/api\/|undefined/);
  expect(attachment).toBeUndefined();
});

test('the summary lists thirty open leads and counts the others', async () => {
  for (let count = 1; count <= 33; count += 1)
    await accept(leads, { ...ana, message: String(count) }, monday - DAY_MS + count);
  const { text } = await summary();
  expect(text.match(/ya-respondi/g)).toHaveLength(30);
  expect(text).toContain('Esperan 3 más.');
});

test('a summary that is refused repeatedly is sent without visitors’ texts, with their numbers', async () => {
  const { id } = await accept(leads, { ...ana, name: 'Inolvidable' }, monday - DAY_MS);
  const { text, attachment } = await summary(links, 4);
  expect(text).toContain('Contactos: 1');
  expect(text).toMatch(new RegExp(`^Contacto \\(${id}\\) · .* · ${ana.phone}$`, 'm'));
  expect(text).not.toContain('Inolvidable');
  expect(attachment).toBeUndefined();
});

/** The week before a Monday, read on 23 November. */
const weekOf = (day: IsoDate) => weekBefore(leads, day, { now: monday, links, withoutVisitorText: false });

test('Monday’s mail counts the leads that a list announced, and those of which no mail was sent', async () => {
  for (let count = 0; count < 25; count += 1)
    await accept(leads, { ...ana, message: `${count}` }, monday - 3 * DAY_MS);
  await sendDue(
    leads,
    async () => ({ ok: true }),
    () => monday - 3 * DAY_MS,
  );
  await accept(leads, { ...ana, message: 'sin aviso' }, monday - DAY_MS);
  expect((await weekOf('2026-11-23')).notified).toEqual({ own: 0, listed: 25, unsent: 1 });
});

test('once a quarter Monday’s mail says how to find what the mailbox keeps for too long', async () => {
  const said = async (day: IsoDate) => summaryMail(await weekOf(day)).text;
  expect(await said('2026-10-05')).toContain('before:2024/10/05 (subject:contacto OR ');
  expect(await said('2026-10-12')).not.toContain('before:');
});

/** A site as shipped whose year turns by itself, with a price, a photograph and a policy, never signed. */
const in2026: Year = {
  ...taskData(),
  active: seasonFor(2026),
  notices: [],
  offer: { ...taskData().offer, fees: { from: '150000', includes: [] } },
  site: {
    ...site,
    activeSeason: 'auto',
    portrait: { ...site.portrait, photo: '/images/foto.jpg' },
    privacy: { ...site.privacy, policyUrl: 'https://www.ana.co/politica' },
  },
};
const chosen: Year = { ...in2026, site: { ...in2026.site, activeSeason: 2026 } };
test.each<[IsoDate, Year, RegExp]>([
  [
    '2026-07-27',
    in2026,
    /^El 12 de agosto de 2026 empiezan las fechas de renta de las personas naturales\.$/,
  ],
  ['2026-10-12', in2026, /^El 26 de octubre de 2026 es la última fecha .* naturales\.$/],
  ['2026-11-16', chosen, /^Sigue pendiente:\nLa última fecha de la temporada 2026 ya pasó/],
  ['2026-11-23', { ...in2026, notices: [{ until: '2026-11-24' }] }, /^El mensaje .* 24 de noviembre/],
  [
    '2026-11-30',
    in2026,
    /^A tu sitio le falta la UVT de 2027.*\nLas fechas de 2027 que tiene tu sitio son calculadas.*$/,
  ],
  ['2026-12-07', in2026, /^$/],
  [
    '2026-12-21',
    in2026,
    /^El 1 de enero .* pasar solo a 2027.*\nSigue pendiente:\nA tu sitio le falta la UVT de 2027.*\n.*$/,
  ],
  [
    '2027-01-25',
    in2026,
    /^El 9 de febrero .* empiezan .* grandes .*\nSigue pendiente:\nTu sitio sigue en 2026/,
  ],
  ['2027-12-20', in2026, /^Sigue pendiente:\nTu sitio sigue en 2026/],
])('the mail of Monday %s says what is new of the year', (monday, year, said) => {
  expect(newsOf(year, monday).join('\n')).toMatch(said);
});

test('a task that is not urgent comes again with the quarter', () => {
  const unpriced = { ...in2026, offer: taskData().offer };
  const said = (monday: IsoDate) => newsOf(unpriced, monday).join('\n');
  expect(said('2026-07-06')).toMatch(/^Sigue pendiente:\n(?:.*\n)*No dices desde cuánto cobras/m);
  expect(said('2026-07-13')).not.toContain('desde cuánto');
});

test('her reading is compared with the pages as they are, whose year may have turned after it', async () => {
  jest.replaceProperty(site, 'activeSeason', 'auto');
  process.env.NEXT_PUBLIC_BUILD_DAY = '2027-01-04';
  Object.assign(presentation, { signed: '2024-12-02' });
  const changed = latestChange();
  const { news } = await weekOf(addDays(changed, 7));
  jest.restoreAllMocks();
  Reflect.deleteProperty(presentation, 'signed');
  expect(news.join()).toContain(`el 2 de diciembre de 2024, y cambiaron después, el ${formatLong(changed)}`);
});
