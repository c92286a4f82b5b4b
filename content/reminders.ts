import type { GroupId } from './tax-calendar/types';

/** Words of the calendar reminders. Braces are filled from the deadline. */
export const reminderWords = {
  /** File name before digits and year; part of a web address, so without accents. */
  files: {
    major: 'grandes-contribuyentes',
    legal: 'personas-juridicas',
    natural: 'personas-naturales',
  } satisfies Record<GroupId, string>,
  calendarName: 'Renta del año gravable {taxYear}: {group}, {digits}',
  /** Name of a subscription to one pair's date of every year. */
  subscriptionName: 'Renta: {group}, {digits}',
  /** Stands between two endings: 01 o 02. */
  pair: ' o ',
  /** Event title, which a phone shows in one line: what, when due, whose. */
  title: {
    major: 'Vence renta del año gravable {taxYear}: {installment} (gran contribuyente, NIT …{digits})',
    legal: 'Vence renta del año gravable {taxYear}: {installment} (persona jurídica, NIT …{digits})',
    natural: 'Vence renta del año gravable {taxYear} (cédula …{digits})',
  } satisfies Record<GroupId, string>,
  description: {
    major:
      '{installment} del impuesto de renta del año gravable {taxYear}. Último día para los grandes contribuyentes cuyo NIT, sin el dígito de verificación, termina en {digits}.',
    legal:
      '{installment} del impuesto de renta del año gravable {taxYear}. Último día para las personas jurídicas cuyo NIT, sin el dígito de verificación, termina en {digits}.',
    natural:
      'Vence la declaración de renta del año gravable {taxYear}: es el último día para declarar y pagar. Personas naturales, y sucesiones ilíquidas (la herencia sin repartir de quien murió), cuya cédula o NIT, sin el dígito de verificación, termina en {digits}.',
  } satisfies Record<GroupId, string>,
  /** Said in the event of an installment on which no return is due. */
  onlyPays: 'Ese día solo se paga: se declara a más tardar el {filingDate}.',
  published:
    'Fecha del calendario de la DIAN, según la prensa: confírmala en dian.gov.co. Ahí se anuncian también las prórrogas.',
  computed: 'Fecha calculada según el Decreto 2229 de 2023; confirma en la DIAN (dian.gov.co).',
  /** A decree's date, for who answers its question with «Sí». */
  decree: {
    unconfirmed:
      'Fecha del {norm}, según {source}; por confirmar en la DIAN (dian.gov.co). Es la tuya si respondes Sí: {question}',
    confirmed: 'Fecha del {norm}. Es la tuya si respondes Sí: {question}',
  },
  seeCalendar: 'Ver el calendario completo: {url}',
  /** The accountant's name, phone and page, which the alarm shows. */
  help: '¿Te ayudo? {accountantName}, {phone}: {page}',
} as const;
