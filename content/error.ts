/** Words of a page whose script failed. */
export const errorWords = {
  heading: 'Algo falló en esta página',
  text: 'Cárgala otra vez. Si sigue igual, escríbeme o llámame:',
  retry: 'Cargar de nuevo',
  home: 'Volver al inicio',
} as const;
