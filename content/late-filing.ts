/**
 * Words of the calculator for late returns. Braces are filled from the rules, the season and the result. Each
 * rule cites its article of the Estatuto Tributario.
 */
export const lateFilingWords = {
  heading: '¿Se te pasó la fecha?',
  introduction: 'Tiene arreglo: entre más pronto presentes, menor puede ser la sanción.',
  /** Shown before any calculation, because only those obliged owe a penalty. */
  onlyObliged: {
    text: 'Es solo para quien debía declarar; si no estás seguro,',
    link: 'míralo primero',
  },
  /** Rules, folded under the form. */
  rulesHeading: 'Cómo se calcula',
  /** Sentences; one with an unknown amount is dropped. */
  rules: [
    {
      condition: 'Con impuesto a cargo',
      rule: ['{taxRate} % del impuesto por cada mes o fracción de mes, hasta el {taxMost} %.'],
      source: 'Artículo 641',
    },
    {
      condition: 'Sin impuesto a cargo',
      rule: [
        '{incomeRate} % de los ingresos brutos por cada mes o fracción de mes.',
        'El tope es el menor entre el {incomeMost} % de esos ingresos y el doble de tu saldo a favor; si no lo tienes, {capUvt} UVT.',
      ],
      source: 'Artículo 641',
    },
    {
      condition: 'Sin ingresos',
      rule: [
        '{equityRate} % del patrimonio líquido del año anterior al gravable por cada mes o fracción de mes.',
        'El tope es el menor entre el {equityMost} % de ese patrimonio y el doble de tu saldo a favor; si no lo tienes, {capUvt} UVT.',
      ],
      source: 'Artículo 641',
    },
    {
      condition: 'Con la reducción',
      rule: [
        'La mitad, si en los dos años anteriores a la fecha límite presentaste a tiempo todas las que debías; el 75 %, si eso vale solo para el último año.',
        'En ambos casos, si la DIAN no te ha emplazado.',
      ],
      source: 'Artículo 640',
    },
    {
      condition: 'Después de un emplazamiento',
      rule: [
        'El doble, en porcentajes y en topes, y sin reducción.',
        'Un emplazamiento es el acto en que la DIAN te dice que no declaraste y te da un mes para hacerlo.',
      ],
      source: 'Artículo 642',
    },
    {
      condition: 'En todos los casos',
      rule: [
        'Al menos {minimumUvt} UVT del año en que la liquidas.',
        'Son {latestMinimum}; suben cada enero con la UVT.',
      ],
      source: 'Artículo 639',
    },
  ],
  /** Name of a year's minimum penalty. */
  minimumOf: '{amount} en {year}',
  source:
    'Fuente: Estatuto Tributario. Los intereses de mora van aparte (artículos 634 y 635): esta página no los calcula.',
  formLabel: 'Calcula la sanción por declarar tarde',
  fields: {
    /** For a year without dates in content, the form asks for the deadline. */
    taxYear: { label: 'Año gravable', other: 'Otro' },
    digits: { label: 'Dos últimos dígitos' },
    deadline: {
      label: 'Tu fecha límite',
      hint: 'La del calendario de la DIAN para ese año. Si no la encuentras, pregúntame.',
    },
    tax: {
      label: 'Impuesto a cargo',
      hint: 'En el formulario 210, «Total impuesto a cargo»: antes de restar retenciones. Si es cero, escribe 0.',
    },
    income: {
      label: 'Ingresos brutos',
      hint: 'Sin impuesto a cargo, la sanción sale de tus ingresos. Escribe 0 si no tuviste.',
    },
    equity: {
      label: 'Patrimonio líquido del año anterior',
      hint: 'Lo que tenías menos lo que debías al 31 de diciembre de {equityYear}. Escribe 0 si no tenías nada.',
      /** Hint until the deadline, which determines the year, is typed. */
      hintWithoutYear:
        'Lo que tenías menos lo que debías al 31 de diciembre anterior al año gravable. Escribe 0 si no tenías nada.',
    },
    creditBalance: {
      label: 'Saldo a favor',
      hint: 'Si lo tienes (por ejemplo, porque te retuvieron), la sanción no puede pasar del doble. Si no tienes, escribe 0; si no lo sabes, «no sé».',
    },
  },
  /** Announced to screen readers when an answer adds a field. */
  alsoAsked: 'Ahora te pregunto también: {field}.',
  /** Errors of a blank or unreadable field. */
  problems: {
    digits: 'Escribe dos dígitos, por ejemplo 27.',
    deadline: 'Escribe tu fecha límite.',
    tax: 'Escribe tu impuesto a cargo; si es cero, 0.',
    income: 'Sin impuesto a cargo, la sanción sale de tus ingresos: escríbelos (0 si no tuviste).',
    equity: 'Sin ingresos, la sanción sale de tu patrimonio líquido: escríbelo (0 si no tenías nada).',
    creditBalance:
      'Escribe tu saldo a favor, porque puede bajar mucho la sanción: 0 si no tienes, «no sé» si no lo sabes.',
  },
  submit: 'Calcular la sanción',
  result: {
    onTime: 'Todavía estás a tiempo',
    onTimeText:
      'Si presentas la del año gravable {taxYear} a más tardar el {deadline}, no hay sanción por declarar tarde.',
    heading: 'Sanción de tu renta del año gravable {taxYear} si la presentas hoy',
    /** Headings of both amounts, when article 640 reduces one. */
    full: 'Sin reducción',
    withReduction: 'Con la reducción, si cumples',
    unknown: 'Todavía no se puede calcular',
    month: 'Tu fecha fue el {deadline}: va un mes, contando la fracción.',
    months: 'Tu fecha fue el {deadline}: van {months} meses, contando la fracción.',
    /** Note on a deadline whose dates the DIAN hasn't published. */
    computed: 'Esa fecha límite está calculada según el Decreto 2229 de 2023; confírmala en la DIAN.',
    bases: {
      tax: 'Es el {taxRate} % del impuesto por cada uno: {taxRate} % × {months} × {base} = {calculated}.',
      income:
        'Es el {incomeRate} % de tus ingresos por cada uno: {incomeRate} % × {months} × {base} = {calculated}.',
      equity:
        'Es el {equityRate} % de tu patrimonio líquido por cada uno: {equityRate} % × {months} × {base} = {calculated}.',
      none: 'Sin impuesto, ingresos ni patrimonio, es la sanción mínima.',
    },
    caps: {
      tax: 'No pasa del {taxMost} % del impuesto: {cap}.',
      income: 'No pasa del {incomeMost} % de los ingresos: {cap}.',
      equity: 'No pasa del {equityMost} % del patrimonio: {cap}.',
      credit: 'No pasa del doble del saldo a favor: {cap}.',
      uvt: 'No pasa de {capUvt} UVT: {cap}.',
    },
    rounded: 'En la declaración se escribe en miles: {penalty}.',
    raised: 'Esta sanción no baja de {minimumUvt} UVT: {minimum} en {year}.',
    /** The year's UVT is unknown: the minimum may change the amount, or be the amount. */
    minimumUnknown: 'El mínimo de {year} ({minimumUvt} UVT) todavía no se conoce y puede subir esta cifra.',
    minimumAndCapUnknown:
      'El mínimo y el tope en UVT de {year} todavía no se conocen y pueden cambiar esta cifra.',
    minimumPending: 'El mínimo de {year} ({minimumUvt} UVT) todavía no se conoce.',
    /** Note when the visitor doesn't know the credit balance. */
    withoutCreditBalance: 'La cuenta va sin saldo a favor: si lo tienes, la sanción puede ser mucho menor.',
    half: {
      exact:
        'La reducción es la mitad si en los dos años anteriores a esa fecha presentaste a tiempo todas las que debías y la DIAN no te ha emplazado (artículo 640). Emplazarte es exigirte formalmente que declares.',
      raised:
        'Con la reducción pagas la mínima, {amount}, si en los dos años anteriores a esa fecha presentaste a tiempo todas las que debías y la DIAN no te ha emplazado. Emplazarte es exigirte formalmente que declares.',
    },
    threeQuarters: {
      exact:
        'Si la última vez que declaraste tarde, o que dejaste de declarar, fue más de un año antes de esa fecha, pagas el 75 %: {amount}.',
      raised:
        'Si la última vez que declaraste tarde, o que dejaste de declarar, fue más de un año antes de esa fecha, pagas también la mínima.',
    },
    severalYears: '¿Debes varios años? La reducción puede valer solo para el primero: pregúntame.',
    notReduced: 'Las reducciones del artículo 640 no bajan del mínimo: aquí la cifra no cambia.',
    summons: {
      exact:
        'Si la DIAN ya te emplazó por no declarar, o te notificó una inspección tributaria, se calcula al doble y sin reducción: {amount} (artículo 642).',
      raised:
        'Si la DIAN ya te emplazó por no declarar, o te notificó una inspección tributaria, se calcula al doble y sin reducción: aquí también es la mínima (artículo 642).',
    },
    /** Chart of the penalty's growth, with its key. */
    growth: {
      heading: 'Cómo crece con cada mes',
      today: 'hoy, mes {month}',
      first: 'mes 1',
      last: 'mes {month}: {penalty}',
      half: 'Con la mitad',
      minimum: 'Mínima',
    },
    note: 'Los intereses de mora van aparte. Es un cálculo orientativo: no reemplaza una asesoría ni cuenta las reducciones transitorias de una ley o un decreto.',
    message:
      'Hola. Necesito presentar la declaración de renta del año gravable {taxYear}: mi fecha límite era el {deadline}. Según tu página, la sanción sería de {penalty}.',
    messageReduced:
      'Hola. Necesito presentar la declaración de renta del año gravable {taxYear}: mi fecha límite era el {deadline}. Según tu página, la sanción sería de {half} a {penalty}.',
    messageUnknown:
      'Hola. Necesito presentar la declaración de renta del año gravable {taxYear}: mi fecha límite era el {deadline}.',
    messageOnTime:
      'Hola. Mi fecha límite para declarar renta por el año gravable {taxYear} es el {deadline}. Quiero que me ayudes con mi declaración.',
  },
} as const;
