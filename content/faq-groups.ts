/** Heading of each group of questions, in the page's order. */
export const faqGroups = {
  dates: 'Fechas, pagos y cartas',
  duty: 'Si te toca',
  abroad: 'Desde el exterior',
} as const;
