/** Words of the deadline tables, wherever they stand. */
export const deadlineWords = {
  /** How a row names its two endings: 01 y 02. */
  pair: '{first} y {second}',
  caption: '{group}: fechas de declaración de renta en {year}',
  /** An installment's table among those of other years. */
  installmentCaption: '{installment}, {year}',
} as const;

/** Said by their cells, according to the day on which they are read. */
export const deadlineMarks = { past: 'ya pasó', today: 'es hoy', next: 'próxima' } as const;
