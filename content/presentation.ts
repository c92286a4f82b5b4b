import data from './presentation.json' with { type: 'json' };
import type { Data } from './schema';

/** The owner's presentation of herself: headline, tagline and biography. */
export const presentation = data as Data['presentation'];
