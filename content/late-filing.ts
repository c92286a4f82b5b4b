/** Words around the calculator for late returns, which only the HTML needs. Braces are filled from the rules and the season. */
export const lateSectionWords = {
  heading: '¿Se te pasó la fecha o te llegó una carta?',
  introduction: 'Tiene arreglo: entre más rápido declares, menos puede costarte la multa (sanción).',
  /** Below the calculator. Leads to the answer about a letter, whose address fills the brace. */
  letter: 'Mira [qué hacer con cada carta de la DIAN](#{question}).',
  /** With the rules: only people who must file owe a penalty. */
  onlyObliged: 'Si no sabes si te tocaba declarar, revísalo en el [paso 1](#te-toca).',
  /** In place of the calculator, without script. */
  withoutScript: {
    text: 'La sanción es de al menos {latestMinimum}, aunque no debas impuesto (artículo 639).',
    link: 'Escríbeme por WhatsApp y te digo cuánto es',
    message:
      'Hola. Se me pasó la fecha para declarar renta y quiero ponerme al día. ¿Cuánto cuesta y qué necesitas?',
  },
  /** Heading of the rules, which are folded under the form. */
  rulesHeading: 'Cómo se calcula',
  /** Rules as sentences, each with the figure whose article it cites; a sentence with an unknown amount is left out. */
  rules: [
    {
      figure: 'tax',
      condition: 'Con impuesto a cargo',
      rule: ['{taxRate} % del impuesto por cada mes empezado, hasta el {taxMost} %.'],
    },
    {
      figure: 'income',
      condition: 'Sin impuesto a cargo',
      rule: [
        '{incomeRate} % de tus ingresos brutos por cada mes empezado.',
        'Nunca pasa del {incomeMost} % de esos ingresos. Con saldo a favor, tampoco del doble de ese saldo; sin él, tampoco de {capUvt} UVT.',
      ],
    },
    {
      figure: 'equity',
      condition: 'Sin ingresos',
      rule: [
        'Lo mismo, con el {equityRate} % de tu patrimonio líquido del año anterior al gravable, y hasta el {equityMost} %.',
      ],
    },
    {
      figure: 'half',
      condition: 'Con la reducción',
      rule: [
        'La mitad, si en los dos años anteriores a tu fecha declaraste siempre a tiempo; el 75 %, si solo en el último. Nunca después de un emplazamiento.',
      ],
    },
    {
      figure: 'summoned',
      condition: 'Después de un emplazamiento',
      rule: ['El doble, también en los topes, desde que te notifican esa carta.'],
    },
    {
      figure: 'minimumUvt',
      condition: 'En todos los casos',
      rule: ['Es al menos {minimumUvt} UVT del año en que declaras.', 'Son {latestMinimum}.'],
    },
  ],
  /** Name of a year's minimum penalty. */
  minimumOf: '{amount} en {year}',
  source:
    'Los intereses de mora van aparte: corren cada día sobre el impuesto que debas, a la tasa de usura del crédito de consumo menos dos puntos (artículos 634 y 635). Los calculo para el día en que pagues.',
} as const;

const onTime = 'Todavía estás a tiempo';

/**
 * Words of the calculator for late returns. Braces are filled from the rules, the season and the result.
 */
