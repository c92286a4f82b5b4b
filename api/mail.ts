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
import { pageName } from './leads-csv';
import type { LeadLinks, LinkedLead } from './signed-links';
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

/** A button in the HTML, a line in the plain text. */
type Link = { readonly label: string; readonly address: string };

/** Part of a mail. Only `typed` and `title` may hold a visitor's text. */
type Block =
  | { readonly text: string }
  | { readonly title: string }
  | { readonly typed: readonly (readonly [label: string, text: string])[] }
  | { readonly links: readonly Link[]; readonly look: 'full' | 'outlined' | 'small' };

const { actions, fields: fieldNames } = leadMailWords;

/** Longest `mailto:` address, in characters: in a single lead's mail, in a list. */
const LONGEST = { own: 1900, listed: 700 };

/** Words the mail about one lead. @param earlier the same person's previous leads, oldest first */
export function leadMail({ lead, links }: LinkedLead, earlier: readonly Lead[] = []): Mail {
  const { lead: words } = leadMailWords;
  const tokens = tokensOf(lead);
  const marks = marksOf(lead);
  const days = [...new Set(earlier.map(({ receivedAt }) => fill(words.day, momentOf(receivedAt))))];
  const typed = sentFields.map((field) => [fieldNames[field], lead[field] || words.none] as const);
  const page = lead.page === '' ? [] : [[words.page, pageName(lead.page)] as const];
  return {
    key: keyOf(lead),
    subject: fill(words.subject, tokens),
    ...bodyOf([
      { text: fill(words.introduction, tokens) },
      ...texts(days.length > 0 && fill(words.wrote, { days: new Intl.ListFormat('es').format(days) })),
      ...texts(marks && fill(words.suspicious, { marks })),
      { typed: [...typed, ...page] },
      { links: answerLinks(lead, LONGEST.own), look: 'full' },
      { text: isAnswerable(lead.email) ? words.reply : words.noReply },
      ...(links ? [{ links: ownerLinks(links), look: 'outlined' } as const, { text: words.keys }] : noLinks),
    ]),
    // A strict server refuses a header with a letter like the é of «josé@correo.co».
    ...(isAnswerable(lead.email) &&
      /^[!-~]+@/.test(lead.email) && { replyTo: { name: oneLine(lead.name), address: lead.email } }),
  };
}

/** The name under which the outbox keeps the mail of one lead. */
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
      { text: words.introduction },
      ...leads.flatMap(listed),
      ...texts(...lines.map((lead) => fill(words.line, { ...tokensOf(lead), ...answers(lead) }))),
      ...(leads.some(({ links }) => links === undefined) ? noLinks : []),
    ]),
  };
}

/** Announces leads by number and telephone, without anything else that they wrote. */
export function bareMail(key: string, leads: readonly Lead[]): Mail {
  const { many, withoutVisitorText: words } = leadMailWords;
  return {
    key,
    subject: fill(many.subject, { count: leads.length }),
    ...bodyOf(texts(words.why, ...leads.map(lineWithoutVisitorText))),
  };
}

/** Words the summary that is sent each Monday. */
export function summaryMail(week: Week): Mail {
  const { summary: words } = leadMailWords;
  const { leads, open, visits, notified, table, waiting, waitingCount, pages } = week;
  const tokens = {
    from: formatDayMonth(week.from),
    to: formatLong(week.to),
    leads,
    open,
    visits,
    ...notified,
  };
  const before =
    week.forgetBefore !== undefined && bogotaTime(week.forgetBefore).slice(0, 10).replaceAll('-', '/');
  const byPage = pages.map((each) => fill(words.page, { ...each, page: pageName(each.page) }));
  const missing = waitingCount - waiting.length;
  const { editor, site } = week.urls;
  const buttons = [
    ...(editor ? [{ label: actions.editor, address: editor }] : []),
    ...(site ? [{ label: actions.site, address: site }] : []),
  ];
  return {
    key: `semana-${week.from}`,
    subject: fill(words.subject, tokens),
    ...bodyOf([
      { text: fill(words.greeting, siteWords) },
      ...texts(...week.news),
      ...(buttons.length > 0 ? [{ links: buttons, look: 'small' } as const] : []),
      { text: words.lines.map((line) => fill(line, tokens)).join('\n') },
      ...texts(
        week.untold.length > 0 && [words.untold, ...week.untold.map(lineWithoutVisitorText)].join('\n'),
      ),
      { text: byPage.length > 0 ? [words.pages, ...byPage].join('\n') : words.noPages },
      ...texts(
        waitingCount === 0 && words.nobodyWaits,
        week.withoutVisitorText && leadMailWords.withoutVisitorText.why,
        waiting.length > 0 && words.waiting,
      ),
      ...(week.withoutVisitorText
        ? texts(...waiting.map(({ lead }) => lineWithoutVisitorText(lead)))
        : waiting.flatMap(listed)),
      ...texts(
        missing > 0 && fill(words.more, { count: missing }),
        table && (table.rows < leads ? fill(words.tableCut, { count: table.rows }) : words.table),
      ),
      ...(week.eraseByEmail
        ? [{ links: [{ label: actions.eraseByEmail, address: week.eraseByEmail }], look: 'small' } as const]
        : noLinks),
      ...texts(before && fill(words.forget, { ...siteWords, search: fill(words.search, { before }) })),
      { text: words.why },
    ]),
    ...(table && { attachment: { name: `contactos-${week.from}.csv`, text: table.text } }),
  };
}

