import data from './checklist.json' with { type: 'json' };
import type { Data } from './schema';

/**
 * Documents to gather, grouped by whom they concern: the first group is everyone's. The season fills the
 * braces.
 */
export const documentGroups = (data as Data['checklist']).groups
  .map(({ title, documents }) => ({
    title,
    documents: documents.filter(({ hidden }) => !hidden).map(({ name }) => name),
  }))
  .filter(({ documents }) => documents.length > 0);

export const documents = documentGroups.flatMap((group) => group.documents);

export const checklistWords = {
  heading: 'Los papeles',
  /** Numbers of documents: those that everybody needs, and those that only some do. */
  gloss: { all: '{all} para todos', others: '{all} para todos y {others} según tu caso' },
  introduction: 'Marca los que ya tienes.',
  /** Heading of the documents that everybody needs: the owner's title and the year. */
  list: '{title}, por el año gravable {taxYear}',
  /** Disclosure with the groups that concern only some. */
  more: 'Los demás, según tu caso',
  print: 'Imprimir la lista completa',
  /** Heading on paper, where the page's own is hidden. */
  printTitle: 'Declaración de renta {year}, año gravable {taxYear}',
} as const;
