/** Words of the modal itself; its content has its own. */
export const modalWords = {
  close: 'Cerrar',
  /** Error in the developers' console. */
  outsideProvider: 'useModal debe usarse dentro de un ModalProvider.',
} as const;
