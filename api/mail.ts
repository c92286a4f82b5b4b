import { createTransport } from 'nodemailer';

import { leadMailWords } from '@/content/lead-mail';
import { site } from '@/content/site';
import { formatDayMonth, formatLong, todayInBogota } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { siteWords } from '@/lib/words/site-words';
import { whatsappLink } from '@/lib/words/whatsapp';

import { sentFields, type SentField } from '@/lib/lead/contact-fields';
import { bogotaTime } from './days';
import { isAnswerable, type Lead } from './leads';
import { pageName } from './page-of-origin';
import type { Week } from './week';

export type Mail = {
  /** The same for the same mail, so that a mailbox knows one that was sent twice. */
  readonly key: string;
  readonly subject: string;
  readonly text: string;
  /** A table, in UTF-8. */
  readonly attachment?: { readonly name: string; readonly text: string };
  readonly replyTo?: { readonly name: string; readonly address: string };
};

/**
 * Why a mail could not be sent: the `password` is wrong, the server can't be reached (`connection`), it
 * takes none for the moment (`busy`) or for long (`limited`: a quota, a lock, a policy), it does not take
 * this one (`refused`), or there are no words for it (`unwritable`).
 */
export type MailFailure = 'password' | 'connection' | 'busy' | 'limited' | 'refused' | 'unwritable';
export type SendMail = (mail: Mail) => Promise<{ ok: true } | { ok: false; reason: MailFailure }>;

export type MailSettings = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly from: string;
  readonly to: string;
};

/** Addresses at which the owner says that she has answered a lead, and deletes it. */
export type LeadLinks = { readonly answered: string; readonly erase: string };

/** Tells the owner of a lead; to answer, one tap on WhatsApp or the mail program's own button. */
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
  const fields = sentFields.map((field) => `${words.fields[field]}: ${quoted(lead[field]) || words.none}`);
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

/** Tells of many at once, in a line each; `told` may have fewer of them than `count`. */
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

/** The week, who waits, what comes next, and the week's leads as a table. */
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

/** Somebody's leads, each with the link that deletes it; `count` is how many there are. */
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

/** In Colombia. @param instant milliseconds since 1970 */
export function momentOf(instant: number): { date: string; time: string } {
  return {
    date: formatLong(todayInBogota(new Date(instant))),
    time: bogotaTime(instant).slice(11, 16),
  };
}

function marksOf({ marks }: Lead): string {
  return marks.map((mark) => leadMailWords.lead.marks[mark]).join(', ');
}

/** As the keeper has it: an e-mail that is only mistyped is no spam, nor is one of a flood with a mail of its own. */
function isSpam({ marks }: Lead): boolean {
  return marks.includes('enlaces') || marks.includes('etiquetas');
}

/** What was typed can't pass for a line of the mail's own. */
function quoted(text: string): string {
  return text.replace(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/g, '\n> ');
}

/** A header is one line, and a subject a short one. */
export function oneLine(text: string): string {
  return Array.from(text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim())
    .slice(0, 80)
    .join('');
}

/** A Colombian mobile without its country, or any number with one; a local land line has no WhatsApp. */
function leadWhatsapp(phone: string): string | undefined {
  if (phone.length < 10) return undefined;
  return phone.length === 10 ? `57${phone}` : phone;
}

/**
 * Sends through an ordinary mailbox, by SMTP.
 * @param patience milliseconds without a word from the server
 */
export function smtp(
  { host, port, user, password, from, to }: MailSettings,
  { patience = 20_000 } = {},
): SendMail {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(host);
  return async ({ key, subject, text, attachment, replyTo }) => {
    const transport = createTransport({
      host,
      port,
      secure: port === 465,
      // Elsewhere than on this machine, a password is never sent in the open.
      requireTLS: port !== 465 && !isLocal,
      ...(user && { auth: { user, pass: password } }),
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail({
        from: { name: site.businessName, address: from },
        to,
        replyTo,
        subject,
        text,
        ...(attachment && {
          attachments: [
            {
              filename: attachment.name,
              content: attachment.text,
              contentType: 'text/csv; charset=utf-8',
            },
          ],
        }),
        messageId: `<${key}@${from.split('@').at(-1)}>`,
      });
      return { ok: true };
    } catch (error) {
      return { ok: false, reason: failureOf(error as SmtpError) };
    } finally {
      transport.close();
    }
  };
}

type SmtpError = { code?: string; responseCode?: number; response?: string };

function failureOf({ code = '', responseCode = 0, response = '' }: SmtpError): MailFailure {
  // 421 and 454: too many connections or log-ins · 530: no leave to send · 5.4.5: the day's quota · 5.7.x: a policy · 4.2.x: the mailbox is locked.
  const isLimit =
    [421, 454, 530].includes(responseCode) || /^\d{3}[ -](5\.4\.5|5\.7\.\d+|4\.2\.\d+)\b/.test(response);
  if (code === 'EAUTH' && ![421, 454].includes(responseCode)) return 'password';
  if (isLimit) return 'limited';
  if (responseCode >= 500) return 'refused';
  return responseCode >= 400 ? 'busy' : 'connection';
}
