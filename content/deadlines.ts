/** Words of the deadline tables, wherever they stand. */
export const deadlineWords = {
  /** How a row names its two endings: 01 y 02. */
  pair: '{first} y {second}',
  caption: '{group}: fechas de declaración de renta en {year}',
  /** Said by the cells, according to the day on which they are read. */
  marks: { past: 'ya pasó', today: 'es hoy', next: 'próxima' },
} as const;
