/** Words of what stands on every page: header, footer and floating buttons. */
export const layoutWords = {
  skipLink: 'Saltar al contenido',
  menu: 'Menú',
  mainNavigation: 'Principal',
  links: [
    { label: 'Inicio', path: '/#top', page: '/' },
    { label: 'Sobre mí', path: '/#about', page: null },
    { label: 'Servicios', path: '/#services', page: null },
    { label: 'Declaración', path: '/declaracion-renta', page: '/declaracion-renta' },
  ],
  homeLink: '{businessName}, ir al inicio',
  breadcrumbs: 'Estás en',
  footer: {
    navigation: 'Más páginas',
    email: 'Escribir un correo a {email}',
    phone: 'Llamar al {phone}',
    disclaimer:
      'La información de este sitio es orientativa y no reemplaza una asesoría. Confirma siempre tus fechas en dian.gov.co.',
  },
  floating: {
    label: 'Contacto rápido',
    advice: 'Solicitar asesoría',
    whatsapp: 'Contactar por WhatsApp',
    whatsappTitle: '¿En qué te ayudo?',
    newTab: '(se abre en otra pestaña)',
  },
} as const;
