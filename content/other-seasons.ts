/** Words on the years around a page's own. Braces are filled from each season. */
export const otherSeasonsWords = {
  /** Distinguishes the filing year from the tax year at the top of a page. */
  here: 'Aquí: lo que se declara en {year} por el año gravable {taxYear}.',
  others: '¿Buscas otro año gravable? Mira {years}',
  heading: 'Los topes y las fechas de otros años',
  introduction:
    'El año gravable es el de tus ingresos y se declara al siguiente. «Las demás» son ingresos, tarjetas, compras y consignaciones.',
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
