import data from './checklist.json' with { type: 'json' };

/**
 * Documents to gather, grouped by whom they concern: the first group is everyone's. The season fills the
 * braces.
 */
export const { groups: documentGroups } = data;

export const documents = documentGroups.flatMap((group) => group.documents);

export const checklistWords = {
  heading: 'Los papeles',
  introduction: 'Marca los que ya tienes. Abre solo los grupos que son tuyos.',
  print: 'Imprimir la lista completa',
  /** Heading on paper, where the page's own is hidden. */
  printTitle: 'Declaración de renta {year}, año gravable {taxYear}',
} as const;
