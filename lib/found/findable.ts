import { site } from '@/content/site';
import { isProduction } from '@/lib/site-url';
import { placeholdersIn } from '@/lib/words/placeholders';

/**
 * Search engines may index the site once it has an address and no placeholder is left in the owner's data.
 */
export const isFindable = isProduction && placeholdersIn(site).length === 0;
