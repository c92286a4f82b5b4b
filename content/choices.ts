/** Heading of each group of questions, in the page's order. */
export const faqGroups = {
  dates: 'Fechas, pagos y cartas',
  duty: 'Si te toca',
  abroad: 'Desde el exterior',
} as const;

/** Names of the opening days, capitalised as at the start of a sentence. */
export const openDays = {
  'monday-friday': 'Lunes a viernes',
  'monday-saturday': 'Lunes a sábado',
  saturday: 'Sábado',
  sunday: 'Domingo',
} as const;
