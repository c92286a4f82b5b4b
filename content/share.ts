import type { PageId } from './pages';

/** The pictures that chats and networks show with a link. 1200 × 630 is the size they all ask for. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Where they stand; the route that draws them is `app/compartir/[file]`. */
export const pictureFolder = '/compartir';

export type ShareWords = {
  /** In `pictureFolder`; a static host infers the type from `.png`. */
  readonly file: `${string}.png`;
  readonly alt: string;
  readonly heading: string;
  /** The part of the heading set in yellow. */
  readonly highlight: string;
  /** A short line under the heading. */
  readonly note: string;
};

/** Braces are filled from the site and the active season. */
export const shareWords = {
  home: {
    file: 'inicio.png',
    alt: '{businessName}: cercanía, confianza y profesionalismo contable. Contadora pública en Colombia.',
    heading: 'Cercanía, Confianza y Profesionalismo Contable',
    highlight: 'Profesionalismo',
    note: 'Contadora pública en Colombia',
  },
  incomeTax: {
    file: 'declaracion-renta.png',
    alt: 'Declaración de renta {year} en Colombia: quiénes deben declarar, topes y fechas.',
    heading: 'Declaración de Renta {year}',
    highlight: '{year}',
    note: '¿Debes declarar? Topes y fechas',
  },
  calendar: {
    file: 'calendario-tributario.png',
    alt: 'Calendario tributario {year}: las personas naturales declaran renta del {firstDayMonth} al {lastDate}.',
    heading: 'Calendario Tributario {year}',
    highlight: '{year}',
    note: 'Tu fecha según el NIT o la cédula',
  },
} as const satisfies Record<PageId, ShareWords>;

/** Words of the drawings beside the headings. */
export const shareDrawings = {
  limits: { title: '¿Quién declara?', income: 'Ingresos desde', equity: 'Patrimonio de más de' },
  window: { title: 'Personas naturales', from: 'Desde el', to: 'Hasta el' },
} as const;
