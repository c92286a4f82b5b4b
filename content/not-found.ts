/** Words of the not-found page. */
export const notFoundWords = {
  title: 'Página no encontrada',
  code: '404',
  heading: 'Página no encontrada',
  text: 'Lo sentimos, la página que buscas no existe o fue movida.',
  home: 'Volver al inicio',
  elsewhere: 'Quizás buscabas una de estas páginas:',
} as const;
