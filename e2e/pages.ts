/** Every page of the site, and the one for addresses that are none: whoever sweeps them all begins here. */
export const pages = [
  { name: 'Inicio', path: '/', status: 200 },
  { name: 'Declaración de Renta', path: '/declaracion-renta', status: 200 },
  { name: 'Calendario Tributario', path: '/calendario-tributario', status: 200 },
  { name: 'Página no encontrada', path: '/no-existe', status: 404 },
] as const;

/** What the browser itself reports for a page that comes with status 404. */
export const notFoundReport = { text: /status of 404/, at: '/no-existe' };

/** The size of a phone's window, for what a wide one does not show. */
export const phone = { width: 390, height: 844 };
