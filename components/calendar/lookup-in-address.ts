import { lookupWords } from '@/content/lookup';
import type { GroupId } from '@/content/tax-calendar/types';
import { cleanText } from '@/lib/clean-text';

// The first load of every page imports this (on-load/framework.ts), so nothing may run at import.

/** The ending in the URL, `?digitos=27`; empty unless it is one or two digits. */
export function endingInAddress(): string {
  const value = cleanText(new URLSearchParams(location.search).get('digitos') ?? '');
  return /^\d{1,2}$/.test(value) ? value : '';
}

/** The group in the URL, `?grupo=empresa`; `undefined` without a known one. */
export function groupInAddress(): GroupId | undefined {
  const value = new URLSearchParams(location.search).get('grupo');
  return (['legal', 'major'] as const).find((id) => lookupWords.inAddress[id] === value);
}

/** Puts the lookup into the URL, which can then be shared: two digits at most, never the tax ID. */
export function putLookupInAddress(ending: string | null, group: GroupId): void {
  const url = new URL(location.href);
  const put = (name: string, value: string | null) =>
    value === null ? url.searchParams.delete(name) : url.searchParams.set(name, value);
  put('digitos', ending);
  put('grupo', group === 'natural' ? null : lookupWords.inAddress[group]);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
