/**
 * Questions visitors ask about the income tax return. Braces are filled from the active season; a sentence
 * whose amount is not known yet is left out of its answer, and a question without any sentence is left out.
 */
export type Question = {
  readonly question: string;
  /** Sentences, in order. */
  readonly answer: readonly string[];
  /** Where the answer comes from, for whoever checks it next season. */
  readonly source: string;
};

export const faqWords = {
  heading: 'Preguntas frecuentes',
} as const;

export const faq = [
  {
    question: '¿Cuándo me toca declarar renta en {year}?',
    answer: [
      'Entre el {firstDayMonth} y el {lastDate}, según los dos últimos dígitos de tu cédula o NIT.',
      'Búscalos en la tabla de fechas de esta página.',
    ],
    source: 'calendario tributario de la DIAN y Decreto 2229 de 2023',
  },
  {
    question: '¿Cuáles son mis dos últimos dígitos?',
    answer: [
      'Los del NIT sin el dígito de verificación; para una persona natural, casi siempre los de la cédula.',
      'Si termina en 00, tu fecha es la última: el {lastDate}.',
    ],
    source: 'calendario tributario de la DIAN',
  },
  {
    question: '¿Quiénes deben declarar renta en {year}?',
    answer: [
      'Basta con que en {taxYear} hayas cumplido una de estas condiciones.',
      'Tu patrimonio bruto fue de {equityLimit} o más.',
      'Tus ingresos brutos, tus consumos con tarjeta de crédito, tus compras y consumos o tus consignaciones, depósitos o inversiones sumaron {incomeLimit} o más, cada uno por separado.',
      'Eras responsable de IVA al 31 de diciembre.',
    ],
    source: 'DIAN; topes de content/seasons',
  },
  {
    question: '¿Declarar es lo mismo que pagar?',
    answer: [
      'No. En la declaración informas tus ingresos y tu patrimonio; si te toca pagar, y cuánto, depende del impuesto que resulte y de lo que ya te retuvieron.',
      'A muchos les da cero o saldo a favor.',
    ],
    source: 'prensa de cada temporada: «declarar no es pagar»',
  },
  {
    question: '¿Qué documentos necesito?',
    answer: [
      'Por lo general, el RUT, el certificado de ingresos y retenciones, los certificados de tus bancos al 31 de diciembre de {taxYear}, los soportes de deudas, bienes e inversiones y la declaración del año anterior.',
      'En esta página tienes la lista completa para imprimir.',
    ],
    source: 'documentos que se piden cada temporada',
  },
  {
    question: '¿Qué debo tener al día antes de declarar?',
    answer: [
      'El RUT y el instrumento de firma electrónica (IFE) de la DIAN.',
      'Revísalos varios días antes de tu fecha.',
    ],
    source: 'DIAN',
  },
  {
    question: '¿Puedo usar la declaración sugerida de la DIAN?',
    answer: [
      'Sí, como punto de partida.',
      'Compárala con tus certificados antes de presentarla: puede que le falte o le sobre información.',
    ],
    source: 'DIAN',
  },
  {
    question: '¿Cuánto cuesta declarar tarde?',
    answer: [
      'Con impuesto a cargo, el 5 % de ese impuesto por cada mes o parte de mes, sin pasar del 100 % (artículo 641 del Estatuto Tributario).',
      'Como mínimo son 10 UVT del año en que liquidas la sanción.',
      'En {year} son {minimumPenalty}.',
      'Los intereses van aparte.',
    ],
    source: 'Estatuto Tributario, artículos 639 y 641',
  },
  {
    question: '¿Y si no declaro?',
    answer: [
      'La DIAN puede cobrarte una sanción del 20 % de tus consignaciones o de tus ingresos brutos, lo que sea mayor (artículo 643 del Estatuto Tributario).',
      'Si presentas antes de que te emplace, es decir, de que te pida declarar, pagas solo la de declarar tarde.',
    ],
    source: 'Estatuto Tributario, artículos 641 y 643',
  },
  {
    question: 'Vivo fuera de Colombia, ¿tengo otra fecha?',
    answer: ['No. Si debes declarar, las fechas son las mismas, según los dígitos de tu documento.'],
    source: 'DIAN, calendario tributario: no distingue el país de residencia',
  },
] as const satisfies readonly Question[];
