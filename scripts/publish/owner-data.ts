import { presentation } from '@/content/presentation';
import { site } from '@/content/site';
import { ownerTasks } from '@/lib/owner-tasks';
import { todayInBogota } from '@/lib/tax/dates';
import { missingToPublish } from '@/lib/owner-data/placeholders';
import { labelOf, lineOf } from '@/lib/owner-data/validate-data';
import { readSiteUrl } from '../lib/env';

/** Reads the owner's data for a build: the address without a final slash, the fields that are still examples, and her tasks. */
export function ownerData() {
  const siteUrl = readSiteUrl();
  const examples = missingToPublish(site, presentation);
  const missing =
    siteUrl === '' ? [...examples, { file: 'site', path: 'address', found: '' } as const] : examples;
  return {
    address: siteUrl.replace(/\/$/, ''),
    missing: missing.map(({ file, path, found }) => ({
      label: `${labelOf(file, '')}, ${labelOf(file, path)}`,
      line: lineOf({ file, path, fix: 'escribe tu dato', ...(found !== '' && { found }) }),
    })),
    tasks: ownerTasks(todayInBogota(new Date())),
  };
}
