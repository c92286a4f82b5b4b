/** Words for a page whose script broke. They are in the first load of every page: few of them. */
export const errorWords = {
  heading: 'Algo falló en esta página',
  text: 'Cárgala de nuevo. Si sigue igual, háblame directamente:',
  retry: 'Cargar de nuevo',
  home: 'Volver al inicio',
  whatsapp: 'WhatsApp',
} as const;
