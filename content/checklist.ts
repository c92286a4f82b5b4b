/** Los documentos que hay que tener, como lista para imprimir y marcar. Lo que va entre llaves lo llena la temporada. */
export const checklistWords = {
  heading: 'Los documentos que vas a necesitar',
  introduction: 'Marca los que ya tienes o imprime la lista. No todos te van a aplicar.',
  print: 'Imprimir lista',
  /** Over the list on paper, where the page's own heading is not seen. */
  printTitle: 'Declaración de renta {year}, año gravable {taxYear}',
  documents: [
    'RUT actualizado',
    'Certificado de ingresos y retenciones de {taxYear} (formulario 220, te lo da tu empleador)',
    'Certificados de otras retenciones: honorarios, arriendos, rendimientos',
    'Certificados tributarios de tus bancos, Nequi y Daviplata a 31 de diciembre de {taxYear}: saldos, intereses y 4x1.000 (GMF)',
    'Certificados de tus créditos: saldo e intereses pagados, también de vivienda y del Icetex',
    'Extractos de tus tarjetas de crédito',
    'Facturas electrónicas a tu nombre que pagaste con medios electrónicos',
    'Recibos del impuesto predial de tus inmuebles',
    'Factura o recibo del impuesto de tus vehículos',
    'Escritura o traspaso de lo que compraste o vendiste en {taxYear}',
    'Certificados de inversiones y dividendos',
    'Certificado de tu pensión, si eres pensionado',
    'Certificados de aportes voluntarios a pensiones y de cuentas AFC',
    'Certificado de tus cesantías',
    'Planillas de tus aportes a salud y pensión (PILA), si eres independiente',
    'Pagos de medicina prepagada o seguros de salud',
    'Documentos de tus dependientes: registro civil, certificado de estudio o de dependencia',
    'Soportes de tus cuentas y bienes en el exterior',
    'Declaración de renta del año anterior',
  ],
} as const;
