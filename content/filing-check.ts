import type { ThresholdId } from './seasons/types';

/** Words of «¿Debo declarar?». Braces are filled from the season and from what the visitor answered. */
export const filingCheckWords = {
  heading: '¿Debes declarar? Revísalo con tus cifras',
  introduction:
    'Escribe lo que tuviste en {taxYear} como lo dirías: 65.891.000 o 65 millones. Lo que no tengas, déjalo vacío. Nada sale de esta página.',
  withoutScript:
    'Compara cada cifra tuya con su tope: basta con que una llegue a él, o con ser responsable de IVA, para que debas declarar.',
  formLabel: 'Consulta si debes declarar',
  hints: {
    income: 'Todo lo que recibiste en {taxYear}, sin restar gastos.',
    equity: 'Lo que tenías al 31 de diciembre, sin restar deudas.',
    creditCard: 'La suma de todas tus tarjetas.',
    purchases: 'El total del año, con cualquier medio de pago.',
    deposits: 'Lo que entró a tus cuentas y lo que invertiste.',
  } satisfies Record<ThresholdId, string>,
  limit: 'Tope: {limit}',
  vat: { label: 'Responsable de IVA', hint: 'Al 31 de diciembre de {taxYear}.', yes: 'Sí', no: 'No' },
  submit: 'Revisar si debo declarar',
  verdicts: {
    mustFile: 'Sí, debes declarar renta en {year}.',
    needNot: 'Con estas cifras no tienes que declarar renta en {year}.',
    empty: 'No escribiste ninguna cifra, así que todas cuentan como cero.',
  },
  reasons: {
    above: 'Supera el tope de {limit} por {distance}.',
    reached: 'Llega justo al tope de {limit}, y con eso basta.',
    atLimit: 'Está justo en el tope de {limit}: solo cuenta si lo supera.',
    below: 'Le faltan {distance} para el tope de {limit}.',
    nothing: 'El tope es {limit}.',
    vat: 'Con esto basta: debes declarar.',
    notVat: 'Esto no te obliga a declarar.',
  },
  closest: 'Lo más cercano a su tope',
  note: 'Esta respuesta orienta y no reemplaza una asesoría.',
  contact: 'Contáctame',
  date: 'Ver mi fecha',
  message: {
    mustFile: 'Hola. Según la consulta de tu página, debo declarar renta en {year} por: {reasons}.',
    needNot:
      'Hola. Según la consulta de tu página, no tengo que declarar renta en {year} y quiero confirmarlo.',
    closest: 'Lo más cercano a su tope: {reason}.',
    amount: '{name} ({amount})',
  },
} as const;
