import type { TaxStatus, ThresholdId } from './tax-calendar/types';

/** Conditions that oblige to file: those with a limit, and VAT liability. */
type ConditionId = ThresholdId | 'vat';

const byOne = 'Por {reasons}: basta una condición.';
const onlyYear = 'Esto es solo por {taxYear}: revisa los otros años.';

/** Conditions inside a sentence: «por tus ingresos brutos». */
const reasons = {
  income: 'tus ingresos brutos',
  equity: 'tu patrimonio bruto',
  creditCard: 'tus consumos con tarjeta de crédito',
  purchases: 'tus compras y consumos',
  deposits: 'tus consignaciones, depósitos o inversiones',
  vat: 'ser responsable de IVA',
} as const satisfies Record<ConditionId, string>;

/** The conditions in the first person, for the visitor's messages. */
const ownReasons = Object.fromEntries(
  Object.entries(reasons).map(([id, reason]) => [id, reason.replace(/^tu/, 'mi')]),
) as Record<ConditionId, string>;

/** Words of «¿Te toca?». Braces are filled from the season and from the visitor's answers. */
export const filingCheckWords = {
  amount: {
    label: 'Tu cifra del año gravable, en pesos',
    /** The example has no points, since number pads lack them. */
    example: 'Por ejemplo, {limit}',
    /** Button that inserts a plus sign, which number pads lack. */
    add: 'Sumar otra cifra',
    /** WhatsApp message of a visitor with amounts in another currency. */
    foreignMessage:
      'Hola. Tengo cifras en otra moneda y no sé si debo declarar renta por el año gravable {taxYear}. ¿Me ayudas a pasarlas a pesos? ¿Cuánto cuesta y qué necesitas?',
  },
  /** Line under the conditions before there is a verdict. */
  total: {
    heading: 'Tu resultado',
    start: 'Responde arriba y aquí te digo si te toca.',
    progress: 'Llevas {answered} de {all}; basta un Sí.',
  },
  /** Labels beside the amount's bar. */
  amounts: {
    above: 'Te pasas del tope por {distance}.',
    reached: 'Llegas justo al tope: con eso te toca.',
    atLimit: 'Estás justo en el tope; aquí solo cuenta si te pasas.',
    below: 'Te faltan {distance} para llegar al tope.',
  },
  /** Label of the limit's line above the bar. */
  limitLine: 'tope',
  verdicts: {
    mustFile: 'Sí: te toca declarar por el año gravable {taxYear}.',
    needNot: 'No te toca declarar por el año gravable {taxYear}.',
    /** Headings of the verdict until the tax year ends. */
    mustFileRunning: 'Sí: te va a tocar declarar por el año gravable {taxYear}.',
    /** Heading for conditions that count on the last day of the year. */
    mayChange: 'Sí, si el 31 de diciembre sigue así: te tocaría declarar por el año gravable {taxYear}.',
    needNotRunning: 'Hasta hoy no te toca por el año gravable {taxYear}.',
    unknown: 'Aún no puedo decirte si te toca por el año gravable {taxYear}.',
    simple: 'Por el año gravable {taxYear} declaras en el Régimen SIMPLE.',
    nonResident: 'Por el año gravable {taxYear} depende de tu residencia fiscal.',
    /** Heading once every date of the season has passed. */
    mustFileOver: 'Sí: te tocaba declarar por el año gravable {taxYear}.',
    needNotOver: 'No te tocaba declarar por el año gravable {taxYear}.',
  },
  /** The verdict beside its step in the page's table of contents. */
  step: {
    mustFile: 'Sí, te toca por {taxYear}',
    needNot: 'No te toca por {taxYear}',
    mustFileRunning: 'Sí, te va a tocar por {taxYear}',
    mayChange: 'Sí, si sigue así, por {taxYear}',
    needNotRunning: 'Hasta hoy no, por {taxYear}',
    unknown: 'Aún no se sabe',
    simple: 'Por el Régimen SIMPLE',
    nonResident: 'Depende de tu residencia',
    mustFileOver: 'Sí, te tocaba por {taxYear}',
    needNotOver: 'No te tocaba por {taxYear}',
  },
  /** Consequences of each verdict, one sentence each. */
  meanings: {
    mustFile: [byOne],
    mustFileRunning: [byOne],
    mayChange: ['Por {reasons}: cuenta lo que haya el último día del año.'],
    needNotRunning: ['El {taxYear} no ha terminado: vuelve en enero con las cifras del año completo.'],
    mustFileOver: [byOne, 'Si ya declaraste y pagaste a tiempo, por ese año estás al día.'],
    needNot: [
      onlyYear,
      'Si al 1 de enero de {year} tenías más de {abroadLimit} en bienes en el exterior, debes declararlos aparte, a más tardar el mismo día que la renta (artículo 607).',
    ],
    needNotOver: [
      onlyYear,
      'Si al 1 de enero de {year} tenías más de {abroadLimit} en bienes en el exterior, debes declararlos aparte: vencía el mismo día que la renta (artículo 607).',
    ],
    /** Added to «no te toca» until two years have passed since the last deadline. */
    refund:
      'Si te hicieron retenciones, puedes declarar voluntariamente y pedir el saldo a favor, si lo hay (artículo 6). Tienes dos años desde tu fecha límite para pedirlo (artículo 854).',
    unknown: ['Te faltan {missing} respuestas; una sola puede decidir:'],
    unknownOne: ['Te falta una respuesta, y puede cambiarlo todo:'],
    simple: [
      'No te toca esta declaración, sino la del Régimen SIMPLE, con su formulario y sus fechas (artículos 903 y 910).',
      'Vale si ya estabas en ese régimen en {taxYear}; si entraste después, por {taxYear} declaras como los demás.',
      'Si no recuerdas en qué régimen estabas, mira las responsabilidades de tu RUT, en la casilla 53.',
      'Si al 1 de enero de {year} tenías más de {abroadLimit} en el exterior, debes declarar esos activos aparte.',
      'Vencen en abril, como la declaración anual del Régimen SIMPLE: confirma tu fecha en la DIAN (artículo 607; Comunicado 025 de 2023; Semana, marzo de 2026).',
    ],
    nonResident: [
      'Si eres colombiano y aquí viven tu pareja (casados o en unión libre) o tus hijos menores que dependen de ti, puedes seguir siendo residente, con estos mismos topes.',
      'También si aquí está la mitad de tus ingresos o de tus bienes.',
      'Pero no lo eres si la mitad o más de lo que ganaste en el año, o de tus bienes, está en el país donde vives (artículo 10, parágrafo 2). Hay que probarlo, por ejemplo con su certificado de residencia fiscal.',
      'También es residente quien pasa en Colombia más de 183 días dentro de 365, sin importar su nacionalidad. Si esos días quedan en dos años, lo es en el segundo.',
      'También lo es quien, por trabajar en una embajada o un consulado de Colombia, no paga impuestos en ese país (artículo 10, numeral 2).',
      'Si no eres residente, declaras si tuviste ingresos en Colombia y no a todos les hicieron la retención prevista para no residentes (artículos 407 a 411 y 592).',
    ],
    /** Added when only the deposits oblige to file. */
    onlyDeposits:
      'Si te pasas solo por mover plata entre tus cuentas o por renovar un CDT, mándame los extractos antes de declarar.',
  },
  reasons,
  ownReasons,
  /** Names the unknown conditions in the visitor's message. */
  vatUnknown: 'si soy responsable de IVA',
  /** How much the tax would be, under a verdict with a typed income. It is never called a debt. */
  range: {
    box: '¿Solo de empleos?',
    /** Said until the box is ticked; ends in a link to WhatsApp. */
    only: 'Si todo ese ingreso fue de empleos, márcalo y te digo entre cuánto y cuánto daría tu impuesto; si no,',
    ask: 'pregúntame',
    message:
      'Hola. Quiero saber cuánto me daría mi declaración de renta. ¿Cuánto cuesta que la hagas y qué necesitas?',
    between: 'Tu impuesto daría entre {from} y {to}, antes de restar lo que te retuvieron.',
    /** Both ends are the same. */
    none: 'Tu impuesto daría {to}.',
    less: 'Puede ser menos si tienes dependientes o facturas electrónicas.',
  },
  /** Source of the VAT condition in the list of missing answers. */
  vatWhere: 'RUT, casilla 53',
  /** Shown below a verdict that further answers can't change. */
  keepOn: 'Con eso basta. Las demás son opcionales.',
  otherAnswers: 'Las demás respuestas:',
  note: 'Es una orientación: no reemplaza una asesoría.',
  date: 'Ver mi fecha',
  late: 'Calcula la sanción',
  otherYear: 'Revisar el {taxYear}',
  figures: 'De dónde saco mis cifras',
  /** A reason with the amount that was typed. */
  withAmount: '{name} ({amount})',
} as const;

