import type { IsoDate } from '@/content/seasons/types';
import type { Offer, offerDefaults } from '@/content/offer';
import type { Page } from '@/content/pages';
import type { Site } from '@/content/site';
import { daysBetween, formatLong } from '@/lib/tax/dates';
import { listed } from '@/lib/words/listed';
import { notice, ready, type Finding } from './finding';

/** Whether each page's words were reviewed within a year. */
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

/** Whether visitors can read the policy that the privacy notice promises. */
export function policyFinding({ privacy: { policyUrl } }: Site): Finding {
  if (policyUrl !== undefined) return ready('Política de datos: enlazada en el aviso de privacidad');
  return notice(
    'Política de datos: tu aviso de privacidad ofrece enviarla por correo',
    'Ten la tuya escrita (Decreto 1377 de 2013, artículo 13) y revísala cada año; si está en una página, pon su dirección en content/site.json, en privacy.policyUrl.',
  );
}

const answered = {
  fees: 'cuánto cobras',
  password: 'cómo firman contigo sin darte su clave',
  liability: 'quién responde si algo queda mal',
  delivers: 'qué reciben',
} as const satisfies Record<keyof typeof offerDefaults, string>;

/** Answers about hiring that are still the site's defaults. */
export function offerFinding(offer: Offer): Finding {
  const general = Object.entries(answered).filter(
    ([field]) => offer[field as keyof typeof answered] === undefined,
  );
  if (general.length === 0) return ready('Antes de contratarte: con tus respuestas');
  return notice(
    `Antes de contratarte: se lee una respuesta general sobre ${listed(general.map(([, what]) => what))}`,
    `Léelas en la página y, si no son tuyas, escribe las tuyas en content/offer.json (${general.map(([field]) => field).join(', ')}).`,
  );
}
