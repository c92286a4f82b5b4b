/** Words of the page shown for an address that does not exist. */
export const notFoundWords = {
  title: 'Página no encontrada',
  code: '404',
  heading: 'Página no encontrada',
  text: 'Lo sentimos, la página que buscas no existe o fue movida.',
  home: 'Volver al inicio',
  elsewhere: 'Quizás buscabas una de estas páginas:',
} as const;
