/** Words of the modal's frame; the words of the form in it are in content/contact.ts. */
export const modalWords = {
  close: 'Cerrar',
  /** Error message for a developer who calls `useModal` in the wrong place. */
  outsideProvider: 'useModal debe usarse dentro de un ModalProvider.',
} as const;
