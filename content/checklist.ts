import data from './checklist.json' with { type: 'json' };

/** The documents to have at hand, by whom they concern: the first group is everybody's. The season fills what is in braces. */
export const { groups: documentGroups } = data;

/** All of them. */
export const documents = documentGroups.flatMap((group) => group.documents);

export const checklistWords = {
  heading: 'Los papeles',
  introduction: 'Marca los que ya tienes. Abre solo los grupos que son tuyos.',
  print: 'Imprimir la lista completa',
  /** Over the list on paper, where the page's own heading is not seen. */
  printTitle: 'Declaración de renta {year}, año gravable {taxYear}',
} as const;
