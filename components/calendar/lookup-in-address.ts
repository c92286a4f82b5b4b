import { lookupWords } from '@/content/lookup';
import type { GroupId } from '@/content/seasons/types';
import { PARAMETERS } from './ending-in-address';

// Apart from ending-in-address.ts, which is in every first load; this file loads with the lookup.

const groupIds = Object.keys(lookupWords.inAddress) as readonly GroupId[];

/** The group in the page's address, `?grupo=empresa`; `null` for none or an unknown one. */
export function groupInAddress(): GroupId | null {
  const value = new URLSearchParams(location.search).get(PARAMETERS.group);
  return groupIds.find((id) => lookupWords.inAddress[id] === value) ?? null;
}

/** Puts the lookup into the address so that it can be shared: two digits at most, never the number. */
export function putLookupInAddress(ending: string | null, group: GroupId): void {
  const url = new URL(location.href);
  const put = (name: string, value: string | null) =>
    value === null ? url.searchParams.delete(name) : url.searchParams.set(name, value);
  put(PARAMETERS.ending, ending);
  put(PARAMETERS.group, group === 'natural' ? null : lookupWords.inAddress[group]);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
