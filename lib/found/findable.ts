import { site } from '@/content/site';
import { isProduction } from '@/lib/site-url';
import { placeholdersIn } from '@/lib/words/placeholders';

/** Whether search engines may show the site: it has an address, and none of the owner's data is still an example. */
export const isFindable = isProduction && placeholdersIn(site).length === 0;
