import type { PageId } from './pages';
import data from './quick-options.json' with { type: 'json' };

type HeaderLink = {
  readonly label: string;
  readonly page: PageId;
  /** Section on the page; empty for its top. */
  readonly hash: '' | `#${string}`;
  /** The link marks its page as current; links to sections don't. */
  readonly marksPage: boolean;
};

/** Words on every page: header, footer and floating buttons. */
export const layoutWords = {
  skipLink: 'Saltar al contenido',
  menu: 'Menú',
  mainNavigation: 'Principal',
  links: [
    { label: 'Inicio', page: 'home', hash: '#top', marksPage: true },
    { label: 'Sobre mí', page: 'home', hash: '#about', marksPage: false },
    { label: 'Servicios', page: 'home', hash: '#services', marksPage: false },
    { label: 'Declaración', page: 'incomeTax', hash: '', marksPage: true },
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
  },
} as const satisfies { readonly links: readonly HeaderLink[] } & Readonly<Record<string, unknown>>;

/** Words of her professional card's number. */
export const cardWords = {
  label: 'T.P.',
  /** Accessible text after the number, which links to the card's verification. */
  verify: '(verificar la tarjeta, en otra pestaña)',
} as const;

/** Options of the floating WhatsApp button, and the message that begins each chat. */
export const { options: quickOptions, greeting: quickOptionMessage } = data;

/** Words of the not-found page. */
export const notFoundWords = {
  title: 'Página no encontrada',
  code: '404',
  heading: 'Página no encontrada',
  text: 'Lo sentimos, la página que buscas no existe o fue movida.',
  home: 'Volver al inicio',
  elsewhere: 'Quizás buscabas una de estas páginas:',
} as const;
