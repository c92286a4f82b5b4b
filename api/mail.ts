import { html } from 'hono/html';
import { leadMailWords } from '@/content/lead-mail';
import { sentFields } from '@/lib/lead/contact-fields';
import { telephoneOf } from '@/lib/lead/telephone';
import { formatDayMonth, formatLong, todayInBogota } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { siteWords } from '@/lib/words/site-words';
import { encodeUpTo, whatsappLink } from '@/lib/words/phone-links';
import { bogotaTime } from './bogota-time';
import type { Lead } from './leads';
import { isAnswerable } from './spam';
import { leadsCsv, pageName } from './leads-csv';
import type { LinkedLead } from './signed-links';
import type { Week } from './weekly-summary';

export type Mail = {
  /** The Message-ID's local part; the same at each attempt, so that a mailbox recognises a repeated mail. */
  readonly key: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A CSV file in UTF-8, attached to the mail. */
  readonly attachment?: { readonly name: string; readonly text: string };
  readonly replyTo?: { readonly name: string; readonly address: string };
};

/** `recipient`: the owner's own address was refused. `sender`: the sender isn't the account's. `limited`: a quota, lock or policy. `unwritable`: wording it failed. */
export type MailFailure =
  'password' | 'recipient' | 'sender' | 'connection' | 'busy' | 'limited' | 'refused' | 'unwritable';
export type SendMail = (mail: Mail) => Promise<{ ok: true } | { ok: false; reason: MailFailure }>;

/** Part of a mail, in both its forms. */
type Block = { readonly text: string; readonly html: ReturnType<typeof html> };

const { actions, fields: fieldNames, noLinks } = leadMailWords;

/** Longest `mailto:` address, in characters: in a single lead's mail, in a list. */
const LONGEST = { own: 1900, listed: 700 };

/** Words the mail about one lead. @param earlier the same person's previous leads, oldest first */
export function leadMail({ lead, links }: LinkedLead, earlier: readonly Lead[] = []): Mail {
  const { lead: words } = leadMailWords;
  const tokens = tokensOf(lead);
  const marks = marksOf(lead);
  const days = [...new Set(earlier.map(({ receivedAt }) => fill(words.day, momentOf(receivedAt))))];
  return {
    key: keyOf(lead),
    subject: fill(words.subject, tokens),
    ...bodyOf([
      fill(words.introduction, tokens),
      days.length > 0 && fill(words.wrote, { days: new Intl.ListFormat('es').format(days) }),
      marks && fill(words.suspicious, { marks }),
      answersBlock(lead),
      buttons(answerLinks(lead, LONGEST.own), 'full'),
      isAnswerable(lead.email) ? words.reply : words.noReply,
      links && buttons(links, 'outlined'),
      links ? words.keys : noLinks,
    ]),
    // A strict server refuses a header with a letter like the é of «josé@correo.co».
    ...(isAnswerable(lead.email) &&
      /^[!-~]+@/.test(lead.email) && { replyTo: { name: oneLine(lead.name), address: lead.email } }),
  };
}

/** The key of the mail about one lead. */
export function keyOf({ id, receivedAt }: Lead): string {
  return `contacto-${id}-${receivedAt}`;
}

/** Announces leads: some with buttons, others on one line each. */
export function listMail(key: string, leads: readonly LinkedLead[], lines: readonly Lead[]): Mail {
  const { many: words } = leadMailWords;
  return {
    key,
    subject: fill(words.subject, { count: leads.length + lines.length }),
    ...bodyOf([
      words.introduction,
      ...leads.flatMap(listed),
      ...lines.map((lead) => fill(words.line, { ...tokensOf(lead), ...answers(lead) })),
      leads.some(({ links }) => links === undefined) && noLinks,
    ]),
  };
}

/** Announces leads by number and telephone, without anything else that they wrote. */
export function bareMail(key: string, leads: readonly Lead[]): Mail {
  const { many, withoutVisitorText: words } = leadMailWords;
  return {
    key,
    subject: fill(many.subject, { count: leads.length }),
    ...bodyOf([words.why, ...leads.map(lineWithoutVisitorText)]),
  };
}

