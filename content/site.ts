import { cardOf, phoneOf } from './normalize-typed';
import type { Data } from './schema';
import data from './site.json' with { type: 'json' };

export type Site = Omit<Data['site'], 'privacy'> & {
  readonly privacy: Omit<Data['site']['privacy'], 'retentionMonths'> & { readonly retentionMonths: number };
  readonly portrait: { readonly src: string; readonly face: string };
  readonly tracking: {
    /**
     * Value that the tracking call sends as `email`: the visitor's name, as the service expects today, or the
     * e-mail.
     */
    readonly emailField: 'name' | 'email';
  };
};

const given = data as Data['site'];

/** True in this repository, and false in an owner's copy, where tests must not depend on the words in her data files. */
export const isAsShipped = given.businessName === 'Nombre del negocio';

/** The owner's data with the program's own settings. */
export const site: Site = {
  ...given,
  cardNumber: cardOf(given.cardNumber),
  phone: phoneOf(given.phone),
  ...(given.whatsapp !== undefined && { whatsapp: phoneOf(given.whatsapp) }),
  privacy: { ...given.privacy, retentionMonths: Number(given.privacy.retentionMonths) },
  // Addresses of the photograph as `app/images` writes it, large and small.
  portrait: { ...given.portrait, src: '/images/retrato.webp', face: '/images/cara.webp' },
  tracking: { emailField: 'name' },
};