/** Renders one lead of a list, with the buttons that its own mail has. */
function listed({ lead, links }: LinkedLead): Block[] {
  const { list: words } = leadMailWords;
  const { phone, email, typed } = answers(lead);
  const marks = lead.marks.length > 0 && fill(words.suspicious, { marks: marksOf(lead) });
  return [
    { title: fill(words.line, tokensOf(lead)) },
    ...texts([`${phone} · ${email}`, typed, marks].filter(Boolean).join('\n')),
    { links: answerLinks(lead, LONGEST.listed), look: 'small' },
    ...(links ? [{ links: ownerLinks(links), look: 'small' } as const] : []),
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

const noLinks: readonly Block[] = [{ text: leadMailWords.noLinks }];

function ownerLinks({ answered, erase }: LeadLinks): Link[] {
  return [
    { label: actions.answered, address: answered },
    { label: actions.erase, address: erase },
  ];
}

/**
 * The links that answer a lead by WhatsApp, phone and e-mail.
 * @param longest length of the `mailto:` address, in characters
 */
function answerLinks(lead: Lead, longest: number): Link[] {
  const { whatsapp, call } = telephoneOf(lead.phone);
  const hello = fill(leadMailWords.hello, { ...siteWords, name: oneLine(lead.name) });
  const links: Link[] = [{ label: actions.call, address: `tel:${call}` }];
  if (whatsapp !== undefined)
    links.unshift({ label: actions.whatsapp, address: whatsappLink(whatsapp, hello) });
  if (isAnswerable(lead.email)) {
    const { subject, wrote } = leadMailWords.reply;
    const quote = [lead.services, lead.message].filter(Boolean).join('\n').replace(/^/gm, '> ');
    const body = `${hello}\r\n\r\n\r\n${fill(wrote, tokensOf(lead))}\r\n${quote.replace(/\r?\n/g, '\r\n')}`;
    const to = encodeURIComponent(lead.email).replace('%40', '@');
    const start = `mailto:${to}?subject=${encodeURIComponent(fill(subject, siteWords))}&body=`;
    links.push({ label: actions.mail, address: start + encodeUpTo(longest - start.length, body) });
  }
  return links;
}

function tokensOf({ id, name, receivedAt }: Lead) {
  return { ...momentOf(receivedAt), id, name: oneLine(name) };
}

/** Formats milliseconds since 1970 as date and time in Colombia. */
export function momentOf(instant: number): { date: string; time: string } {
  return {
    date: formatLong(todayInBogota(instant)),
    time: bogotaTime(instant).slice(11, 16),
  };
}

function texts(...given: readonly (string | false | undefined)[]): Block[] {
  return given.flatMap((text) => (text ? [{ text }] : []));
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

/** Renders blocks as plain text and as HTML with inline styles, because Gmail drops others. */
function bodyOf(blocks: readonly Block[]): { text: string; html: string } {
  return {
    text: blocks.map(inText).join('\n\n'),
    // Sets no background and no text colour, so that dark mode keeps the mail legible.
    html: `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head><body style="margin:0;padding:16px"><div style="max-width:34rem;margin:0 auto;font:16px/1.5 sans-serif;overflow-wrap:anywhere">${blocks.map(inHtml).join('\n')}</div></body></html>`,
  };
}

function inText(block: Block): string {
  if ('text' in block) return block.text;
  if ('title' in block) return block.title;
  if ('links' in block) return block.links.map(({ label, address }) => `${label}: ${address}`).join('\n');
  // Quotes each further line, so that none can imitate the mail's own lines.
  return block.typed.map(([label, text]) => `${label}: ${linesOf(text).join('\n> ')}`).join('\n');
}

const button = 'border-radius:8px;text-decoration:none';
const looks = {
  full: `${button};display:block;margin:10px 0;padding:12px;background:#0b5d46;color:#fff;font-weight:bold;text-align:center`,
  outlined: `${button};display:block;margin:10px 0;padding:12px;border:1px solid;color:inherit;text-align:center`,
  small: `${button};display:inline-block;margin:0 6px 8px 0;padding:11px 10px;border:1px solid;color:inherit;font-size:14px`,
};

function inHtml(block: Block): string {
  if ('text' in block)
    return `<p style="margin:14px 0">${block.text.split('\n').map(escaped).join('<br>')}</p>`;
  if ('title' in block) return `<p style="margin:26px 0 8px;font-weight:bold">${escaped(block.title)}</p>`;
  if ('links' in block) {
    const buttons = block.links.map(
      ({ label, address }) =>
        `<a href="${escaped(address)}" style="${looks[block.look]}">${escaped(label)}</a>`,
    );
    return `<div>${buttons.join('')}</div>`;
  }
  return block.typed
    .map(([label, text]) => {
      const lines = linesOf(text);
      const value = [...(lines.length > 1 ? [''] : []), ...lines].map(escaped).join('<br>');
      return `<p style="margin:8px 0"><b>${escaped(label)}:</b> ${value}</p>`;
    })
    .join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Splits a visitor's text into lines and removes the characters that hide or reverse others. */
function linesOf(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => line.replace(/\p{Bidi_Control}/gu, '').replace(/\p{Cc}/gu, ' '));
}
