/** @jest-environment node */
import { leadMailWords } from '@/content/lead-mail';
import { pages } from '@/content/pages';
import { presentation } from '@/content/presentation';
import { uvts } from '@/content/season-records';
import { site } from '@/content/site';
import { seasonOf, seasons } from '@/lib/seasons';
import { latestChange } from '@/lib/seo/page-entry';
import { addDays, formatLong } from '@/lib/tax/dates';
import type { IsoDate } from '@/content/tax-calendar/types';
import { seasonFor } from '@/lib/words/active-season';
import { sampleRequest as ana } from '@/lib/lead/sample-request';
import type { Leads } from './leads';
import { summaryMail, type Mail, type MailFailure, type SendMail } from './mail';
import { eventOf, weekBefore } from './weekly-summary';
import { sendDue, writeSummary } from './outbox';
import { signedLinks, type SignedLinks } from './signed-links';
import { memoryLeads } from './testing/memory-leads';
import { accept } from './testing/accept';

const DAY = 24 * 3_600_000;
/** Monday 23 November 2026, 0:00 in Colombia. */
const monday = Date.parse('2026-11-23T05:00:00Z');

let leads: Leads;
let links: SignedLinks;

beforeEach(() => {
  leads = memoryLeads();
  links = signedLinks(leads.database, 'https://contadora.example', { editor: 'https://editor.example' });
});

