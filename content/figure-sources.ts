/** Words under a figure that the site computed: its norms, and the day on which they were read, if they were. */
export const figureSourcesWords = {
  from: 'De dónde sale: ',
  and: ' y ',
  comma: ', ',
  read: ' (leído el {day})',
} as const;
