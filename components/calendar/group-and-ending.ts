import { lookupWords } from '@/content/lookup';
import type { GroupId } from '@/content/seasons/types';
import { fill } from '@/lib/fill';

/** «Persona natural, termina en 27». One text: a browser that translates it keeps React from changing a part. */
export function groupAndEnding(group: GroupId, digits: string): string {
  return `${lookupWords.groups[group]}, ${fill(lookupWords.endsIn, { digits })}`;
}
