/** Words on the years before and after the one a page speaks of. Braces are filled from each season. */
export const otherSeasonsWords = {
  /** At the head of a page: which of the years that people call by one number this is. */
  here: 'Aquí: lo que se declara en {year} por el año gravable {taxYear}.',
  others: '¿Buscas otro año gravable? Mira {years}',
  heading: 'Los topes y las fechas de otros años',
  introduction:
    'El año gravable es el de tus ingresos y se declara al siguiente. El tope de ingresos vale también para tarjetas, compras y consignaciones.',
  caption: 'Topes y plazo de las personas naturales por año gravable',
  columns: { season: 'Año gravable', limits: 'Topes', dates: 'Plazo' },
  season: '{taxYear} (se declara en {year})',
  limits: ['Ingresos {incomeLimit}', 'Patrimonio {equityLimit}'],
  /** While the UVT of the year is not known. */
  unknown: 'Por publicar',
  window: 'Del {firstDayMonth} al {lastDate}',
  computed: 'fechas calculadas; confirma en la DIAN',
  /** The dates themselves, folded by year, on the calendar page. */
  dates: {
    heading: 'Todas las fechas de otros años',
    introduction: 'Abre el año que buscas: están los tres grupos, como arriba.',
    title: 'Renta {year} (año gravable {taxYear})',
    group: '{group}, {year}',
    computed: 'fechas calculadas',
  },
  source:
    'Fuentes: artículos 592 a 594-3 y 868 del Estatuto Tributario, calendarios de la DIAN y Decreto 2229 de 2023.',
  /** Where the limits in pesos come from, where there is room for it. */
  uvt: 'La DIAN fija cada año la UVT, la unidad de los topes: {resolutions}.',
} as const;
