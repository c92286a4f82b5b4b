/** The documents to have ready, as a list to print and tick. Braces are filled from the active season. */
export const checklistWords = {
  heading: 'Los documentos que vas a necesitar',
  introduction: 'Marca los que ya tienes o imprime la lista. No todos aplican a todas las personas.',
  print: 'Imprimir lista',
  /** Over the list on paper, where the page's own heading is not seen. */
  printTitle: 'Declaración de renta {year}, año gravable {taxYear}',
  documents: [
    'RUT actualizado',
    'Certificado de ingresos y retenciones de {taxYear}',
    'Certificados de tus bancos al 31 de diciembre: saldos, intereses y GMF (4×1.000)',
    'Certificados de créditos y préstamos',
    'Extractos de tus tarjetas de crédito',
    'Recibos del impuesto predial de tus inmuebles',
    'Valor de tus vehículos',
    'Certificados de inversiones y dividendos',
    'Certificados de pensión y de aportes voluntarios',
    'Pagos de medicina prepagada o seguros de salud',
    'Datos de las personas que dependen de ti',
    'Declaración de renta del año anterior',
  ],
} as const;