/** Words the summary that is sent each Monday. */
export function summaryMail(week: Week): Mail {
  const { summary: words } = leadMailWords;
  const { leads, open, visits, notified, table, waiting, waitingCount, pages, eraseByEmail } = week;
  const tokens = {
    from: formatDayMonth(week.from),
    to: formatLong(week.to),
    leads,
    open,
    visits,
    ...notified,
  };
  const before = week.forgetBefore !== undefined && todayInBogota(week.forgetBefore).replaceAll('-', '/');
  const byPage = pages.map((each) => fill(words.page, { ...each, page: pageName(each.page) }));
  const missing = waitingCount - waiting.length;
  const { editor, site } = week.urls;
  return {
    key: `semana-${week.from}`,
    subject: fill(words.subject, tokens),
    ...bodyOf([
      fill(words.greeting, siteWords),
      ...week.news,
      buttons({ editor, site }, 'small'),
      words.lines.map((line) => fill(line, tokens)).join('\n'),
      week.untold.length > 0 && [words.untold, ...week.untold.map(lineWithoutVisitorText)].join('\n'),
      byPage.length > 0 ? [words.pages, ...byPage].join('\n') : words.noPages,
      waitingCount === 0 && words.nobodyWaits,
      week.withoutVisitorText && leadMailWords.withoutVisitorText.why,
      waiting.length > 0 && words.waiting,
      ...(week.withoutVisitorText
        ? waiting.map(({ lead }) => lineWithoutVisitorText(lead))
        : waiting.flatMap(listed)),
      missing > 0 && fill(words.more, { count: missing }),
      table && (table.length < leads ? fill(words.tableCut, { count: table.length }) : words.table),
      eraseByEmail ? buttons({ eraseByEmail }, 'small') : noLinks,
      before && fill(words.forget, { ...siteWords, search: fill(words.search, { before }) }),
      words.why,
    ]),
    ...(table && { attachment: { name: `contactos-${week.from}.csv`, text: leadsCsv(table) } }),
  };
}

/** Renders one lead of a list, with the buttons that its own mail has. */
function listed({ lead, links }: LinkedLead) {
  const { list: words } = leadMailWords;
  const { phone, email, typed } = answers(lead);
  const marks = lead.marks.length > 0 && fill(words.suspicious, { marks: marksOf(lead) });
  return [
    titleBlock(fill(words.line, tokensOf(lead))),
    [`${phone} · ${email}`, typed, marks].filter(Boolean).join('\n'),
    buttons(answerLinks(lead, LONGEST.listed), 'small'),
    links && buttons(links, 'small'),
  ];
}

/** Names a lead without anything that a mail server could refuse. */
function lineWithoutVisitorText(lead: Lead): string {
  return fill(leadMailWords.withoutVisitorText.line, { ...tokensOf(lead), phone: lead.phone });
}

function answers({ phone, email, services, message }: Lead) {
  const typed = oneLine([services, message].filter(Boolean).join(' · '), 200);
  return { phone, email: oneLine(email), typed };
}

/**
 * The addresses that answer a lead by WhatsApp, phone and e-mail.
 * @param longest length of the `mailto:` address, in characters
 */
function answerLinks(lead: Lead, longest: number) {
  const { whatsapp, call } = telephoneOf(lead.phone);
  const hello = fill(leadMailWords.hello, { ...siteWords, name: oneLine(lead.name) });
  return {
    whatsapp: whatsapp && whatsappLink(whatsapp, hello),
    call: `tel:${call}`,
    mail: isAnswerable(lead.email) ? mailtoLink(lead, hello, longest) : undefined,
  };
}

function mailtoLink(lead: Lead, hello: string, longest: number): string {
  const { subject, wrote } = leadMailWords.reply;
  const quote = [lead.services, lead.message].filter(Boolean).join('\n').replace(/^/gm, '> ');
  const body = `${hello}\r\n\r\n\r\n${fill(wrote, tokensOf(lead))}\r\n${quote.replace(/\r?\n/g, '\r\n')}`;
  const to = encodeURIComponent(lead.email).replace('%40', '@');
  const start = `mailto:${to}?subject=${encodeURIComponent(fill(subject, siteWords))}&body=`;
  return start + encodeUpTo(longest - start.length, body);
}

