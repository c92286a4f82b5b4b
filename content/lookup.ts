import type { GroupId } from './seasons/types';

/** Words of the date lookup. Braces are filled from the season or from the visitor's ending. */
export const lookupWords = {
  heading: '¿Cuándo te toca declarar?',
  introduction: 'Tu fecha depende de los dos últimos dígitos de tu cédula o NIT.',
  label: 'Tus dos últimos dígitos',
  hint: 'Sin el número después del guion. Se consulta en tu navegador: tu número completo nunca se envía.',
  submit: 'Ver mi fecha',
  print: 'Imprimir',
  /** Shown before any input: each group's window. */
  window: { title: 'Renta {year}', dates: 'del {first} al {last}' },
  withoutScript:
    'Busca en la tabla de tu grupo la fila de tu último dígito, o de los dos últimos si eres persona natural. Al lado está tu fecha final.',
  calendarLink: 'Ver el calendario tributario {year}',
  unavailable: 'El buscador no cargó. Tu fecha está en el calendario tributario {year}.',

  /** Digits that were used when the input has more. */
  used: {
    number: 'Tomé {ending}, los dos últimos dígitos.',
    verified: 'Tomé {ending}, sin el dígito de verificación.',
    mismatch:
      'Tomé {ending}, sin el dígito de verificación. Ojo: ese dígito de verificación no corresponde a ese número; revísalo.',
    guessed: 'Tomé {ending}, sin el último dígito, que parece ser el de verificación.',
    otherwise: 'No es el de verificación: usar {otherwise}',
    /** A nine-digit number that may be a company's NIT, or a cédula with its verification digit. */
    otherwiseVerified: 'El último es el de verificación: usar {otherwise}',
  },
  problems: {
    empty: 'Escribe los dos últimos dígitos de tu cédula o NIT.',
    unreadable: 'Escribe solo números: con los dos últimos dígitos basta.',
    incomplete: 'Con los dos últimos dígitos basta. También puedes pegar el número completo.',
    'too-long': 'Ese número es más largo que una cédula o un NIT. Escribe solo los dos últimos dígitos.',
  },

  groups: {
    major: 'Gran contribuyente',
    legal: 'Persona jurídica',
    natural: 'Persona natural',
  } satisfies Record<GroupId, string>,
  /** Document that each group reads its digits from. */
  documents: {
    major: 'con NIT',
    legal: 'con NIT',
    natural: 'con cédula o NIT',
  } satisfies Record<GroupId, string>,
  endsIn: 'terminado en {digits}',
  needsTwo: 'Si eres persona natural, escribe dos dígitos para ver tu fecha.',
  today: 'Es hoy: tienes hasta la medianoche si la presentas en línea.',
  tomorrow: 'Es mañana, {weekday}.',
  left: 'Cae {weekday}; faltan {days} días ({workingDays} hábiles).',
  leftOneWorkingDay: 'Cae {weekday}; faltan {days} días (1 hábil).',
  passedDate: '{date}, ya pasó',
  seasonOf: 'Renta {year}',
  computed: 'Calculado según el Decreto 2229 de 2023; confirma en la DIAN.',
  /** Before a date: the year whose return it is of. */
  ofTaxYear: 'Por el año gravable {taxYear}:',
  over: {
    natural: 'Tu fecha de {year} (año gravable {taxYear}) fue el {date} y ya pasó.',
    other: 'Las fechas de {year} para este dígito ya pasaron.',
    /** Under the date of the year that the page is on. */
    yesterday: 'Fue ayer. Todavía puedes presentarla.',
    ago: 'Pasó hace {days} días. Todavía puedes presentarla.',
    cost: 'Ver cuánto cuesta',
    next: 'La siguiente, para el año gravable {taxYear}:',
    nothingNext: 'La siguiente aparecerá aquí cuando se publique el calendario.',
    help: '¿No alcanzaste a declarar? Entre más pronto lo hagas, menor puede ser la sanción.',
  },
  /** WhatsApp messages that continue from the answer. */
  message: {
    next: 'Hola. Mi cédula o NIT termina en {ending} y mi fecha del año gravable {taxYear} es el {date}. Quiero que me ayudes con mi declaración.',
    late: 'Hola. Mi cédula o NIT termina en {ending} y se me pasó la fecha del año gravable {taxYears}. Quiero ponerme al día.',
    company: 'Hola. Mi NIT termina en {ending}. Quiero que me ayudes con la declaración de renta.',
  },
  seeRow: 'Ver mi fila en la tabla',
  seeCalendar: 'Ver el calendario completo',
  reminder: {
    add: 'Agregar a mi calendario',
    addFor: 'Agregar a mi calendario las fechas de {group}',
    google: 'Google Calendar',
    outlook: 'Outlook',
    /** Difference between a single event and a subscription. */
    difference:
      'Agregar guarda una copia de esta fecha. Suscribirte la mantiene al día y trae sola la de cada año.',
    subscribe: 'Suscribirme',
    subscribeGoogle: 'Suscribirme en Google Calendar',
    newTab: '(se abre en otra pestaña)',
  },
  /** Announced once to screen readers. */
  announcement: '{group}: {date}.',
  announcementPassed: '{group}: {date}, ya pasó.',
} as const;
