/** Errors of a field for pesos. */
export const amountProblems = {
  unreadable: 'No entendí esta cifra. Escríbela así: 65.891.000 o 65 millones.',
  ambiguous: 'Esta cifra se puede leer de dos maneras. Escríbela completa, así: 65.891.000.',
  unit: '¿Son millones? Escríbelo así: 65,5 millones.',
  negative: 'Escribe la cifra sin el signo menos.',
  'too-large': 'Esta cifra es demasiado grande. Revísala, por favor.',
} as const;
