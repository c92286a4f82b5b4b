/** Words in place of a tool whose chunk failed to load. */
export const toolUnavailable = {
  text: 'Esto no terminó de cargar. Inténtalo otra vez, o pregúntame:',
  whatsapp: 'Escríbeme por WhatsApp',
  phone: 'Llamar al {phone}',
} as const;
