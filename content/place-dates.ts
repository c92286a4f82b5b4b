/** Words on the dates that a decree gave some places. Braces are filled from the decree and the visitor's dates. */
export const placeWords = {
  /** Answers to the decree's question. */
  options: { yes: 'Sí', no: 'No', unknown: 'No sé' },
  unconfirmed: 'Según {source}; por confirmar en la DIAN.',
  /** Beside the visitor's date; the second of each pair once the accountant has confirmed the decree. */
  date: {
    yes: {
      unconfirmed:
        'Por el {norm}, tu fecha es el {deadline} (según {source}; por confirmar en la DIAN); sin él, el {other}.',
      confirmed: 'Por el {norm}, tu fecha es el {deadline}.',
    },
    unknown: {
      unconfirmed:
        'Por el {norm}, si tu respuesta es Sí, tu fecha es el {other} (según {source}; por confirmar en la DIAN).',
      confirmed: 'Por el {norm}, si tu respuesta es Sí, tu fecha es el {other}.',
    },
  },
} as const;

/** Words on the decree in tables and data. They are an export of their own, so that the tools' files leave them out. */
export const placeTableWords = {
  /** Above the decree's dates under a table, and in the list of changes. */
  table: 'Por el {norm}, estas son tus fechas si respondes Sí a esto: {question}',
  change:
    'Por el {norm}, los números terminados en {first} a {last} tienen otra fecha, del {from} al {to}, si respondes Sí a esto: {question}',
  /** Why a day is that of a decree, in the cases that other tables can be tested against. */
  why: 'Lo dice el {norm}.',
  /** Follows the sentence that the dates agree with the press. */
  notInPress: 'Esas tablas no traen las del {norm}.',
} as const;
