/**
 * Parts of the income tax page, by the names that their addresses had first: `/declaracion-renta#te-toca`. An answer
 * may link to each, as in `[tu fecha](#cuando)`, and the former names lead there too.
 */
export const anchors = {
  'lookup-heading': 'buscador',
  check: 'te-toca',
  when: 'cuando',
  figures: 'tus-cifras',
  entry: 'tu-entrada',
  documents: 'papeles',
  review: 'revision',
  late: 'sancion',
  years: 'topes',
  before: 'antes',
  faq: 'preguntas',
  dates: 'fechas',
} as const;

/** The part that a name leads to, whichever of the two it is. */
export function anchorOf(name: string): string {
  const names: Readonly<Record<string, string>> = anchors;
  return names[name] ?? name;
}
