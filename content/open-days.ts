/** Days on which she is reached, as a sentence begins with them. */
export const openDays = {
  'monday-friday': 'Lunes a viernes',
  'monday-saturday': 'Lunes a sábado',
  saturday: 'Sábado',
  sunday: 'Domingo',
} as const;
