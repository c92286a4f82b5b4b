/** Messages of an amount field about input that can't be read. The examples can be typed on a number pad. */
export const amountProblems = {
  unreadable: 'No entendí esta cifra. Escríbela solo con números, así: 65891000.',
  ambiguous: 'Esta cifra se puede leer de dos maneras. Escríbela completa, así: 65891000.',
  negative: 'Escribe la cifra sin el signo menos.',
  'too-large': 'Esta cifra es demasiado grande. Revísala, por favor.',
  foreign: {
    /** Messages for amounts of a whole year, such as income or purchases. */
    flow: 'Pasa cada pago a pesos con la [TRM](https://www.banrep.gov.co/es/estadisticas/trm) del día en que se hizo, y escribe la suma (artículo 288). Si la cifra no está en dólares, pásala primero a dólares.',
    /** Messages for amounts on 31 December, such as equity. */
    stock:
      'Pasa cada bien o saldo a pesos con la [TRM](https://www.banrep.gov.co/es/estadisticas/trm) del día en que lo recibiste o lo compraste, no con la del 31 de diciembre, y escribe la suma (artículo 269). Si la cifra no está en dólares, pásala primero a dólares.',
  },
} as const;

/** Questions about an implausibly small amount, with the readings offered as buttons. */
export const amountQuestions = {
  pesosOrMillions: '¿{figure} pesos, {millions} o dólares?',
  pesos: '¿{figure} pesos o dólares?',
  millions: '¿{millions}?',
  /** Asked about an amount that may be a month's or a fortnight's. */
  monthly: '¿{figure} en todo el año, cada mes o cada quincena?',
  /** Asked about a month's or a fortnight's income that reaches the limit only with prestaciones. */
  benefits: '¿Con prima y cesantías?',
  take: {
    pesos: 'Sí, en pesos',
    millions: 'Son {millions}',
    dollars: 'Son dólares',
    year: 'En todo el año',
    month: 'Cada mes',
    fortnight: 'Cada quincena',
    benefits: 'Sí, me las pagan',
    noBenefits: 'No me las pagan',
  },
  /** The text that the button writes into the field. */
  written: {
    pesos: '{figure} pesos',
    dollars: '{figure} dólares',
    year: '{figure} en el año',
    month: '{figure} cada mes',
    fortnight: '{figure} cada quincena',
    benefits: '{typed} con prestaciones',
    noBenefits: '{typed} sin prestaciones',
  },
  /** Shown under a month's or a fortnight's amount, which was multiplied. */
  ofMonths: {
    income: 'Son {total} en el año. Súmale lo que falte: primas, cesantías y otros ingresos.',
    benefits: 'Son {total} en el año, con prima, cesantías y sus intereses. Súmale tus otros ingresos.',
    other: 'Son {total} en el año. Súmale lo que falte.',
  },
  oneMillion: '1 millón',
  someMillions: '{figure} millones',
} as const;