export function tokensOf({ id, name, receivedAt }: Lead) {
  return { ...momentOf(receivedAt), id, name: oneLine(name) };
}

/** Formats milliseconds since 1970 as date and time in Colombia. */
export function momentOf(instant: number): { date: string; time: string } {
  return {
    date: formatLong(todayInBogota(instant)),
    time: bogotaTime(instant).slice(11, 16),
  };
}

function marksOf({ marks }: Lead): string {
  return marks.map((mark) => leadMailWords.lead.marks[mark]).join(', ');
}

/** Shortens a text to one line that is safe in a mail header, where `=?` starts an encoded word. */
export function oneLine(text: string, longest = 80): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').replaceAll('=?', '= ?');
  const letters = Array.from(line.trim());
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : letters.join('');
}

/** Joins a mail's parts, of which a text is a paragraph. The HTML has inline styles, because Gmail drops others. */
function bodyOf(parts: readonly (Block | string | false | undefined)[]): { text: string; html: string } {
  const blocks = parts
    .map((part) => (typeof part === 'object' ? part : paragraph(part || '')))
    .filter(({ text }) => text !== '');
  // Sets no background and no text colour, so that dark mode keeps the mail legible.
  const page = html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
      </head>
      <body style="margin:0;padding:16px">
        <div style="max-width:34rem;margin:0 auto;font:16px/1.5 sans-serif;overflow-wrap:anywhere">
          ${blocks.map((block) => block.html)}
        </div>
      </body>
    </html>`;
  return { text: blocks.map(({ text }) => text).join('\n\n'), html: String(page) };
}

function paragraph(text: string): Block {
  return { text, html: html`<p style="margin:14px 0">${inLines(text.split('\n'))}</p>` };
}

function titleBlock(text: string): Block {
  return { text, html: html`<p style="margin:26px 0 8px;font-weight:bold">${text}</p>` };
}

/** Shows what a visitor typed in each field, and on which page. */
function answersBlock(lead: Lead): Block {
  const { none, page } = leadMailWords.lead;
  const fields: { label: string; lines: string[] }[] = sentFields.map((field) => ({
    label: fieldNames[field],
    lines: linesOf(lead[field] || none),
  }));
  if (lead.page !== '') fields.push({ label: page, lines: linesOf(pageName(lead.page)) });
  const shown = fields.map(
    ({ label, lines }) =>
      html`<p style="margin:8px 0">
        <b>${label}:</b> ${inLines(lines.length > 1 ? ['', ...lines] : lines)}
      </p>`,
  );
  return {
    // Quotes each further line, so that none can imitate the mail's own lines.
    text: fields.map(({ label, lines }) => `${label}: ${lines.join('\n> ')}`).join('\n'),
    html: html`${shown}`,
  };
}

const button = 'border-radius:8px;text-decoration:none';
const looks = {
  full: `${button};display:block;margin:10px 0;padding:12px;background:#0b5d46;color:#fff;font-weight:bold;text-align:center`,
  outlined: `${button};display:block;margin:10px 0;padding:12px;border:1px solid;color:inherit;text-align:center`,
  small: `${button};display:inline-block;margin:0 6px 8px 0;padding:11px 10px;border:1px solid;color:inherit;font-size:14px`,
};

/** Shows each known address as a button in the HTML and as a line in the text. */
function buttons(
  addresses: { readonly [Action in keyof typeof actions]?: string },
  look: keyof typeof looks,
): Block {
  const links = (Object.keys(addresses) as (keyof typeof actions)[]).flatMap((action) => {
    const address = addresses[action];
    return address ? { label: actions[action], address } : [];
  });
  const shown = links.map(
    ({ label, address }) => html`<a href="${address}" style="${looks[look]}">${label}</a>`,
  );
  return {
    text: links.map(({ label, address }) => `${label}: ${address}`).join('\n'),
    html: html`<div>${shown}</div>`,
  };
}

function inLines(lines: readonly string[]) {
  return lines.map((line, index) => (index === 0 ? line : html`<br />${line}`));
}

/** Splits a visitor's text into lines and removes the characters that hide or reverse others. */
function linesOf(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => line.replace(/\p{Bidi_Control}/gu, '').replace(/\p{Cc}/gu, ' '));
}
