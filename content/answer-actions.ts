/** Links under every answer. Braces are filled from the answer. */
export const answerActionWords = {
  whatsapp: 'Escríbeme por WhatsApp',
  form: 'Prefiero el formulario',
  /** Follows the WhatsApp message, which is quoted under the button. */
  editable: 'Puedes editarlo.',
  /** Under an answer, and at the tables' sources. */
  wrong: {
    ask: '¿Ves un dato equivocado?',
    tell: 'Dímelo',
    message: 'Hola. Veo un error en {path} ({taxYear}): «{shown}». Debería decir:',
  },
  /** Sharing with somebody else: a link to the page with the answer's year, without the answer. */
  passOn: {
    label: 'Compartir con alguien',
    verdict: '¿Te toca declarar renta por el año gravable {taxYear}? Aquí lo revisas en un minuto:',
    date: 'Aquí ves hasta cuándo puedes declarar renta por el año gravable {taxYear}, según tu cédula o NIT:',
    copied: 'Copiado: pégalo donde quieras.',
    refused: 'Copia esta dirección:',
  },
} as const;
