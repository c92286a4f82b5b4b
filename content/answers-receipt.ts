/** «Tu caso»: the visitor's answers as rows of a receipt. */
export const answersWords = {
  heading: 'Tu caso',
  send: 'Escríbeme por WhatsApp',
  /** Label of the link in the header's WhatsApp list that sends the answers. */
  link: 'Tu caso, ya escrito',
  print: 'Imprimir mi caso',
  /** Said on paper. */
  orientation: 'Es una orientación según tus respuestas, no un certificado ni una asesoría.',
  rows: {
    taxYear: 'Año gravable',
    verdict: 'Declaración',
    ending: 'Tu cédula o NIT termina en',
    date: 'Fecha',
    penalty: 'Sanción estimada',
    least: 'Sanción mínima',
    today: 'Hoja del',
    papers: 'Documentos',
  },
  /** Values of the rows, as the accountant says them. */
  values: {
    mustFileRunning: 'te toca',
    mustFile: 'te toca',
    mustFileOver: 'te tocaba',
    needNotRunning: 'hasta hoy no te toca',
    needNot: 'no te toca',
    needNotOver: 'no te tocaba',
    mayChange: 'te toca si el 31 de diciembre sigue así',
    unknown: 'por aclarar',
    simple: 'la del Régimen SIMPLE',
    nonResident: 'depende de tu residencia',
    reasons: '{verdict}, por {reasons}',
    past: '{date}, ya pasó',
    /** A date with the other one that a decree gives, or that counts without it. */
    placed: { yes: '{date}; sin el {norm}, {other}', unknown: '{date}; con el {norm}, {other}' },
    least: '{amount}: {minimumUvt} UVT de {year}',
    penalty: {
      range: '{from} a {to}',
      letter: '{from} a {to}, según la carta',
      reducedLetter: '{from}, con la reducción si te aplica, a {to}, según la carta',
      exact: '{to}',
      atLeast: 'al menos {from}',
      unknown: 'al menos {from}',
    },
    papers: { everybody: '{ticked} de los {all} de todos', case: '{ticked} de los {all} de tu caso' },
    /** Read after «De dónde sale:». */
    paperSource: 'mi lista de documentos, por criterio profesional',
  },
} as const;
