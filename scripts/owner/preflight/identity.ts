import type { Site } from '@/content/site';
import { placeholdersIn } from '@/lib/words/placeholders';
import { labelOf } from '@/lib/words/validate-data';
import { missing, ready, type Finding } from './finding';

/** Placeholders left in the owner's data, each by its name in the editor. */
export function identityFindings(site: Site): Finding[] {
  const examples = placeholdersIn(site);
  if (examples.length === 0) return [ready('Tus datos están completos')];
  return examples.map(({ path, found }) =>
    missing(
      `${labelOf('site', path)}: sigue el de ejemplo, «${found}»`,
      `En content/site.json, escribe tu dato en ${path}.`,
    ),
  );
}
