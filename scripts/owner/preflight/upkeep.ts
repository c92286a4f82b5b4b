import type { IsoDate } from '@/content/seasons/types';
import type { Page } from '@/content/pages';
import type { Site } from '@/content/site';
import { daysBetween, formatLong } from '@/lib/tax/dates';
import { hasPassed } from '@/lib/tax/season';
import { notice, ready, type Finding } from './finding';

/** Days before its end from which it is said. */
const soon = 30;

/** Whether /.well-known/security.txt, which says where to report a weakness, still holds. */
export function securityFinding({ security: { expires } }: Site, today: IsoDate): Finding {
  const todo = 'En content/site.json, pon en security.expires una fecha de aquí a un año.';
  const name = 'Aviso de seguridad (security.txt)';
  if (hasPassed(expires, today)) return notice(`${name}: valió hasta el ${formatLong(expires)}`, todo);
  const what = `${name}: vale hasta el ${formatLong(expires)}`;
  return daysBetween(today, expires) <= soon ? notice(what, todo) : ready(what);
}

/** Whether each page's words were looked over within a year. */
export function reviewFindings(among: Readonly<Record<string, Page>>, today: IsoDate): Finding[] {
  const old = Object.entries(among).filter(([, { updated }]) => daysBetween(updated, today) > 365);
  if (old.length === 0) return [ready('Textos: revisados hace menos de un año')];
  return old.map(([id, { label, updated }]) =>
    notice(
      `${label}: sus textos se revisaron por última vez el ${formatLong(updated)}`,
      `Léelos y, en content/pages.json, pon la fecha de hoy en ${id}.updated.`,
    ),
  );
}
