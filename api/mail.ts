import { leadMailWords } from '@/content/lead-mail';
import { formatDayMonth, formatLong, todayInBogota } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { siteWords } from '@/lib/words/site-words';
import { whatsappLink } from '@/lib/words/whatsapp';

import { sentFields, type SentField } from '@/lib/lead/contact-fields';
import { bogotaTime } from './days';
import type { Lead } from './leads';
import { isAnswerable } from './marks';
import { pageName } from './page-of-origin';
import type { Week } from './week';

export type Mail = {
  /** Stable for each mail, so that a mailbox recognises a repeated one. */
  readonly key: string;
  readonly subject: string;
  readonly text: string;
  /** A CSV file in UTF-8. */
  readonly attachment?: { readonly name: string; readonly text: string };
  readonly replyTo?: { readonly name: string; readonly address: string };
};

/** Why a mail was not sent; `limited` is a quota, a lock or a policy, `unwritable` a fault of its text. */
export type MailFailure = 'password' | 'connection' | 'busy' | 'limited' | 'refused' | 'unwritable';
export type SendMail = (mail: Mail) => Promise<{ ok: true } | { ok: false; reason: MailFailure }>;

/** Links with which the owner marks a lead as answered, or deletes it. */
export type LeadLinks = { readonly answered: string; readonly erase: string };

/** Writes the mail about one lead, with a WhatsApp link and a reply address. */
export function leadMail(lead: Lead, links?: LeadLinks): Mail {
  const { lead: words } = leadMailWords;
  const tokens = {
    ...siteWords,
    ...momentOf(lead.receivedAt),
    id: String(lead.id),
    name: oneLine(lead.name),
  };
  const phone = leadWhatsapp(lead.phone);
  const answerable = isAnswerable(lead.email);
  const marks = marksOf(lead);
  const fields = sentFields.map(
    (field) => `${leadMailWords.fields[field]}: ${quoted(lead[field]) || words.none}`,
  );
  const parts = [
    fill(words.introduction, tokens),
    marks && [fill(words.suspicious, { marks }), isSpam(lead) && words.spam].filter(Boolean).join(' '),
    [...fields, ...(lead.page === null ? [] : [fill(words.page, { page: pageName(lead.page) })])].join('\n'),
    phone && `${words.whatsapp}\n${whatsappLink(phone, fill(words.whatsappMessage, tokens))}`,
    answerable ? words.reply : words.noReply,
    ...(links === undefined ? [fill(words.done, tokens)] : linkLines(links)),
  ];
  return {
    key: `contacto-${lead.id}-${lead.receivedAt}`,
    subject: fill(words.subject, tokens),
    text: parts.filter(Boolean).join('\n\n'),
    ...(answerable && { replyTo: { name: oneLine(lead.name), address: lead.email } }),
  };
}

/** Writes one mail about many leads, a line each; `leads` may hold fewer than `count`. */
export function digestMail(
  id: number,
  { leads, count }: { readonly leads: readonly Lead[]; readonly count: number },
): Mail {
  const { digest: words } = leadMailWords;
  const lines = leads.map((lead) => {
    const typed = Object.fromEntries(sentFields.map((field) => [field, oneLine(lead[field])])) as Record<
      SentField,
      string
    >;
    const line = fill(words.line, { ...typed, ...momentOf(lead.receivedAt), id: String(lead.id) });
    return lead.marks.length === 0 ? line : `${line} ${fill(words.suspicious, { marks: marksOf(lead) })}`;
  });
  const missing = count - leads.length;
  const parts = [
    lines.length > 0 && [words.introduction, ...lines].join('\n\n'),
    missing > 0 && fill(words.more, { count: String(missing) }),
    words.list,
  ];
  return {
    key: `resumen-${id}`,
    subject: fill(words.subject, { count: String(count) }),
    text: parts.filter(Boolean).join('\n\n'),
  };
}

