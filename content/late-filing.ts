/**
 * Words of the calculator for those who are late. Braces are filled from the season and from the result.
 * Source of every rule: Estatuto Tributario, articles 639 to 642.
 */
export const lateFilingWords = {
  heading: '¿Se te pasó la fecha?',
  introduction: 'La sanción crece con cada mes o parte de mes. Entre más pronto presentes, menos pagas.',
  /** Sentences; one whose amount is not known yet is left out. */
  rules: [
    {
      condition: 'Con impuesto a cargo',
      rule: ['5 % del impuesto por cada mes o parte de mes, hasta el 100 %.'],
    },
    {
      condition: 'Sin impuesto a cargo',
      rule: [
        '0,5 % de los ingresos brutos por cada mes o parte de mes, hasta el 5 % de ellos, el doble del saldo a favor o, si no lo hay, 2.500 UVT: lo que sea menor.',
      ],
    },
    {
      condition: 'Sin ingresos',
      rule: [
        '1 % del patrimonio líquido del año anterior por cada mes o parte de mes, hasta el 10 %, el doble del saldo a favor o, si no lo hay, 2.500 UVT: lo que sea menor.',
      ],
    },
    {
      condition: 'En todos los casos',
      rule: ['Al menos 10 UVT del año en que la liquidas.', 'En {year} son {minimumPenalty}.'],
    },
  ],
  source: 'Fuente: Estatuto Tributario, artículos 639 y 641. Los intereses van aparte.',
  formLabel: 'Calcula la sanción por declarar tarde',
  fields: {
    season: {
      label: 'Declaración que debías presentar',
      hint: 'El año de los ingresos, no el año en que se presenta.',
      option: 'Año gravable {taxYear}',
    },
    digits: { label: 'Dos últimos dígitos', hint: 'De tu cédula o NIT, sin el dígito de verificación.' },
    deadline: { label: 'O tu fecha límite', hint: 'Se llena sola con tus dígitos.' },
    filed: { label: 'Día en que la presentarás', hint: 'Si queda vacío, se cuenta hoy.' },
    tax: { label: 'Impuesto a cargo', hint: 'Vacío si no te da impuesto.' },
    income: { label: 'Ingresos brutos', hint: 'Cuentan si no hay impuesto a cargo.' },
    equity: { label: 'Patrimonio líquido del año anterior', hint: 'Cuenta si tampoco hubo ingresos.' },
    creditBalance: { label: 'Saldo a favor', hint: 'Opcional. Cuenta si no hay impuesto a cargo.' },
  },
  problems: {
    digits: 'Escribe dos dígitos, por ejemplo 27.',
    deadline: 'Escribe tus dos últimos dígitos o tu fecha límite.',
    date: 'Revisa esta fecha.',
  },
  submit: 'Calcular la sanción',
  result: {
    onTime: 'Todavía estás a tiempo',
    onTimeText: 'Si presentas a más tardar el {deadline}, no hay sanción por extemporaneidad.',
    heading: 'Sanción si presentas el {filed}',
    unknown: 'Aún no se puede calcular',
    month: 'Del {deadline} al {filed} hay un mes o parte de mes.',
    months: 'Del {deadline} al {filed} hay {months} meses, contando la parte de mes.',
    bases: {
      tax: '5 % del impuesto a cargo por mes: 5 % × {months} × {base} = {calculated}.',
      income: '0,5 % de los ingresos brutos por mes: 0,5 % × {months} × {base} = {calculated}.',
      equity: '1 % del patrimonio líquido por mes: 1 % × {months} × {base} = {calculated}.',
      none: 'Sin impuesto, ingresos ni patrimonio queda la sanción mínima.',
    },
    caps: {
      tax: 'No pasa del 100 % del impuesto: {cap}.',
      income: 'No pasa del 5 % de los ingresos: {cap}.',
      equity: 'No pasa del 10 % del patrimonio: {cap}.',
      credit: 'No pasa del doble del saldo a favor: {cap}.',
      uvt: 'No pasa de 2.500 UVT: {cap}.',
    },
    raised: 'Ninguna sanción baja de 10 UVT: {minimum} en {year}.',
    minimumUnknown: 'El mínimo de {year} (10 UVT) todavía no se conoce y puede subir esta cifra.',
    minimumPending: 'El mínimo de {year} (10 UVT) todavía no se conoce.',
    reduced:
      'Sin reincidencia y si la DIAN no ha actuado, el artículo 640 la puede reducir al 50 % ({half}) o al 75 % ({threeQuarters}).',
    notReduced: 'Las reducciones del artículo 640 no bajan del mínimo, así que aquí no cambian la cifra.',
    summons: 'Después de un emplazamiento de la DIAN se calcula al doble: {afterSummons} (artículo 642).',
    interest: 'Los intereses sobre el impuesto van aparte y no están incluidos.',
    source:
      'Fuente: Estatuto Tributario, artículos 639 a 642. Este cálculo orienta y no reemplaza una asesoría.',
    contact: 'Contáctame',
    message:
      'Hola. Necesito presentar una declaración de renta atrasada: mi fecha límite era el {deadline}. Según la calculadora de tu página, la sanción sería de {penalty}.',
    messageUnknown:
      'Hola. Necesito presentar una declaración de renta atrasada: mi fecha límite era el {deadline}.',
  },
} as const;
