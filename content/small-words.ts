/** Read by screen readers after a link that opens another tab. */
export const newTab = '(otra pestaña)';

/** Shown by a tool that was used before its code loaded. */
export const workingWords = 'Un momento…';

/** Words in place of a tool whose chunk failed to load. */
export const toolUnavailable = {
  text: 'Esto no terminó de cargar. Inténtalo otra vez, o pregúntame:',
  whatsapp: 'Escríbeme por WhatsApp',
  phone: 'Llamar al {phone}',
} as const;

/** Words of the modal's frame; the words of the form in it are in content/contact.ts. */
export const modalWords = {
  close: 'Cerrar',
  /** Error message for a developer who calls `useModal` in the wrong place. */
  outsideProvider: 'useModal debe usarse dentro de un ModalProvider.',
} as const;
