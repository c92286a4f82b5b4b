/** Words on the years around a page's own. Braces are filled from each season. */
export const otherSeasonsWords = {
  /** Distinguishes the filing year from the tax year at the top of a page. */
  here: 'Aquí: lo que se declara en {year} por el año gravable {taxYear}.',
  others: '¿Buscas otro año gravable? Mira {years}',
  heading: 'Los topes y las fechas de otros años',
  introduction:
    'El año gravable es el de tus ingresos y se declara al siguiente. El tope de ingresos vale también para tarjetas, compras y consignaciones.',
  caption: 'Topes y plazo de las personas naturales por año gravable',
  columns: { season: 'Año gravable', limits: 'Topes', dates: 'Plazo' },
  season: '{taxYear} (se declara en {year})',
  limits: ['Ingresos {incomeLimit}', 'Patrimonio {equityLimit}'],
  /** Placeholder until the year's UVT is known. */
  unknown: 'Por publicar',
  window: 'Del {firstDayMonth} al {lastDate}',
  computed: 'fechas calculadas; confirma en la DIAN',
  /** Dates on the calendar page, folded by year. */
  dates: {
    heading: 'Todas las fechas de otros años',
    introduction: 'Abre el año que buscas: están los tres grupos, como arriba.',
    title: 'Renta {year} (año gravable {taxYear})',
    group: '{group}, {year}',
    computed: 'fechas calculadas',
  },
  source:
    'Fuentes: artículos 592 a 594-3 y 868 del Estatuto Tributario, calendarios de la DIAN y Decreto 2229 de 2023.',
  /** Source of the limits in pesos, where there is room. */
  uvt: 'La DIAN fija cada año la UVT, la unidad de los topes: {resolutions}.',
} as const;
