/** Words about the case kept on the visitor's device, and the button that erases it. */
export const savedAnswersWords = {
  heading: 'Tu caso queda guardado aquí',
  text: 'Tus respuestas, dígitos y marcas quedan en este dispositivo hasta 90 días. A mí no me llegan, pero quien lo use puede verlos.',
  /** Said beside a lookup, which stores digits and the answer to a decree's question. */
  digits:
    'Tus dígitos y lo que respondes quedan en este dispositivo hasta 90 días: quien lo use puede verlos.',
  /** Tells returning visitors the year that their answers are about: the open one, another one, or none. */
  returned: {
    open: 'Sigues donde ibas: {taxYear}.',
    other: 'Tus respuestas son de {year}:',
    none: 'Sigues donde ibas.',
    see: 'verlas',
    erase: 'borrarlas',
  },
  erase: 'Borrar mi caso',
  erased: 'Listo: tu caso ya no está en este dispositivo.',
  /** A message that the page proposed and the visitor changed is theirs, so it stays. */
  message: 'El mensaje que cambiaste en el formulario sigue ahí:',
  eraseMessage: 'bórralo',
} as const;

/** The visitor's answers as a message in the first person: only what was answered, in this order, ending in a request. */
export const answersMessageWords = {
  greeting: 'Hola.',
  verdict: {
    mustFileRunning: 'Por el año gravable {taxYear} me va a tocar declarar renta, por {reasons}.',
    mustFile: 'Por el año gravable {taxYear} me toca declarar renta, por {reasons}.',
    mustFileOver: 'Por el año gravable {taxYear} me tocaba declarar renta, por {reasons}.',
    /** For a tax year that has not ended, when the deciding condition counts on 31 December. */
    mayChange:
      'Si el 31 de diciembre todo sigue igual, me va a tocar declarar renta por el año gravable {taxYear}, por {reasons}.',
    needNotRunning: 'Según tu página, hasta hoy no me toca declarar renta por el año gravable {taxYear}.',
    needNot: 'Según tu página, no me toca declarar renta por el año gravable {taxYear}.',
    needNotOver: 'Según tu página, no me tocaba declarar renta por el año gravable {taxYear}.',
    unknown:
      'Quiero saber si debo declarar renta por el año gravable {taxYear}. Me falta averiguar {reasons}.',
    simple: 'En {taxYear} estaba en el Régimen SIMPLE.',
    nonResident: 'En {taxYear} vivía en el exterior.',
  },
  /** `late`: the return was not filed. The sentences with `Of` name the tax year, for when no earlier one does. */
  date: {
    coming: 'Mi fecha es el {date} (cédula terminada en {ending}).',
    past: 'Mi fecha fue el {date} (cédula terminada en {ending}).',
    comingOf: 'Mi fecha de renta por el año gravable {taxYear} es el {date} (cédula terminada en {ending}).',
    pastOf: 'Mi fecha de renta por el año gravable {taxYear} fue el {date} (cédula terminada en {ending}).',
    late: 'Todavía no he declarado: mi fecha era el {date} (cédula terminada en {ending}).',
    lateOf:
      'No he declarado renta por el año gravable {taxYear}: mi fecha era el {date} (cédula terminada en {ending}).',
  },
  /** The answer to the question whether a decree's other dates are the visitor's. */
  placed: {
    yes: 'Según lo que respondí, me aplica el {norm}.',
    no: 'Según lo que respondí, no me aplica el {norm}.',
    unknown: 'No sé si me aplica el {norm}.',
  },
  penalty: {
    range: 'Según tu página, la sanción sería de {from} a {to}.',
    letter: 'Según tu página, la sanción sería de {from} a {to}, según la carta que sea.',
    reducedLetter:
      'Según tu página, la sanción sería de {from}, con la reducción si me aplica, a {to}, según la carta que sea.',
    exact: 'Según tu página, la sanción sería de {to}.',
    atLeast: 'Según tu página, la sanción sería de al menos {from}.',
    unknown: 'No sé cuánto es el impuesto; según tu página, la sanción es de al menos {from}.',
  },
  letter: 'Ya me llegó una carta de la DIAN.',
  papers: {
    everybody: 'Ya tengo {ticked} de los {all} documentos que todos necesitan.',
    case: 'Ya tengo {ticked} de los {all} documentos de mi caso.',
  },
  request: {
    file: 'Quiero que me ayudes a declarar. ¿Cuánto cuesta y qué necesitas?',
    late: 'Quiero ponerme al día. ¿Cuánto cuesta y qué necesitas?',
    needNot: 'Quiero confirmarlo contigo. ¿Qué necesitas?',
    unknown: '¿Me ayudas a saberlo? ¿Cuánto cuesta y qué necesitas?',
    simple: '¿Me ayudas con mi declaración? ¿Cuánto cuesta y qué necesitas?',
    nonResident: '¿Me ayudas a saber si debo declarar? ¿Cuánto cuesta y qué necesitas?',
    papers: 'Quiero que me ayudes con mi declaración de renta. ¿Cuánto cuesta y qué más necesitas?',
  },
} as const;
