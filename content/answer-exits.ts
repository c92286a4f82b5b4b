/** How an answer is taken further, wherever one is given. Braces are filled from the answer. */
export const answerExitWords = {
  whatsapp: 'Enviártelo por WhatsApp',
  form: 'Prefiero el formulario',
  /** Under the buttons: what WhatsApp opens with. */
  preview: 'Se abre con esto escrito, y lo puedes borrar: «{message}»',
  newTab: '(se abre en otra pestaña)',
} as const;
