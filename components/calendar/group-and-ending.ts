import { lookupWords } from '@/content/lookup';
import type { GroupId } from '@/content/seasons/types';
import { fill } from '@/lib/fill';

/** «Persona natural con cédula o NIT terminado en 27». One text: a browser that translates it keeps React from changing a part. */
export function groupAndEnding(group: GroupId, digits: string): string {
  const { groups, documents, endsIn } = lookupWords;
  return `${groups[group]} ${documents[group]} ${fill(endsIn, { digits })}`;
}
