/** Paths of the site's pages. The tools' files hold these alone, without the titles and descriptions of `pages`. */
export const paths = {
  home: '/',
  incomeTax: '/declaracion-renta',
  calendar: '/calendario-tributario',
} as const;

/** Anchors of the income tax page's parts. The owner's answers may link to them: `[tu fecha](#cuando)`. */
export const anchors = {
  'lookup-heading': 'buscador',
  check: 'te-toca',
  when: 'cuando',
  figures: 'tus-cifras',
  entry: 'tu-entrada',
  documents: 'papeles',
  prepare: 'preparala',
  review: 'revision',
  late: 'sancion',
  years: 'topes',
  before: 'antes',
  faq: 'preguntas',
  dates: 'fechas',
} as const;

/** Address of a link in the owner's introduction that leads to her WhatsApp. */
export const WHATSAPP_MARK = '#whatsapp';
