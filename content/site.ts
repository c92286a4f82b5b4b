import type { Data } from './schema';
import data from './site.json' with { type: 'json' };

export type Site = Data['site'] & {
  readonly tracking: {
    /** What the second call's field `email` carries: the name, as the service expects today, or the e-mail. */
    readonly emailField: 'name' | 'email';
  };
};

export type Organisation = Site['university'];

/** Whose site it is: the owner's data, and what the program needs beside them. */
export const site: Site = { ...(data as Data['site']), tracking: { emailField: 'name' } };
