/** @jest-environment node */
import { leadMailWords } from '@/content/lead-mail';
import { pages } from '@/content/pages';
import { seasons } from '@/lib/seasons';
import type { IsoDate } from '@/content/seasons/types';
import { seasonFor } from '@/lib/words/active-season';
import { sampleRequest as ana } from '@/lib/lead/sample-request';
import type { Leads } from './leads';
import type { Mail, SendMail } from './mail';
import { nextEvent } from './week';
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
  links = signedLinks(leads.database, 'https://contadora.example');
});

/** Returns the Monday mail, of which the server refuses some first. */
async function summary(signed = links, refusals = 0): Promise<Mail> {
  const summaries: Mail[] = [];
  const send: SendMail = async (mail) => {
    if (!mail.key.startsWith('semana')) return { ok: true };
    return summaries.push(mail) > refusals ? { ok: true } : { ok: false, reason: 'refused' };
  };
  for (let time = monday; time < monday + 7 * DAY; time += DAY / 24) {
    await writeSummary(leads, time);
    await sendDue(leads, send, () => time, signed);
  }
  expect(summaries).toHaveLength(refusals + 1);
  return summaries[refusals] as Mail;
}

const { summary: words } = leadMailWords;

test('tells once what each page brought, who waits with a link each, and where to have somebody forgotten', async () => {
  for (const page of [pages.home.path, pages.incomeTax.path, pages.incomeTax.path])
    await leads.countVisit('2026-11-18', page);
  await leads.countVisit('2026-11-23');
  await accept(leads, { ...ana, name: 'Quien esperaba' }, monday - 60 * DAY);
  await accept(leads, { ...ana, name: 'Ana\n999 · Otra' }, monday - 5 * DAY, pages.incomeTax.path);
  const { id } = await accept(leads, { ...ana, name: 'Respondida' }, monday - 4 * DAY);
  await leads.done(id, monday);
  const { id: deleted } = await accept(leads, { ...ana, name: 'Borrada' }, monday - 3 * DAY);
  await leads.hide([deleted], monday);

  const { subject, text } = await summary();
  expect(subject).toBe('Tu sitio, semana del 16 de noviembre al 22 de noviembre de 2026');
  expect(text).toContain('Contactos: 2 (sin atender: 1)\nVisitas: 3\n');
  expect(text).toContain(
    `${words.pages}\n${pages.incomeTax.label}: visitas 2, contactos 1\n${pages.home.label}: visitas 1, contactos 0\n`,
  );
  const [, waiting = ''] = text.split(words.waiting);
  expect(waiting).toMatch(
    /^\s+2 · 18 de noviembre de 2026, 00:00 · Ana 999 · Otra\n[^]*WhatsApp: https:\S+\nLlamar: tel:\+57\d+\nResponder por correo: mailto:\S+\s+Ya respondí: \S+\/ya-respondi\/2-\d+\/\S+\n[^]*1 · 24 de septiembre de 2026, 00:00 · Quien esperaba\n/,
  );
  expect(text).toMatch(
    /\nOlvidar a alguien[^:]+: https:\/\/contadora\.example\/api\/oficina\/olvidar\/0\/\d+\/\S+\n/,
  );
  expect(text).not.toMatch(/Respondida|Borrada/);
});

test('of a week without anybody says so; of a week before the first day there is none', async () => {
  await writeSummary(leads, monday);
  expect(await leads.database.read(['SELECT * FROM outbox'])).toEqual([]);
  await leads.countVisit('2026-11-14');
  const { text, attachment } = await summary(signedLinks(leads.database));
  for (const said of [words.nobodyWaits, words.noPages, leadMailWords.noLinks]) expect(text).toContain(said);
  expect(text).not.toMatch(/\/api\/|undefined/);
  expect(attachment).toBeUndefined();
});

test('names thirty who wait, and how many more do', async () => {
  for (let count = 1; count <= 33; count += 1)
    await accept(leads, { ...ana, message: String(count) }, monday - DAY + count);
  const { text } = await summary();
  expect(text.match(/ya-respondi/g)).toHaveLength(30);
  expect(text).toContain('Esperan 3 más.');
});

test('one that is refused again and again goes without what visitors typed', async () => {
  await accept(leads, { ...ana, name: 'Inolvidable' }, monday - DAY);
  const { text, attachment } = await summary(links, 3);
  expect(text).toContain('Contactos: 1');
  expect(text).not.toContain('Inolvidable');
  expect(attachment).toBeUndefined();
});

const active = seasonFor(2027);
const notices: { until: IsoDate }[] = [{ until: '2026-11-24' }];
const year = { active: seasonFor(2026), seasons, turnsByItself: false, notices: [] as typeof notices };
test.each<[IsoDate, Partial<typeof year>, RegExp]>([
  ['2026-06-01', {}, /la última fecha de la temporada 2026 es el 26 de octubre de 2026/],
  ['2026-11-20', {}, /temporada 2026 ya pasó, el 26 de octubre de 2026; elige 2027 en el editor/],
  ['2026-11-23', { active: seasonFor(2025) }, /temporada 2025 ya pasó, .* de 2025; elige 2027 en/],
  ['2030-01-01', { active: seasonFor(2025) }, /temporada 2025 ya pasó, .* pide a quien te ayuda/],
  ['2026-11-20', { active }, /en diciembre la DIAN publica el calendario y la UVT de 2027/],
  ['2027-02-01', { active }, /para 2027 falta la UVT de 2027 y comparar las fechas/],
  ['2026-11-30', { turnsByItself: true }, /en diciembre la DIAN publica/],
  ['2026-12-01', { turnsByItself: true }, /enero tu sitio pasa solo a 2027. Falta la UVT de 2027 y/],
  ['2027-12-06', { turnsByItself: true }, /para 2027 falta la UVT/],
  ['2026-11-20', { active, notices }, /aviso .* 24 de noviembre/],
  ['2026-11-25', { active, notices }, /en diciembre/],
])('the year’s next event on %s', (today, changes, said) => {
  expect(nextEvent({ ...year, ...changes }, today)).toMatch(said);
});
