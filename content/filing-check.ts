import type { TaxStatus, ThresholdId } from './seasons/types';

/** Words of «¿Debo declarar?». Braces are filled from the season and from what the visitor answered. */
export const filingCheckWords = {
  heading: '¿Debes declarar? Revísalo con tus cifras',
  introduction:
    'Escribe tus cifras de {taxYear} como las dirías: 65.891.000 o 65 millones. Lo que no tengas o no sepas, déjalo vacío. Se calcula en tu navegador; nadie más ve estas cifras, a menos que tú me las envíes.',
  withoutScript:
    'Compara tus cifras con los topes: si una sola llega al suyo, o eres responsable de IVA, te toca declarar.',
  formLabel: 'Revisa si debes declarar',
  status: {
    label: 'Tu situación en {taxYear}',
    hint: 'Si vives en Colombia y no te inscribiste en el Régimen SIMPLE, déjalo así. Quien vive fuera puede seguir siendo residente fiscal.',
    options: {
      ordinary: 'Residente',
      simple: 'En el Régimen SIMPLE',
      nonResident: 'No residente',
    } satisfies Record<TaxStatus, string>,
    source: 'artículos 10 y 592, numerales 2 y 5, del Estatuto Tributario',
  },
  /** What counts for each limit, and the rule that says so. */
  hints: {
    income: {
      text: 'Salarios, honorarios, pensiones, arriendos, intereses, ventas… de {taxYear}, sin restar gastos. Los préstamos no cuentan. Si vendiste una casa o un carro o ganaste un premio, consúltame.',
      source: 'artículos 26, 592 y 593 del Estatuto Tributario',
    },
    equity: {
      text: 'Lo que tenías al 31 de diciembre de {taxYear}, aquí y en el exterior, sin restar deudas. Los inmuebles, por el mayor entre lo que te costaron y el avalúo catastral, no por su valor comercial.',
      source: 'artículos 261 y 277 del Estatuto Tributario',
    },
    creditCard: {
      text: 'Todo lo que compraste con tus tarjetas de crédito en {taxYear}, aunque ya lo hayas pagado.',
      source: 'artículo 594-3, literal a, del Estatuto Tributario',
    },
    purchases: {
      text: 'Todo lo que compraste en {taxYear}, con cualquier medio de pago, incluidas las tarjetas.',
      source: 'artículo 594-3, literal b, del Estatuto Tributario',
    },
    deposits: {
      text: 'Todo lo que entró en {taxYear} a tus cuentas, Nequi o Daviplata, aunque no fuera ingreso tuyo (también préstamos y traslados), más lo que invertiste, por ejemplo en CDT.',
      source: 'artículo 594-3, literal c, del Estatuto Tributario y Concepto DIAN 2644 de 2019',
    },
  } satisfies Record<ThresholdId, { text: string; source: string }>,
  limit: 'Tope: {limit}',
  vat: {
    label: 'Responsable de IVA',
    hint: 'Al 31 de diciembre de {taxYear}. Míralo en tu RUT, casilla 53: código 48.',
    yes: 'Sí',
    no: 'No',
    source: 'artículo 592, numeral 1, del Estatuto Tributario',
  },
  submit: 'Revisar si debo declarar',
  /** Asked instead of answering a form without a figure. */
  empty: 'Escribe al menos una cifra, o marca que eres responsable de IVA.',
  verdicts: {
    mustFile: 'Sí, debes declarar renta en {year}.',
    needNot: 'Con estas cifras no tienes que declarar renta en {year}.',
    /** The same once every date of the season has passed. */
    mustFileOver: 'Sí, debías declarar renta en {year}, y el plazo ya venció.',
    needNotOver: 'Con estas cifras no tenías que declarar renta en {year}.',
    simple: 'En el Régimen SIMPLE no presentas esta declaración, sino la tuya.',
    nonResident: 'Si no eres residente, estos topes no deciden.',
  },
  /** What follows from each verdict, sentence by sentence. */
  meanings: {
    mustFile: [],
    needNot: [
      'Las cifras que dejaste vacías cuentan como cero: si alguna no la sabes, la respuesta puede cambiar.',
      'Si te hicieron retenciones, puedes declarar voluntariamente y pedir el saldo a favor, si lo hay (artículo 6 del Estatuto Tributario).',
      'Esto vale para {year}; la obligación se revisa cada año.',
    ],
    simple: [
      'La declaración anual del SIMPLE tiene su propio formulario y sus propias fechas (artículo 592, numeral 5, del Estatuto Tributario).',
      'Si no sabes en qué régimen estás, mira la casilla 53 de tu RUT: el código 47 es el del SIMPLE.',
    ],
    nonResident: [
      'Declaras si tuviste ingresos en Colombia y no a todos les hicieron la retención prevista para no residentes (artículos 407 a 411 y 592, numeral 2, del Estatuto Tributario).',
      'Cuéntame tu caso y lo reviso.',
    ],
  },
  reasons: {
    above: 'Supera el tope de {limit} por {distance}.',
    reached: 'Llega justo al tope de {limit}, y con eso basta.',
    atLimit: 'Está justo en el tope de {limit}: solo cuenta si lo supera.',
    below: 'Le faltan {distance} para llegar al tope de {limit}.',
    nothing: 'El tope es {limit}.',
    blank: 'No la escribiste: cuenta como cero. El tope es {limit}.',
    vat: 'Con esto basta: debes declarar.',
    notVat: 'Esto no te obliga a declarar.',
  },
  /** In the place of an amount that was not given. */
  blank: 'sin dato',
  /** Over the line that the bars may reach. */
  limitLine: 'tope',
  closest: 'La cifra que más se acerca a su tope',
  note: 'Esta respuesta es orientativa; no reemplaza una asesoría.',
  date: 'Ver mi fecha',
  late: 'Ver mi sanción',
  message: {
    mustFile:
      'Hola. Hice la consulta en tu página y me salió que debo declarar renta en {year} por: {reasons}.',
    needNot:
      'Hola. Hice la consulta en tu página y me salió que no tengo que declarar renta en {year}. Quiero confirmarlo.',
    mustFileOver:
      'Hola. Hice la consulta en tu página y me salió que debía declarar renta en {year} por: {reasons}.',
    needNotOver:
      'Hola. Hice la consulta en tu página y me salió que no tenía que declarar renta en {year}. Quiero confirmarlo.',
    simple: 'Hola. Estoy en el Régimen SIMPLE y quiero saber qué debo declarar por {taxYear}.',
    nonResident: 'Hola. No soy residente fiscal en Colombia y quiero saber si debo declarar por {taxYear}.',
    closest: 'Mi cifra más cercana al tope: {reason}.',
    amount: '{name} ({amount})',
  },
} as const;
