/**
 * Anchors of the income tax page's parts, such as `/declaracion-renta#te-toca`, by their former names, which
 * still work. The owner's answers may link to them: `[tu fecha](#cuando)`.
 */
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

/** The current anchor of a current or former name. */
export function anchorOf(name: string): string {
  const names: Readonly<Record<string, string>> = anchors;
  return names[name] ?? name;
}
