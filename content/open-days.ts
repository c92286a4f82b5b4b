/** Names of the opening days, capitalised as at the start of a sentence. */
export const openDays = {
  'monday-friday': 'Lunes a viernes',
  'monday-saturday': 'Lunes a sábado',
  saturday: 'Sábado',
  sunday: 'Domingo',
} as const;
