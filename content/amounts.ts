/** What a field for pesos answers when it can't take what was typed. The examples can be typed on a number pad. */
export const amountProblems = {
  unreadable: 'No entendí esta cifra. Escríbela solo con números, así: 65891000.',
  ambiguous: 'Esta cifra se puede leer de dos maneras. Escríbela completa, así: 65891000.',
  negative: 'Escribe la cifra sin el signo menos.',
  'too-large': 'Esta cifra es demasiado grande. Revísala, por favor.',
  foreign: {
    /** What came in or went out in the year. */
    flow: 'Pasa cada pago a pesos con la [TRM](https://www.banrep.gov.co/es/estadisticas/trm) del día en que se hizo, y escribe la suma (artículo 288). Si la cifra no está en dólares, pásala primero a dólares.',
    /** What is owned on the last day. */
    stock:
      'Pasa cada bien o saldo a pesos con la [TRM](https://www.banrep.gov.co/es/estadisticas/trm) del día en que lo recibiste o lo compraste, no con la del 31 de diciembre, y escribe la suma (artículo 269). Si la cifra no está en dólares, pásala primero a dólares.',
  },
} as const;

/** Questions about a figure that is too small for what is asked, and the readings that a tap takes. */
export const amountQuestions = {
  pesosOrMillions: '¿{figure} pesos, {millions} o dólares?',
  pesos: '¿{figure} pesos o dólares?',
  millions: '¿{millions}?',
  take: { pesos: 'Sí, en pesos', millions: 'Son {millions}', dollars: 'Son dólares' },
  /** What the tap writes into the field, where it isn't the whole amount. */
  written: { pesos: '{figure} pesos', dollars: '{figure} dólares' },
  oneMillion: '1 millón',
  someMillions: '{figure} millones',
} as const;
