/** Links under every answer. Braces are filled from the answer. */
export const answerExitWords = {
  whatsapp: 'Escríbeme por WhatsApp',
  form: 'Prefiero el formulario',
  /** Preview of the WhatsApp message, under the buttons. */
  preview: 'Se abre con esto escrito, y lo puedes borrar: «{message}»',
} as const;
