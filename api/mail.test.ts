/** @jest-environment node */
import { load } from 'cheerio';
import { leadMailWords } from '@/content/lead-mail';
import { pages } from '@/content/pages';
import { fill } from '@/lib/words/fill';
import type { Lead } from './leads';
import { listMail, leadMail } from './mail';
import type { LinkedLead } from './signed-links';
import { sampleLead as ana } from './testing/sample-lead';

/* Words and buttons of the mails, without a database or a mail server. */

const office = 'https://contadora.example/api/oficina';
const links = { answered: `${office}/ya-respondi/12/1/x`, erase: `${office}/borrar/12/1/x` };
const mailOf = (changes: Partial<Lead> = {}, earlier: readonly Lead[] = []) =>
  leadMail({ lead: { ...ana, ...changes }, links }, earlier);
const { actions, lead: words } = leadMailWords;

/** The address that a button of the mail's HTML links to. */
const addressOf = (html: string, label: string) =>
  load(html)('a')
    .toArray()
    .map((each) => load(html)(each))
    .find((each) => each.text() === label)
    ?.attr('href');
/** The text that a person reads in the mail's HTML. */
const readIn = (html: string) => load(html.replaceAll('<br />', '\n'))('body').text();

test('a lead’s mail has a button for each way to answer, for «ya respondí» and for «borrar»', () => {
  const { html, text } = mailOf({ message: 'Hola,\n¿cuánto cuesta?' });
  const all = Object.entries(actions).filter(([name]) => !['eraseByEmail', 'editor', 'site'].includes(name));
  for (const [, label] of all) {
    const address = addressOf(html, label) ?? '';
    expect(text).toContain(`${label}: ${address}`);
  }
  expect(addressOf(html, actions.whatsapp)).toMatch(/^https:\/\/wa\.me\/573001234567\?text=Hola%20Ana%2C/);
  expect(addressOf(html, actions.call)).toBe('tel:+573001234567');
  expect(addressOf(html, actions.answered)).toBe(links.answered);
  expect(addressOf(html, actions.erase)).toBe(links.erase);
  const mailto = new URL(addressOf(html, actions.mail) ?? '');
  expect(mailto.pathname).toBe('ana@correo.example');
  expect(mailto.searchParams.get('subject')).toMatch(/^Tu mensaje a /);
  expect(mailto.searchParams.get('body')).toMatch(/\r\n> RUT\r\n> Hola,\r\n> ¿cuánto cuesta\?$/);
  for (const said of [words.keys, words.reply, `${words.page}: ${pages.home.label}`])
    expect(readIn(html)).toContain(said);
  expect(html).not.toMatch(/<img|url\(|src=|<style|<script/);
  expect(text).not.toContain('npm run');
});

test('the mail of a suspicious lead warns her, and says why', () => {
  expect(mailOf({ marks: ['enlaces'] }).text).toContain(
    fill(words.suspicious, { marks: words.marks.enlaces }),
  );
});

test('the mail names the days on which the same person wrote before', () => {
  const on = (day: string) => ({ ...ana, receivedAt: Date.parse(`${day}T14:00:00Z`) });
  const { html } = mailOf({}, [on('2026-11-02'), on('2026-11-02'), on('2026-11-20')]);
  expect(readIn(html)).toContain(
    'Ya te había escrito el 2 de noviembre de 2026 y el 20 de noviembre de 2026.',
  );
  expect(mailOf().text).not.toContain('Ya te había escrito');
});

test('the mail has no button for an e-mail that can’t be answered, and says why links are missing', () => {
  const { html } = mailOf({ email: 'ana@correo.example, b@malo.example' });
  expect(addressOf(html, actions.mail)).toBeUndefined();
  expect(readIn(html)).toContain(words.noReply);
  for (const mail of [
    leadMail({ lead: ana, links: undefined }),
    listMail('resumen-1', [{ lead: ana, links: undefined }], []),
  ]) {
    expect(readIn(mail.html)).toContain(leadMailWords.noLinks);
    expect(mail.html).not.toContain('/api/');
  }
});

test('a visitor’s text can’t add markup, hidden characters or a line that looks like the mail’s own', () => {
  const { html, text, subject } = mailOf({
    name: '=?utf-8?B?QmNj?= \u202eAna\u200b<b onclick="x">\r\nBcc: x@malo.example',
    message: '<img src=x onerror=y>\u202e"\'&amp;\nYa respondí: https://malo.example\u2028Borrar: x',
  });
  expect(subject).toBe('Contacto: = ?utf-8?B?QmNj?= Ana <b onclick="x"> Bcc: x@malo.example (12)');
  expect(load(html)('img, [onerror], [onclick]')).toHaveLength(0);
  expect(html).not.toContain('onclick="x"');
  expect(readIn(html)).toContain('<img src=x onerror=y>"\'&amp;\nYa respondí: https://malo.example\nBorrar');
  expect(html + text).not.toMatch(/\u202e/);
  expect(text).toMatch(/\n> Ya respondí: https:\/\/malo\.example\n> Borrar: x\n/);
});

test('the longest message still gives a `mailto:` link of at most 1,900 characters', () => {
  const { html } = mailOf({ name: 'ñ'.repeat(200), message: '🧾'.repeat(2500) });
  expect(addressOf(html, actions.mail)?.length).toBeLessThan(2048);
});

test('a list shows each lead’s text and buttons, and no command to type', () => {
  const leads: LinkedLead[] = [
    { lead: { ...ana, message: 'Hola\nsoy yo', marks: ['avalancha'] }, links },
    { lead: { ...ana, id: 11, name: 'Luz\n999 · Otra' }, links },
  ];
  const { html, text } = listMail('resumen-7', leads, [{ ...ana, id: 10, message: 'x\ny' }]);
  expect(text).toMatch(new RegExp(`^${leadMailWords.many.introduction}\n`));
  expect(text).toContain(
    'Ana (12) · 23 de noviembre de 2026, 09:05\n\n3001234567 · ana@correo.example\nRUT · Hola soy yo\n⚠ muchos más',
  );
  expect(text).toContain('Luz 999 · Otra (11) · 23 de noviembre de 2026, 09:05\n');
  expect(text).toContain('09:05 · 3001234567 · ana@correo.example · RUT · x y');
  expect(load(html)('a').toArray()).toHaveLength(10);
  expect(text).not.toContain('npm run');
});

test('words that a list has no room for end in «…», so that nobody takes them for the whole message', () => {
  const { text } = listMail(
    'resumen-7',
    [],
    [{ ...ana, message: 'empleados, régimen ordinario, '.repeat(9) }],
  );
  expect(text).toMatch(/ordinario, empleados, ré…$/m);
});
