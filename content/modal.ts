/** Words of the modal itself; what it shows has its own. */
export const modalWords = {
  close: 'Cerrar',
  /** Read by developers, in the console. */
  outsideProvider: 'useModal debe usarse dentro de un ModalProvider.',
} as const;
