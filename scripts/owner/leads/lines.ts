import { bogotaTime } from '@/api/days';
import { textsOf, type Lead } from '@/api/leads';
import { momentOf } from '@/api/mail';
import type { MailHealth } from '@/api/outbox';
import { pageName } from '@/api/referrer';
import { statusOf } from '@/api/table';
import { formatShort, todayInBogota } from '@/lib/tax/dates';

import { terminalText } from './terminal-text';

/** A lead on one line of the terminal's width. */
export function lineOf(lead: Lead, width: number): string {
  const { id, receivedAt, times, marks, page } = lead;
  const when = `${formatShort(todayInBogota(new Date(receivedAt)))} ${bogotaTime(receivedAt).slice(11, 16)}`;
  const start = `${String(id).padStart(5)}  ${when.padStart(12)}  ${statusOf(lead).padEnd(8)}`;
  const words = textsOf(lead).filter(Boolean).join(' · ');
  const notes = [
    times > 1 && `×${times}`,
    marks.length > 0 && `⚠ ${marks.join(', ')}`,
    page !== null && `(desde ${pageName(page)})`,
  ].filter(Boolean);
  return `${start}  ${terminalText([words, ...notes].join('  '), width - start.length - 2)}`;
}

const reasons: Record<NonNullable<MailHealth['reason']>, string> = {
  password: 'el servidor de correo rechaza la contraseña',
  connection: 'no hay conexión con el servidor de correo',
  busy: 'el servidor de correo no recibe por ahora',
  limited: 'el servidor de correo no deja enviar más por ahora (un límite o un bloqueo)',
  refused: 'el servidor de correo rechaza el mensaje',
  unwritable: 'un aviso no se puede escribir (revisa content/lead-mail.ts)',
};

/** Warning about undelivered mails; `undefined` when there are none. */
export function mailWarning({ failingSince, waiting, reason }: MailHealth): string | undefined {
  if (failingSince === undefined) return undefined;
  const { date, time } = momentOf(Date.parse(failingSince));
  const many = waiting === 1 ? 'Hay 1 aviso' : `Hay ${waiting} avisos`;
  return `⚠ ${many} por correo sin salir desde el ${date}, ${time}${reason ? `: ${reasons[reason]}` : ''}.`;
}
