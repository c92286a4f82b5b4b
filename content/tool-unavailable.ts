/** What stands in the place of a tool whose code did not arrive. */
export const toolUnavailable = {
  text: 'Esta consulta no cargó completa. Recarga la página o pregúntame directamente:',
  whatsapp: 'Escribir por WhatsApp',
  phone: 'Llamar al {phone}',
} as const;