/** Words of the form, which only the HTML has. */
export const filingFormWords = {
  /** Parts of each amount that people often forget. */
  parts: {
    income:
      'Si tuviste dos empleadores o varios clientes, suma lo que te pagó cada uno. Si ganas por día, multiplica por los días que trabajaste.',
    equity: 'De lo que tienes con otra persona, cuenta tu parte.',
    creditCard: 'Si tienes varias tarjetas, súmalas.',
    purchases: 'Suma lo que pagaste con tarjeta, en efectivo y por transferencia.',
    deposits:
      'Suma todas tus cuentas. Para la DIAN también cuentan, casi siempre, los traslados entre cuentas tuyas; si la cuenta es de dos, pregúntame.',
  } satisfies Record<ThresholdId, string>,
  formLabel: 'Revisa si debes declarar',
  answers: { yes: 'Sí', no: 'No', unknown: 'No sé' },
  writeAmount: 'Escribir la cifra',
  /** Discloses what counts in a condition's amount. */
  whatCounts: 'Qué cuenta',
  /** Said of a figure that was typed at an earlier visit. */
  returned: 'Tu cifra no se guarda; tu respuesta sí.',
  status: {
    /** First half of a sentence, which each option completes: «En 2025… vivía en Colombia». */
    label: 'En {taxYear}…',
    options: {
      ordinary: 'vivía en Colombia',
      nonResident: 'vivía en el exterior',
      simple: 'estaba en el Régimen SIMPLE',
    } satisfies Record<TaxStatus, string>,
  },
} as const;

