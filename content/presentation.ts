import data from './presentation.json' with { type: 'json' };
import type { Data } from './schema';

/** How the owner presents herself: headline, tagline and biography, in words of her own. */
export const presentation = data as Data['presentation'];