export const lateFilingWords = {
  formLabel: 'Calcula la sanción por declarar tarde',
  fields: {
    taxYear: {
      label: '¿De qué año son los ingresos?',
      past: '{taxYear}: se declaró en {year}',
      ahead: '{taxYear}: se declara en {year}',
      /** Option for all years before those listed. */
      older: '{taxYear} o antes',
    },
    digits: { label: 'Dos últimos dígitos', hint: 'También puedes escribir la cédula completa.' },
    tax: {
      label: 'Impuesto a cargo',
      hint: 'Antes de restar lo que te retuvieron: en el formulario 210, «Total impuesto a cargo». No es lo que te quedó por pagar. Si es cero, escribe 0.',
      /** The chip beside the field, and the hint once it is pressed. */
      unknown: 'No sé',
      unknownHint: 'Te digo lo mínimo que puede ser.',
    },
    income: { label: 'Ingresos brutos de {taxYear}', hint: 'Todo lo que ganaste, sin restar gastos.' },
    equity: {
      label: 'Patrimonio líquido',
      hint: 'Lo que tenías menos lo que debías al 31 de diciembre de {equityYear}.',
    },
    creditBalance: {
      label: 'Saldo a favor de {taxYear}',
      hint: 'La sanción no puede pasar del doble de ese saldo. Si no lo sabes, déjalo en blanco.',
    },
    letter: { label: '¿Te llegó una carta de la DIAN?', options: { yes: 'Sí', no: 'No' } },
  },
  /** What is known, as one line, such as «2025 · …27 · sin carta», and the word that opens it. */
  known: {
    /** While only the year is known. */
    year: 'Año gravable {taxYear}',
    ending: '…{ending}',
    letter: { yes: 'con carta', no: 'sin carta' },
    tax: 'impuesto {tax}',
    taxUnknown: 'impuesto sin saber',
    change: 'cambiar',
  },
  /** Introduces the three questions that a tax of zero opens; screen readers announce it too. */
  zero: 'Sin impuesto, la sanción sale de estas tres cifras. Escribe 0 en lo que no tengas.',
  /** Errors of a blank or unreadable field. */
  problems: {
    digits: 'Escribe dos dígitos, por ejemplo 27, o tu cédula completa.',
    income: 'Escribe tus ingresos, o 0 si no tuviste.',
    equity: 'Sin ingresos, la sanción sale de tu patrimonio: escríbelo, o 0 si no tenías nada.',
  },
  submit: 'Calcular la sanción',
  result: {
    onTime: {
      heading: onTime,
      text: 'Si declaras por el año gravable {taxYear} a más tardar el {deadline}, no hay sanción por declarar tarde.',
      message:
        'Hola. Mi fecha límite para declarar renta por el año gravable {taxYear} es el {deadline}. Quiero que me ayudes a declarar. ¿Cuánto cuesta y qué necesitas?',
    },
    /** A year whose dates are all ahead, while the digits are unknown. */
    ahead: {
      heading: onTime,
      text: 'Por el año gravable {taxYear} se declara entre el {first} y el {last}: todavía no hay sanción.',
      message: 'Hola. Quiero declarar renta por el año gravable {taxYear}. ¿Cuánto cuesta y qué necesitas?',
    },
    /** Offered when the chosen year's season has not begun. */
    previous: '¿Buscas la que venció en octubre de {year}? Es el año gravable {taxYear}',
    older: {
      heading: 'Por {taxYear} y antes, pregúntame primero',
      text: 'La DIAN tiene cinco años desde la fecha límite para exigir una declaración (artículo 717), y para esos años ya pasaron. No declares ni pagues sin que lo revisemos.',
      message:
        'Hola. No declaré renta por el año gravable {taxYear} o por uno de antes. ¿Todavía debo hacerlo? ¿Qué necesitas para revisarlo?',
    },
    /**
     * Answer for a listed year whose return the DIAN can no longer claim, because five years have passed for this
     * ending.
     */
    lapsed: {
      heading: 'Por {taxYear}, pregúntame primero',
      text: 'Tu fecha (cédula terminada en {ending}) fue el {deadline}: ya pasaron los cinco años que la DIAN tiene para exigir esa declaración (artículo 717). No declares ni pagues sin que lo revisemos.',
      message:
        'Hola. No declaré renta por el año gravable {taxYear}: mi fecha era el {deadline}. ¿Todavía debo hacerlo? ¿Qué necesitas para revisarlo?',
    },
    /** Answers, before any question, for a year about which the answers of «¿Te toca?» excuse the visitor. */
    excused: {
      needNot: {
        heading: 'Según lo que respondiste, por {taxYear} no tienes que declarar: no hay sanción',
        text: 'Solo la paga quien debía declarar y no lo hizo (artículo 641). Si algo cambió, corrígelo en el [paso 1](#te-toca). Si te llegó una carta de la DIAN, mándame una foto.',
        message:
          'Hola. Según tu página, no tengo que declarar renta por el año gravable {taxYear}. Quiero confirmarlo contigo. ¿Qué necesitas?',
      },
      simple: {
        heading: 'En el Régimen SIMPLE tu fecha es otra',
        text: 'Respondiste que en {taxYear} estabas en ese régimen, que tiene su formulario y sus fechas (artículos 903 y 910). Pregúntame y te digo la tuya. Si no estabas, corrígelo en el [paso 1](#te-toca).',
        message:
          'Hola. En {taxYear} estaba en el Régimen SIMPLE y creo que se me pasó la fecha. ¿Cuánto cuesta ponerme al día y qué necesitas?',
      },
      nonResident: {
        heading: 'Si vivías fuera, primero hay que ver si te tocaba',
        text: 'Depende de tu residencia fiscal en {taxYear} (artículo 10): mira tu respuesta en el [paso 1](#te-toca) y pregúntame. Si no te tocaba, no hay sanción.',
        message:
          'Hola. En {taxYear} vivía fuera de Colombia y no sé si debía declarar renta. ¿Me ayudas a saberlo? ¿Cuánto cuesta y qué necesitas?',
      },
    },
    heading: 'Tu sanción por el año gravable {taxYear}, si declaras hoy',
    /** Labels of the two figures, what filing now costs first. */
    withReduction: 'con la reducción, si te aplica',
    full: 'sin la reducción',
    /** Label of the minimum penalty, which is known without any amount. */
    least: 'como mínimo: con tus documentos te digo cuánto es',
    /** Labels of the minimum while the tax is unknown, by the state of the year's dates; `from` comes before two of them. */
    leastOfYear: {
      over: 'de sanción, como mínimo en {uvtYear}',
      open: 'de sanción en {uvtYear}, si tu fecha ya pasó',
      lapsing: 'de sanción en {uvtYear}, si la DIAN todavía puede exigir la tuya',
    },
    from: 'desde {amount}',
    /** The message to WhatsApp while only the year is known. */
    leastMessage:
      'Hola. No declaré renta por el año gravable {taxYear} y quiero ponerme al día. {letter}¿Cuánto cuesta y qué necesitas?',
    /** Labels for somebody with a letter from the DIAN: what it costs without a reduction, and what a summons makes of it. */
    notSummoned: 'si la carta no es un emplazamiento',
    summoned: 'si la carta es un emplazamiento',
    /** Beside a minimum. */
    rises: 'Desde enero sube con la UVT de {next}.',
    /** Shown while the UVT of the year of filing is not known. */
    atLeast: 'Es por lo menos eso: usé la mínima de {uvtYear}, y la de {year} sube.',
    plus: 'Además pagas el impuesto que debas, con intereses.',
    folds: { reduction: '¿Te aplica la reducción?', account: 'Cómo sale la cuenta y cómo crece' },
    month: 'Venció el {deadline}: llevas un mes de atraso (el mes empezado cuenta completo).',
    months: 'Venció el {deadline}: llevas {months} meses de atraso (el mes empezado cuenta completo).',
    /** Note on a deadline whose dates the DIAN hasn't published. */
    computed: 'Esa fecha límite está calculada según el Decreto 2229 de 2023; confírmala en la DIAN.',
    /** Note on a deadline of a year that has no calendar here. */
    decree: 'Esa fecha límite sale del {decree}; confírmala en la DIAN.',
    /** For visitors who received a letter from the DIAN, which may double the penalty. */
    letter: {
      exact:
        'Si la carta que te llegó es un emplazamiento por no declarar, pagas el doble y sin reducción (artículo 642). Mándame una foto y miramos cuál es.',
      raised:
        'Si la carta que te llegó es un emplazamiento por no declarar, se calcula al doble: aquí también es la mínima (artículo 642). Mándame una foto y miramos cuál es.',
      unknown:
        'Si la carta que te llegó es un emplazamiento por no declarar, la sanción se calcula al doble y sin reducción (artículo 642). Mándame una foto y miramos cuál es.',
    },
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
    raised: 'Esta sanción no baja de {minimumUvt} UVT: {minimum} en {uvtYear}.',
    /** Note when the visitor doesn't know the credit balance. */
    withoutCreditBalance: 'Hice la cuenta sin saldo a favor: si lo tienes, la sanción puede ser mucho menor.',
    /** Below, `share` is what the sentence makes of the penalty: an amount of its own, or the minimum. */
    half: {
      sentence:
        'Pagas {share} si cumples dos cosas (artículo 640). En los dos años anteriores a esa fecha declaraste a tiempo siempre que te tocaba. Y la DIAN no te ha mandado un emplazamiento, la carta que te exige declarar.',
      exact: 'la mitad',
      raised: 'la mínima, {amount},',
    },
    threeQuarters: {
      sentence:
        'Si la última vez que declaraste tarde, o que dejaste de declarar, fue más de un año antes de esa fecha, pagas {share}.',
      exact: 'el 75 %: {amount}',
      raised: 'también la mínima',
    },
    severalYears: '¿Debes varios años? La reducción puede valer solo para el primero: pregúntame.',
    notReduced: 'Las reducciones del artículo 640 no bajan del mínimo: aquí la cifra no cambia.',
    summons: {
      sentence:
        'Si la DIAN ya te mandó un emplazamiento por no declarar, o te notificó una inspección tributaria, se calcula al doble: {share} (artículo 642). Con el emplazamiento no hay reducción; si fue solo una inspección, pregúntame.',
      exact: '{amount}',
      raised: 'aquí también es la mínima',
    },
    /** Said until the penalty reaches its cap. */
    grows: 'Cada mes que empieza le suma {monthly} a la cuenta.',
    note: 'Es un cálculo orientativo: no reemplaza una asesoría ni cuenta las reducciones transitorias de una ley o un decreto.',
  },
} as const;

/** A decree's other date beside a penalty; `count` is one of the counts below, from the other date. */
export const placePenaltyWords = {
  yes: {
    unconfirmed:
      'Por el {norm}, cuento desde el {deadline} (según {source}; por confirmar en la DIAN); sin él, desde el {other}, {count}.',
    confirmed: 'Por el {norm}, cuento desde el {deadline}.',
  },
  unknown: {
    unconfirmed:
      'Por el {norm}, si tu respuesta es Sí, se cuenta desde el {other} (según {source}; por confirmar en la DIAN): {count}.',
    confirmed: 'Por el {norm}, si tu respuesta es Sí, se cuenta desde el {other}: {count}.',
  },
  count: {
    exact: '{months} de atraso y {penalty} de sanción',
    reduced: '{months} de atraso y {penalty} de sanción, o {half} con la reducción',
    unknown: '{months} de atraso',
    inTime: 'todavía estás a tiempo',
  },
  month: 'un mes',
  months: '{count} meses',
} as const;
