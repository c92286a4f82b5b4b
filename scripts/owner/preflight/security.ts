import type { IsoDate } from '@/content/seasons/types';
import type { Site } from '@/content/site';
import { daysBetween, formatLong } from '@/lib/dates';
import { hasPassed } from '@/lib/season';
import { missing, ready, unknown, type Finding } from './finding';

/** Days before its end from which it is said. */
const soon = 30;

/** Whether /.well-known/security.txt, which says where to report a weakness, still holds. */
export function securityFinding({ security: { expires } }: Site, today: IsoDate): Finding {
  const what = `Aviso de seguridad (security.txt): vale hasta el ${formatLong(expires)}`;
  const todo = 'En content/site.ts, pon en security.expires una fecha de aquí a un año.';
  if (hasPassed(expires, today)) return missing(what.replace('vale', 'valió'), todo);
  return daysBetween(today, expires) <= soon ? unknown(what, `Vence pronto. ${todo}`) : ready(what);
}