type ConditionText = {
  readonly gloss: string;
  readonly text: string;
  /** Where to find the figure, if not in the exógena. */
  readonly where?: string;
  readonly source: string;
};

/** Each condition's words. They are an export of their own, because only the HTML has them: the tools' files leave them out. */
export const conditionTexts: Record<ConditionId, ConditionText> = {
  income: {
    gloss: 'Lo que ganaste, sin restar gastos',
    text: 'Salarios con primas, cesantías, liquidación e indemnizaciones, honorarios, pensiones, arriendos, intereses, ventas… de aquí y del exterior. Las cesantías cuentan cuando te las pagan o las consignan al fondo, no cuando las retiras. Los préstamos no cuentan.',
    source: 'artículos 26, 27, 401-3, 592 y 593',
  },
  equity: {
    gloss: 'A 31 de diciembre, sin restar deudas',
    text: 'Aquí y en el exterior. Los inmuebles, por el mayor entre lo que te costaron, el avalúo catastral y el valor declarado en el predial, no por su valor comercial.',
    where: 'Súmalo con tus extractos, tu predial y la factura de tu carro, que cuenta por lo que te costó.',
    source: 'artículos 261, 267 y 277',
  },
  creditCard: {
    gloss: 'Aunque ya los hayas pagado',
    text: 'Todo lo que se compró en el año con tus tarjetas de crédito, aunque las haya usado otra persona.',
    source: 'artículo 594-3, literal a',
  },
  purchases: {
    gloss: 'También de casa, carro o lote',
    text: 'Todo lo que compraste en el año, con cualquier medio de pago, incluidas las tarjetas.',
    where: 'Míralo en la página de la DIAN, en las facturas electrónicas a tu nombre.',
    source: 'artículo 594-3, literal b',
  },
  deposits: {
    gloss: 'A tus cuentas, Nequi, Daviplata o Bre-B',
    text: 'Todo lo que entró en el año, aunque no fuera ingreso tuyo, también préstamos y giros de tu familia, más lo que invertiste, por ejemplo en CDT.',
    source: 'artículo 594-3, literal c',
  },
  vat: {
    gloss: 'Si lo eras el 31 de diciembre: busca el código 48 en la casilla 53 de tu RUT',
    text: 'Si tu RUT cambió después, no importa. Tener RUT, aunque sea nuevo o diga 05, no te obliga a declarar: mandan estas condiciones.',
    where: 'Descárgalo en muisca.dian.gov.co.',
    source: 'artículo 592, numeral 1; DIAN, Comunicado 075 de 2019',
  },
};
