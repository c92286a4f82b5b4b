import data from './checklist.json' with { type: 'json' };

/** The documents to have at hand, as a list to print and tick. The season fills what is in braces. */
export const { documents } = data;

export const checklistWords = {
  heading: 'Los documentos que vas a necesitar',
  introduction: 'Marca los que ya tienes o imprime la lista. No todos te van a aplicar.',
  print: 'Imprimir lista',
  /** Over the list on paper, where the page's own heading is not seen. */
  printTitle: 'Declaración de renta {year}, año gravable {taxYear}',
} as const;
