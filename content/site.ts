import type { Data } from './schema';
import data from './site.json' with { type: 'json' };

export type Site = Data['site'] & {
  readonly portrait: { readonly src: string };
  readonly tracking: {
    /** What the second call's field `email` carries: the name, as the service expects today, or the e-mail. */
    readonly emailField: 'name' | 'email';
  };
};

export type Organisation = Site['university'];

const given = data as Data['site'];

/** Whose site it is: the owner's data, and what the program needs beside them. */
export const site: Site = {
  ...given,
  // What `app/images` makes of the photograph.
  portrait: { ...given.portrait, src: '/images/retrato.webp' },
  tracking: { emailField: 'name' },
};
