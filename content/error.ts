/** Words for a page whose script broke. */
export const errorWords = {
  heading: 'Algo falló en esta página',
  text: 'Cárgala de nuevo. Si sigue igual, háblame directamente:',
  retry: 'Cargar de nuevo',
  home: 'Volver al inicio',
} as const;