/** Returns Monday's mail, sent after the server has refused this many attempts. */
async function summary(signed = links, refusals = 0, reason: MailFailure = 'refused'): Promise<Mail> {
  const summaries: Mail[] = [];
  const send: SendMail = async (mail) => {
    if (!mail.key.startsWith('semana')) return { ok: true };
    return summaries.push(mail) > refusals ? { ok: true } : { ok: false, reason };
  };
  for (let time = monday; time < monday + 7 * DAY; time += DAY / 24) {
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
  await leads.countVisit('2026-11-23');
  await accept(leads, { ...ana, name: 'Quien esperaba' }, monday - 60 * DAY);
  await accept(leads, { ...ana, name: 'Ana\n999 · Otra' }, monday - 5 * DAY, pages.incomeTax.path);
  const { id } = await accept(leads, { ...ana, name: 'Respondida' }, monday - 4 * DAY);
  await leads.done(id, monday);
  const { id: deleted } = await accept(leads, { ...ana, name: 'Borrada' }, monday - 3 * DAY);
  await leads.softDelete([deleted], monday);

  const { subject, text } = await summary();
  expect(subject).toBe('Tu sitio, semana del 16 de noviembre al 22 de noviembre de 2026');
  expect(text).toMatch(
    /^Buenos días, [^\n]+\n\n(?:(?:[^\n]+\n)+\n)?Abrir el editor: https:\/\/editor\.example\nVer tu sitio: https:\/\/contadora\.example\n/,
  );
  expect(text).toContain('Contactos: 2 (esperan tu respuesta: 1)\nVisitas: 3\n');
  expect(text).toContain(
    'De esos contactos, 2 te llegaron cada uno en su correo y 0 en una lista. Falta enviarte 0.\n',
  );
  expect(text).toContain(`${words.pages}\n2 y 1 · ${pages.incomeTax.label}\n1 y 0 · ${pages.home.label}\n`);
  const [, waiting = ''] = text.split(words.waiting);
  expect(waiting).toMatch(
    /^\s+Ana 999 · Otra \(2\) · 18 de noviembre de 2026, 00:00\n[^]*WhatsApp: https:\S+\nLlamar: tel:\+57\d+\nResponder por correo: mailto:\S+\s+Ya respondí: \S+\/ya-respondi\/2-\d+\/\S+\n[^]*Quien esperaba \(1\) · 24 de septiembre de 2026, 00:00\n/,
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
    await accept(leads, { ...ana, message: String(count) }, monday - DAY + count);
  const { text } = await summary();
  expect(text.match(/ya-respondi/g)).toHaveLength(30);
  expect(text).toContain('Esperan 3 más.');
});

test('a summary that is refused repeatedly is sent without visitors’ texts, with their numbers', async () => {
  const { id } = await accept(leads, { ...ana, name: 'Inolvidable' }, monday - DAY);
  const { text, attachment } = await summary(links, 4);
  expect(text).toContain('Contactos: 1');
  expect(text).toMatch(new RegExp(`^Contacto \\(${id}\\) · .* · ${ana.phone}$`, 'm'));
  expect(text).not.toContain('Inolvidable');
  expect(attachment).toBeUndefined();
});

test('a summary that failed because of the mailbox has the texts and the table', async () => {
  await accept(leads, { ...ana, name: 'Inolvidable' }, monday - DAY);
  const { text, attachment } = await summary(links, 5, 'password');
  expect(text).toContain('Inolvidable (');
  expect(attachment?.text).toContain('Inolvidable');
});

test('Monday’s mail counts the leads that a list announced, and those of which no mail was sent', async () => {
  for (let count = 0; count < 25; count += 1)
    await accept(leads, { ...ana, message: `${count}` }, monday - 3 * DAY);
  await sendDue(
    leads,
    async () => ({ ok: true }),
    () => monday - 3 * DAY,
  );
  await accept(leads, { ...ana, message: 'sin aviso' }, monday - DAY);
  const { notified } = await weekBefore(leads, '2026-11-23', { now: monday, links, isBare: false });
  expect(notified).toEqual({ own: 0, listed: 25, unsent: 1 });
});

test('once a quarter Monday’s mail says how to find what the mailbox keeps for too long', async () => {
  const said = async (day: IsoDate) =>
    summaryMail(await weekBefore(leads, day, { now: monday, links, isBare: false })).text;
  expect(await said('2026-10-05')).toContain('before:2024/10/05 (subject:contacto OR ');
  expect(await said('2026-10-12')).not.toContain('before:');
});

/** The seasons until 2027, without and with the data that the owner fills in for 2027. */
const known = seasons.filter(({ year }) => year <= 2027);
const complete = known.map((season) =>
  season.year === 2027
    ? seasonOf(
        { year: 2027, updated: '2026-12-20', published: { source: 'DIAN', url: 'https://www.dian.gov.co/' } },
        [...uvts, { year: 2027, pesos: 54_000 }],
      )
    : season,
);
const active = seasonFor(2027);
const notices: { until: IsoDate }[] = [{ until: '2026-11-24' }];
const auto = { active: seasonFor(2026), seasons: known, turnsByItself: true, notices: [] as typeof notices };
const chosen = { ...auto, turnsByItself: false };
test.each<[IsoDate, typeof auto, RegExp | undefined]>([
  ['2026-07-27', auto, /^El 12 de agosto de 2026 empiezan las fechas de renta de las personas naturales\.$/],
  ['2026-10-12', auto, /^El 26 de octubre de 2026 es la última fecha .* naturales\.$/],
  [
    '2026-10-26',
    chosen,
    /temporada 2026 ya pasó, el 26 de octubre de 2026\. En el editor, .* elige «La del año en curso»/,
  ],
  ['2026-11-16', chosen, /^Sigue pendiente\. La última fecha de la temporada 2026 ya pasó/],
  ['2026-12-14', chosen, /^Sigue pendiente\. .* 2026 ya pasó[^\n]*\n.*la UVT de 2027/],
  ['2027-01-04', { ...chosen, active: seasonFor(2025) }, /^Sigue pendiente\. .* 2025 ya pasó/],
  ['2030-01-07', { ...chosen, active: seasonFor(2025) }, /2025 ya pasó, .* elige «La del año en curso»/],
  ['2026-11-23', { ...auto, notices }, /mensaje .* 24 de noviembre/],
  ['2026-11-30', auto, /enero tu sitio pasa solo a 2027, y le falta la UVT de 2027 y que compares/],
  ['2026-12-07', auto, undefined],
  ['2026-12-14', auto, /le falta la UVT de 2027/],
  ['2026-11-30', { ...auto, seasons: complete }, undefined],
  ['2026-12-21', { ...auto, seasons: complete }, /^El 1 de enero tu sitio pasa solo a 2027\.$/],
  [
    '2027-01-04',
    auto,
    /^Sigue pendiente\. A tu sitio le falta, para 2027, la UVT de 2027 [^.]*\. Complétalo en el editor, en «Temporadas y UVT»\.$/,
  ],
  ['2027-10-04', { ...auto, active, seasons: complete }, undefined],
])('the mail of Monday %s names the right event of the year', (monday, year, said) => {
  expect(eventOf(year, monday) ?? '').toMatch(said ?? /^$/);
});

test('while the open season has no limits, every Monday says so', () => {
  const all = [...known, seasonOf({ year: 2028, updated: '2026-11-25' }, uvts)];
  const year = { ...auto, active: all.at(-1) ?? active, seasons: all };
  for (const monday of ['2028-01-03', '2028-01-10', '2028-02-07', '2028-07-24'] as const)
    expect(eventOf(year, monday)).toMatch(/Sigue pendiente\. A tu sitio le falta, para 2028, la UVT de 2027/);
});

test('texts that changed after she signed her reading are named in the next mail, and none before she signed', () => {
  const reading = { signed: '2026-12-02', changed: '2026-12-03' } as const;
  expect(eventOf({ ...auto, reading }, '2026-12-07')).toMatch(
    /^Leíste todo tu sitio el 2 de diciembre de 2026/,
  );
  expect(eventOf({ ...auto, reading: { ...reading, signed: '2026-12-03' } }, '2026-12-07')).toBeUndefined();
});

test('her reading is compared with the pages as they are, whose year may have turned after it', async () => {
  jest.replaceProperty(site, 'activeSeason', 'auto');
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BUILD_DAY: '2027-01-04' });
  Object.assign(presentation, { signed: '2024-12-02' });
  const changed = latestChange();
  const { event } = await weekBefore(leads, addDays(changed, 1), { now: monday, links, isBare: false });
  jest.restoreAllMocks();
  Reflect.deleteProperty(presentation, 'signed');
  expect(event).toContain(`el 2 de diciembre de 2024, y cambió después, el ${formatLong(changed)}`);
});

test.each([
  ['filled in nothing', known],
  ['filled in the year', complete],
])('an owner who %s is told each event of 2027 once, and each open task once a quarter', (_, seasons) => {
  const mondays = Array.from({ length: 52 }, (_, week) => addDays('2027-01-04', 7 * week));
  const said = mondays.flatMap((monday) => eventOf({ ...auto, active, seasons }, monday) ?? []);
  const news = said.filter((each) => !each.startsWith('Sigue pendiente'));
  expect(new Set(news).size).toBe(news.length);
  expect(said.length - news.length).toBeLessThanOrEqual(4);
  expect(said.length).toBeLessThan(12);
  expect(said.join()).not.toMatch(/undefined|\{/);
});
