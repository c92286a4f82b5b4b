import data from './checklist.json' with { type: 'json' };
import { isShown } from './is-shown';
import type { Data } from './schema';

/**
 * Documents to gather, grouped by whom they concern: the first group is everyone's. The season fills the
 * braces.
 */
export const documentGroups = (data as Data['checklist']).groups
  .map(({ title, documents }) => ({ title, documents: documents.filter(isShown).map(({ name }) => name) }))
  .filter(({ documents }) => documents.length > 0);

export const documents = documentGroups.flatMap((group) => group.documents);

export const checklistWords = {
  heading: 'Los papeles',
  introduction: 'Marca los que ya tienes.',
  /** Follows the introduction once one is ticked. */
  progress: 'Llevas {ticked} de {all}.',
  /** Heading of everybody's documents: their title, which is the owner's, and the year. */
  list: '{title}, por el año gravable {taxYear}',
  /** Fold of the groups that are not everybody's. */
  more: 'Los demás, según tu caso',
  print: 'Imprimir la lista completa',
  /** Heading on paper, where the page's own is hidden. */
  printTitle: 'Declaración de renta {year}, año gravable {taxYear}',
} as const;
