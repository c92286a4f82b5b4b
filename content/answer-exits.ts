/** Links under every answer. Braces are filled from the answer. */
export const answerExitWords = {
  whatsapp: 'Escríbeme por WhatsApp',
  form: 'Prefiero llenar el formulario',
  /** Preview of the WhatsApp message, under the buttons. */
  preview: 'WhatsApp se abre con este mensaje; lo puedes cambiar: «{message}»',
} as const;
