import type { PageId } from './pages';

/** Size of link previews in chats and networks, which all ask for 1200 × 630. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Folder of the pictures, which `app/compartir/[file]` draws. */
export const pictureFolder = '/compartir';

/**
 * Words of each page's picture, drawn as `file` in that folder; a part of the heading is yellow. Braces are filled from
 * the site and the active season.
 */
export const shareWords = {
  home: {
    file: 'inicio.png',
    alt: '{businessName}: {headline}. {profession} en {city}.',
    heading: '{headline}',
    highlight: '{highlight}',
    note: '{profession} en {city}',
  },
  incomeTax: {
    file: 'declaracion-renta.png',
    alt: 'Declaración de renta {year} (año gravable {taxYear}) en Colombia: quiénes deben declarar, topes y fechas.',
    heading: 'Declaración de Renta {year}',
    highlight: '{year}',
    note: '¿Debes declarar? Topes y fechas',
  },
  calendar: {
    file: 'calendario-tributario.png',
    alt: 'Calendario tributario {year}: las personas naturales declaran renta del año gravable {taxYear} entre el {firstDayMonth} y el {lastDate}.',
    /** Last sentence of a picture of a season that the DIAN hasn't published. */
    computed: 'Fechas calculadas.',
    heading: 'Calendario Tributario {year}',
    highlight: '{year}',
    note: 'Tu fecha según el NIT o la cédula',
  },
} as const satisfies Record<PageId, unknown>;

/** Words of the drawings beside the headings. */
export const shareDrawings = {
  /** Label of the tax year, because the headings name only the filing year. */
  taxYear: 'Año gravable {taxYear}',
  limits: {
    income: 'Ingresos desde',
    equity: 'Patrimonio desde',
    /** Labels without an amount, for a season with an unknown UVT. */
    unknown: { income: 'Tus ingresos', equity: 'Tu patrimonio' },
  },
  window: { title: 'Personas naturales', from: 'Desde el', to: 'Hasta el', computed: 'Fechas calculadas' },
} as const;
