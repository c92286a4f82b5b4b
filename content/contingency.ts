/** Words on deadlines that the DIAN extended while its systems failed. */
export const contingencyWords = {
  extended: 'La página de la DIAN se cayó, y esta declaración se recibió hasta el {until}, sin sanción.',
  unconfirmed: 'Según la prensa ({source}); por confirmar en la DIAN.',
  /** Shown beside a penalty that is counted from the calendar's date. */
  penalty: {
    less: 'Si se cuenta desde ese día, llevas {months} de atraso y la sanción sería de {penalty} sin la reducción, y de {half} con ella.',
    unreduced: 'Si se cuenta desde ese día, llevas {months} de atraso y la sanción sería de {penalty}.',
    same: 'Aunque se cuente desde ese día, llevas {months} de atraso y pagas lo mismo.',
    unknown: 'Si se cuenta desde ese día, llevas {months} de atraso.',
    ask: 'Pregúntame cuál de las dos cuentas te aplica.',
  },
} as const;

/** Words of such a deadline in the calendar's list of changes, which only the HTML needs. */
export const contingencyChangeWords = {
  of: '{group}: lo que vencía del {from} al {to} se recibió hasta el {until}, sin sanción (artículo 579-2).',
  ofEndings:
    '{group} con número terminado en {first} a {last}: lo que vencía del {from} al {to} se recibió hasta el {until}, sin sanción (artículo 579-2).',
} as const;
