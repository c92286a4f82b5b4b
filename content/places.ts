/** Parts of the income tax page that an answer may link to: `[tu fecha](#when)`. */
export const placesOfIncomeTax = [
  'lookup-heading',
  'check',
  'when',
  'figures',
  'entry',
  'documents',
  'late',
  'years',
  'before',
] as const;
