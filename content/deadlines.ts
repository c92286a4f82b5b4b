/** Words of the deadline tables. */
export const deadlineWords = {
  /** A row's two endings: 01 y 02. */
  pair: '{first} y {second}',
  caption: '{group}: fechas de declaración de renta en {year}',
  /** Caption of an installment among other years. */
  installmentCaption: '{installment}, {year}',
} as const;

/** Mark of a date, by the day on which it is read. */
export const deadlineMarks = { past: 'ya pasó', today: 'es hoy', next: 'próxima' } as const;
