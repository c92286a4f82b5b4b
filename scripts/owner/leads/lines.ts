import { bogotaTime } from '@/api/days';
import { textsOf, type Lead, type PageCount, type VisitDay } from '@/api/leads';
import type { MailHealth } from '@/api/outbox';
import { pageName } from '@/api/page-of-origin';
import { statusOf } from '@/api/table';
import type { IsoDate } from '@/content/seasons/types';
import { addDays, formatLong, formatShort, formatWeekday, todayInBogota } from '@/lib/tax/dates';

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

/** One bar per day, for visits and sent forms. */
export function visitChart(days: readonly VisitDay[], today: IsoDate, length: number): string[] {
  const longest = Math.max(1, ...days.map(({ visits }) => visits));
  return Array.from({ length }, (_, index) => {
    const day = addDays(today, index - length + 1);
    const { visits = 0, forms = 0 } = days.find((counted) => counted.day === day) ?? {};
    const bar = '█'.repeat(Math.ceil((visits / longest) * 40));
    const sent = forms === 0 ? '' : `  (${forms} ${forms === 1 ? 'formulario' : 'formularios'})`;
    return `${formatWeekday(day).slice(0, 3)} ${formatShort(day).padStart(6)}  ${String(visits).padStart(5)}  ${bar}${sent}`;
  });
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
  const instant = Date.parse(failingSince);
  const since = `${formatLong(todayInBogota(new Date(instant)))}, ${bogotaTime(instant).slice(11, 16)}`;
  const many = waiting === 1 ? 'Hay 1 aviso' : `Hay ${waiting} avisos`;
  return `⚠ ${many} por correo sin salir desde el ${since}${reason ? `: ${reasons[reason]}` : ''}.`;
}

/** One line per page, with the visits that began there and its leads. */
export function pageLines(pages: readonly PageCount[]): string[] {
  const longest = Math.max(0, ...pages.map(({ page }) => pageName(page).length));
  return pages.map(
    ({ page, visits, leads }) =>
      `${pageName(page).padEnd(longest)}  ${counted(visits, 'visita')}, ${counted(leads, 'contacto')}`,
  );
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
