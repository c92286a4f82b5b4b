import { ownerTasks } from '@/lib/owner-tasks';
import { todayInBogota } from '@/lib/tax/dates';
import { missingToPublish } from '@/lib/owner-data/placeholders';
import { labelOf, lineOf } from '@/lib/owner-data/validate-data';
import { readSiteUrl } from '../lib/env';

/** Reads the owner's data for a build: the address without a final slash, the fields that are still examples, and her tasks. */
export function ownerData() {
  const siteUrl = readSiteUrl();
  const missing = missingToPublish();
  if (siteUrl === '') missing.push({ file: 'site', path: 'address' });
  return {
    address: siteUrl.replace(/\/$/, ''),
    missing: missing.map((each) => ({
      label: `${labelOf(each.file, '')}, ${labelOf(each.file, each.path)}`,
      line: lineOf({ ...each, fix: 'escribe tu dato' }),
    })),
    tasks: ownerTasks(todayInBogota()),
  };
}
