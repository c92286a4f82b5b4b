import type { GroupId } from './tax-calendar/types';

/** Words around the date lookup, which only the HTML needs. Braces are filled from the season. */
export const lookupSectionWords = {
  heading: '¿Cuándo te toca declarar?',
  /** Accessible name of the lookup on the income tax page, where the step has the visible heading. */
  cardName: 'Buscador de tu fecha',
  introduction: 'Tu fecha depende de los últimos números de tu cédula o NIT.',
  print: 'Imprimir',
  /** Words of the list of each group's filing window; the second title also names the tax year of the page. */
  window: {
    title: 'Los plazos de {year}',
    ofTaxYear: 'Los plazos de {year} (año gravable {taxYear})',
    dates: '{first} a {last}',
    help: '¿Te ayudo? Escríbeme',
  },
  withoutScript: 'Busca tu fecha en las tablas, por tus últimos dígitos.',
  calendarLink: 'Ver el calendario tributario {year}',
  unavailable: 'El buscador no cargó:',
  /** Link under the home page's chart to the dates of the chart's year. */
  calendar: 'Ver todas las fechas de {year}',
} as const;

/** Words of the date lookup. Braces are filled from the season or from the visitor's ending. */
export const lookupWords = {
  labels: {
    natural: 'Tus dos últimos dígitos',
    legal: 'El último dígito de tu NIT',
    major: 'El último dígito de tu NIT',
  } satisfies Record<GroupId, string>,
  hint: 'Sin el dígito de verificación (el que va después del guion). Tu número completo no se envía.',
  submit: 'Ver mi fecha',

  /** Says which digits were used when the input has more. */
  used: {
    number: 'Tomé {ending}, los dos últimos dígitos.',
    ofCompany: 'Tomé {ending}, el último dígito.',
    verified: 'Tomé {ending}, sin el dígito de verificación.',
    mismatch:
      'Tomé {ending}, sin el dígito de verificación. Revísalo: ese dígito de verificación no corresponde a ese número.',
    guessed: 'Tomé {ending}, sin el último dígito, que parece ser el de verificación.',
    otherwise: 'No es el de verificación: usa {otherwise}',
    /** A nine-digit number that may be a company's NIT, or a cédula with its verification digit. */
    otherwiseVerified: 'El último es el de verificación: usa {otherwise}',
  },
  problems: {
    empty: 'Escribe los dos últimos dígitos de tu cédula o NIT.',
    unreadable: 'Escribe solo números: con los dos últimos dígitos basta.',
    incomplete: 'Con los dos últimos dígitos basta. También puedes pegar el número completo.',
    'too-long': 'Ese número es más largo que una cédula o un NIT. Escribe solo los dos últimos dígitos.',
  },

  /** Chips of the three groups, and a line for each group that is not chosen. */
  who: '¿De quién es la fecha?',
  groups: {
    natural: 'Persona',
    legal: 'Empresa',
    major: 'Gran contribuyente',
  } satisfies Record<GroupId, string>,
  /** Says above the date whose date it is. */
  whose: {
    natural: 'Cédula …{digits}',
    legal: 'NIT de empresa …{digits}',
    major: 'Gran contribuyente, NIT …{digits}',
  } satisfies Record<GroupId, string>,
  /** Said once to who was told another date; `why` is a decree or what happened. */
  changed: 'Tu fecha por el año gravable {taxYear} cambió: era el {from} y es el {date} ({why}).',
  ofTaxYear: '{whose} · año gravable {taxYear}',
  /** Duty on the date: filing, paying or both. */
  due: {
    once: 'Ese día se declara y se paga todo, en una sola cuota.',
    files: 'Ese día se declara y se paga la {installment}.',
    /** Label of an installment that is only paid, without a return; the second one names another tax year. */
    pays: '{installment} (solo se paga)',
    paysOf: '{installment} del año gravable {taxYear} (solo se paga)',
  },
  installments: ['primera cuota', 'segunda cuota', 'tercera cuota'],
  needsTwo: 'Si eres persona natural, escribe dos dígitos para ver tu fecha.',
  today: 'Es hoy: tienes hasta la medianoche de Colombia{here} si declaras en línea.',
  /** Added where the visitor's clock shows another hour at that midnight. */
  here: ' (las {hour} donde estás)',
  tomorrow: 'Es mañana, {weekday}.',
  left: 'Es un {weekday}; te quedan {days} días.',
  /** Said in the last month before the date, with the number of working days. */
  leftSoon: 'Es un {weekday}; te quedan {days} días ({workingDays} hábiles).',
  leftOneWorkingDay: 'Es un {weekday}; te quedan {days} días (1 hábil).',
  /** Said instead of the days where the answers of «¿Te toca?» about that year excuse the visitor. */
  excused: {
    needNot: 'Según lo que respondiste, por {taxYear} no tienes que declarar: esta fecha no te obliga.',
    simple: 'Respondiste que estabas en el Régimen SIMPLE: tu fecha es otra. Pregúntame.',
    nonResident:
      'Respondiste que vivías en el exterior: si te toca o no, depende de tu residencia fiscal. Pregúntame.',
  },
  passedDate: '{date}, ya pasó',
  /** Added to a row's date, unless the large one is computed, too. */
  calculated: ' (fecha calculada)',
  computed: 'Calculado según el Decreto 2229 de 2023; confirma en la DIAN.',
  over: {
    /** Shown under a large date that has passed. */
    yesterday: 'Venció ayer.',
    ago: 'Venció hace {days} días.',
    catchUp: 'Ponerme al día por WhatsApp',
    /** The return missed last, under another year's large date; it leads to the calculator. */
    latest: {
      yesterday: 'Por {taxYear} venció ayer: [ponte al día]({address}).',
      ago: 'Por {taxYear} venció hace {days} días: [ponte al día]({address}).',
    },
    /** A missed return whose date is not the large one. */
    was: 'La de {taxYear} venció el',
    cost: 'Calcula la sanción',
    /** Beside a company's missed return, which has no calculator. */
    write: 'Escríbeme',
    next: 'Por {taxYear}',
    nothingNext: 'La siguiente aún no la tengo: mírala en dian.gov.co.',
  },
  /** WhatsApp messages that continue from the answer. */
  message: {
    legal:
      'Hola. El NIT de mi empresa termina en {ending} y su fecha de renta por el año gravable {taxYear} es el {date}. Quiero que me ayudes a declarar. ¿Cuánto cuesta y qué necesitas?',
    major:
      'Hola. Mi empresa es gran contribuyente, su NIT termina en {ending} y su fecha de renta por el año gravable {taxYear} es el {date}. Quiero que me ayudes a declarar. ¿Cuánto cuesta y qué necesitas?',
    late: 'Hola. El NIT de mi empresa termina en {ending} y se nos pasó la fecha de renta del año gravable {taxYear}: era el {date}. Queremos ponernos al día. ¿Cuánto cuesta y qué necesitas?',
  },
  reminder: {
    add: 'Agregar a mi calendario',
    /** Shown under the button in a browser inside an app, where the button leads to Google's calendar. */
    inApp: 'Se abre Google Calendar. Si no pasa nada, abre esta página en tu navegador.',
    others: 'Otros calendarios',
    google: 'Google Calendar',
    calendarFile: 'Archivo para tu calendario',
    outlook: 'Outlook',
    subscribe: 'Suscribirme: la fecha de cada año llega sola',
  },
} as const;

/** Words that mark a date in the tables as passed, today's or next, by the day on which they are read. */
export const deadlineMarks = { past: 'ya pasó', today: 'es hoy', next: 'próxima' } as const;
