/**
 * Words of the calculator for those who are late. Braces are filled from the season and from the result.
 * Each rule names its article of the Estatuto Tributario.
 */
export const lateFilingWords = {
  heading: '¿Se te pasó la fecha?',
  introduction:
    'Tiene arreglo. La sanción crece con cada mes o fracción de mes: entre más pronto presentes, menor puede ser. Y mientras la DIAN no te emplace, es la menor de las que prevé la ley.',
  /** Sentences; one whose amount is not known yet is left out. */
  rules: [
    {
      condition: 'Con impuesto a cargo',
      rule: ['5 % del impuesto por cada mes o fracción de mes, hasta el 100 %.'],
      source: 'Artículo 641',
    },
    {
      condition: 'Sin impuesto a cargo',
      rule: [
        '0,5 % de los ingresos brutos por cada mes o fracción de mes.',
        'El tope es el menor entre el 5 % de esos ingresos y el doble de tu saldo a favor (si no lo tienes, 2.500 UVT).',
      ],
      source: 'Artículo 641',
    },
    {
      condition: 'Sin ingresos',
      rule: [
        '1 % del patrimonio líquido del año anterior por cada mes o fracción de mes.',
        'El tope es el menor entre el 10 % de ese patrimonio y el doble de tu saldo a favor (si no lo tienes, 2.500 UVT).',
      ],
      source: 'Artículo 641',
    },
    {
      condition: 'Con la reducción',
      rule: [
        'La mitad, si en los dos años anteriores no declaraste tarde y la DIAN no te ha emplazado; el 75 %, si fue hace más de un año.',
      ],
      source: 'Artículo 640',
    },
    {
      condition: 'Después de un emplazamiento',
      rule: ['El doble, en porcentajes y en topes, y sin reducción.'],
      source: 'Artículo 642',
    },
    {
      condition: 'En todos los casos',
      rule: ['Al menos 10 UVT del año en que la liquidas.', 'Son {minimumPenalties}.'],
      source: 'Artículo 639',
    },
  ],
  /** How a year and its minimum are named in a list of them. */
  minimumOf: '{amount} si presentas en {year}',
  source:
    'Fuente: Estatuto Tributario. Los intereses de mora van aparte (artículos 634 y 635): esta página no los calcula.',
  formLabel: 'Calcula la sanción por declarar tarde',
  fields: {
    season: {
      label: 'Declaración que debías presentar',
      hint: 'El año de los ingresos, no el año en que se presenta. ¿Es de un año anterior? Escribe abajo tu fecha límite.',
      option: 'Año gravable {taxYear}',
    },
    digits: { label: 'Dos últimos dígitos', hint: 'De tu cédula o NIT, sin el dígito de verificación.' },
    deadline: { label: 'O tu fecha límite', hint: 'Se llena sola con tus dígitos.' },
    filed: { label: 'Día en que la vas a presentar', hint: 'Si lo dejas vacío, calculo con hoy.' },
    tax: {
      label: 'Impuesto a cargo',
      hint: 'El total del impuesto antes de restar retenciones y anticipos (en el formulario 210, «Total impuesto a cargo»), no lo que te queda por pagar. Déjalo vacío solo si es cero.',
    },
    income: { label: 'Ingresos brutos', hint: 'Solo se usan si no hay impuesto a cargo.' },
    equity: {
      label: 'Patrimonio líquido del año anterior',
      hint: 'Solo se usa si tampoco hubo ingresos.',
    },
    creditBalance: {
      label: 'Saldo a favor',
      hint: 'Opcional. Solo se usa si no hay impuesto a cargo.',
    },
  },
  problems: {
    digits: 'Escribe dos dígitos, por ejemplo 27.',
    deadline: 'Escribe tus dos últimos dígitos o tu fecha límite.',
    date: 'Esta fecha no es válida: revísala.',
    /** Asked instead of settling the minimum for a form without a figure. */
    empty:
      'Escribe el impuesto o, si es cero, tus ingresos o tu patrimonio. Si de verdad no tuviste nada, escribe 0.',
  },
  submit: 'Calcular la sanción',
  result: {
    onTime: 'Todavía estás a tiempo',
    onTimeText: 'Si presentas a más tardar el {deadline}, no hay sanción por extemporaneidad.',
    heading: 'Sanción si presentas el {filed}',
    /** Over the two figures, where article 640 leaves less. */
    full: 'Sin reducción',
    withReduction: 'Con la del artículo 640, si cumples',
    unknown: 'Todavía no se puede calcular',
    month: 'Del {deadline} al {filed} hay un mes, contando la fracción.',
    months: 'Del {deadline} al {filed} hay {months} meses, contando la fracción.',
    /** Where the deadline is of a season whose dates the DIAN has not published. */
    computed: 'Esa fecha límite está calculada según el Decreto 2229 de 2023; confírmala en la DIAN.',
    bases: {
      tax: '5 % del impuesto a cargo por mes: 5 % × {months} × {base} = {calculated} (artículo 641).',
      income:
        'Sin impuesto a cargo, 0,5 % de los ingresos brutos por mes: 0,5 % × {months} × {base} = {calculated} (artículo 641).',
      equity:
        'Sin impuesto ni ingresos, 1 % del patrimonio líquido por mes: 1 % × {months} × {base} = {calculated} (artículo 641).',
      none: 'Sin impuesto, ingresos ni patrimonio se aplica la sanción mínima.',
    },
    caps: {
      tax: 'No pasa del 100 % del impuesto: {cap}.',
      income: 'No pasa del 5 % de los ingresos: {cap}.',
      equity: 'No pasa del 10 % del patrimonio: {cap}.',
      credit: 'No pasa del doble del saldo a favor: {cap}.',
      uvt: 'No pasa de 2.500 UVT: {cap}.',
    },
    rounded: 'En la declaración se escribe en miles: {penalty} (artículo 577).',
    raised: 'Ninguna sanción baja de 10 UVT: {minimum} en {year} (artículo 639).',
    minimumUnknown: 'El mínimo de {year} (10 UVT) todavía no se conoce y puede subir esta cifra.',
    minimumPending: 'El mínimo de {year} (10 UVT) todavía no se conoce.',
    half: {
      exact:
        'Si no declaraste tarde en los dos años anteriores a esa fecha límite y la DIAN no te ha emplazado, pagas la mitad: {amount} (artículo 640).',
      raised:
        'Si no declaraste tarde en los dos años anteriores a esa fecha límite y la DIAN no te ha emplazado, pagas la sanción mínima, {amount}: la mitad sería menos (artículos 639 y 640).',
    },
    threeQuarters: {
      exact: 'Si lo hiciste, pero hace más de un año, pagas el 75 %: {amount}.',
      raised: 'Si lo hiciste, pero hace más de un año, pagas también la mínima: {amount}.',
    },
    notReduced: 'Las reducciones del artículo 640 no bajan del mínimo: aquí la cifra no cambia.',
    summons:
      'Si la DIAN ya te emplazó por no declarar, se calcula al doble y sin reducción: {afterSummons} (artículo 642). También al doble si ya te notificó un auto de inspección tributaria.',
    /** The drawing of how it grows, its key, and its table. */
    growth: {
      heading: 'Cómo crece con cada mes o fracción',
      month: 'mes {month}',
      orMore: 'mes {month} o más',
      until: 'hasta el {until}',
      from: 'desde el {from}',
      own: '{penalty} en tu mes, el {month}',
      cap: 'Desde el mes {month} ya no crece: {cap}',
      minimum: 'Mínima de {year}: {minimum}',
      figures: 'Ver las cifras de cada mes',
      columns: { month: 'Si presentas', full: 'Sin reducción', half: 'Con la mitad' },
      uvt: 'Con la UVT de {year}: en otro año cambia la mínima.',
    },
    interest:
      'Los intereses de mora sobre el impuesto van aparte y no están incluidos (artículos 634 y 635).',
    source:
      'Fuente: Estatuto Tributario. No cuenta las reducciones transitorias que pueda dar una ley o un decreto. Este cálculo es orientativo; no reemplaza una asesoría.',
    contact: 'Ponerme al día contigo',
    message:
      'Hola. Necesito presentar una declaración de renta atrasada: mi fecha límite era el {deadline}. Según la calculadora de tu página, la sanción sería de {penalty}.',
    messageUnknown:
      'Hola. Necesito presentar una declaración de renta atrasada: mi fecha límite era el {deadline}.',
  },
} as const;
