/** Links under every answer. Braces are filled from the answer. */
export const answerActionWords = {
  whatsapp: 'Escríbeme por WhatsApp',
  form: 'Prefiero llenar el formulario',
  /** Preview of the WhatsApp message, under the buttons. */
  preview: 'WhatsApp se abre con este mensaje; lo puedes cambiar:',
  /** Sharing with somebody else: a link to the page with the answer's year, without the answer. */
  passOn: {
    label: 'Compartir con alguien',
    verdict: '¿Te toca declarar renta por el año gravable {taxYear}? Aquí lo revisas en un minuto:',
    date: 'Aquí ves hasta cuándo puedes declarar renta por el año gravable {taxYear}, según tu cédula o NIT:',
    copied: 'Copiado: pégalo donde quieras.',
    refused: 'Copia esta dirección:',
  },
} as const;