/** Writes the weekly mail: counts, open leads, the year's next event, and a table of leads. */
export function summaryMail(week: Week): Mail {
  const { summary: words } = leadMailWords;
  const { table, waiting, waitingCount, pages } = week;
  const tokens = {
    from: formatDayMonth(week.from),
    to: formatLong(week.to),
    leads: String(week.leads),
    open: String(week.open),
    visits: String(week.visits),
  };
  const byPage = pages.map(({ page, visits, leads }) =>
    fill(words.page, { page: pageName(page), visits: String(visits), leads: String(leads) }),
  );
  const named = waiting.map((lead) => {
    const line = fill(words.waitingLine, {
      ...{ id: String(lead.id), name: oneLine(lead.name), date: momentOf(lead.receivedAt).date },
    });
    const marks = lead.marks.length === 0 ? '' : ` ${fill(words.suspicious, { marks: marksOf(lead) })}`;
    return [line + marks, lead.answered].filter(Boolean).join('\n');
  });
  const missing = waitingCount - waiting.length;
  const parts = [
    words.lines.map((line) => fill(line, tokens)).join('\n'),
    byPage.length > 0 ? [words.pages, ...byPage].join('\n') : words.noPages,
    waitingCount === 0 && words.nobodyWaits,
    named.length > 0 && [words.waiting, ...named].join('\n\n'),
    missing > 0 && fill(words.more, { count: String(missing) }),
    fill(words.next, { event: week.next }),
    table && (table.rows < week.leads ? fill(words.tableCut, { count: String(table.rows) }) : words.table),
    week.forget && `${words.forget}\n${week.forget}`,
    words.why,
  ];
  return {
    key: `semana-${week.from}`,
    subject: fill(words.subject, tokens),
    text: parts.filter(Boolean).join('\n\n'),
    ...(table && { attachment: { name: `contactos-${week.from}.csv`, text: table.text } }),
  };
}

function linkLines({ answered, erase }: LeadLinks): string[] {
  const { lead: words } = leadMailWords;
  return [`${words.answered}\n${answered}`, `${words.erase}\n${erase}`, words.keys];
}

/** Writes a person's leads, each with its deleting link; `count` is their full number. */
export function forgetMail(
  id: number,
  { leads, count }: { readonly leads: readonly (Lead & { erase: string })[]; readonly count: number },
): Mail {
  const { forget: words } = leadMailWords;
  const lines = leads.map((lead) => {
    const tokens = { ...momentOf(lead.receivedAt), id: String(lead.id), name: oneLine(lead.name) };
    return `${fill(words.line, tokens)}\n${lead.erase}`;
  });
  const missing = count - leads.length;
  const parts =
    count === 0
      ? [words.nobody]
      : [
          words.introduction,
          ...lines,
          missing > 0 && fill(words.more, { count: String(missing) }),
          words.mails,
        ];
  return { key: `olvidar-${id}`, subject: words.subject, text: parts.filter(Boolean).join('\n\n') };
}

/**
 * Returns date and time in Colombia.
 * @param instant milliseconds since 1970
 */
export function momentOf(instant: number): { date: string; time: string } {
  return {
    date: formatLong(todayInBogota(new Date(instant))),
    time: bogotaTime(instant).slice(11, 16),
  };
}

function marksOf({ marks }: Lead): string {
  return marks.map((mark) => leadMailWords.lead.marks[mark]).join(', ');
}

/** Returns whether the lead counts as spam; a mistyped e-mail or a flood alone does not. */
function isSpam({ marks }: Lead): boolean {
  return marks.includes('enlaces') || marks.includes('etiquetas');
}

/** Quotes typed lines, so that none can imitate the mail's own. */
function quoted(text: string): string {
  return text.replace(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/g, '\n> ');
}

/** Shortens a text to one line of 80 characters, fit for a header. */
export function oneLine(text: string): string {
  return Array.from(text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim())
    .slice(0, 80)
    .join('');
}

/** Returns the WhatsApp number; a Colombian mobile may lack its 57, a land line has none. */
function leadWhatsapp(phone: string): string | undefined {
  if (phone.length < 10) return undefined;
  return phone.length === 10 ? `57${phone}` : phone;
}
