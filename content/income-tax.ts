/** Words of the income tax page. Braces are filled from the active season. */
export const incomeTaxWords = {
  heading: 'Declaración de Renta en Colombia',
  /** Link to WhatsApp after the owner's introduction, if that has none. */
  introduction: { whatsapp: 'Escríbeme por WhatsApp' },
  /** Contents of the page: its five steps. */
  contents: {
    heading: 'Paso a paso',
    sections: {
      check: '¿Te toca?',
      when: '¿Cuándo?',
      late: '¿Se te pasó o te llegó carta?',
      prepare: 'Prepárala: cuenta, cifras y papeles',
      review: 'La revisamos y la presentas',
    },
    firstTime: '¿Es tu primera vez? Empieza por [tu cuenta en la DIAN](#tu-entrada): puede tardar días.',
  },
  /** Words of the year tabs, and of the filing window of each year. */
  years: {
    legend: '¿De qué año son tus ingresos?',
    /** The filing window in the second sentence of step 1; true on any day. */
    line: 'El plazo por {taxYear} va del {firstDayMonth} al {lastDate}{calculated}.',
    /** The filing window in a sentence that depends on the visitor's day. */
    phases: {
      before: 'Se declara desde {firstMonth} de {year}.',
      /** Said once the window of the previous year (`former`) is over. */
      next: 'Se declara desde {firstMonth} de {year}. ¿Debes la de {former}? [Ponte al día](?ag={former}#sancion).',
      open: 'Hay plazo hasta {until}: [mira tu fecha](#cuando).',
      over: 'El plazo venció en {lastMonth} de {year}: [ponte al día](?ag={taxYear}#sancion).',
    },
    /** The last day of a window that is open. */
    until: 'el {lastDayMonth}',
    /** Added after a window whose two dates are computed. */
    bothCalculated: ' (fechas calculadas)',
    /** Shown instead of the tabs without JavaScript. */
    others: 'Otros años: [topes](#topes) y [fechas](/calendario-tributario).',
  },
  whoMustFile: {
    heading: '¿Quiénes deben declarar en {year}?',
    lead: 'Si cumples una sola, te toca declarar.',
    /** Leads to the answer about letters; words must stand between it and a date. */
    letter: '¿Te llegó una carta? [Empieza aquí](#{question}).',
    /** Shown about the running tax year in its last weeks. */
    yearEnd:
      'Hasta el 31 de diciembre de {taxYear} todavía puedes bajar tu renta de ese año. Sirven, según tu caso, los aportes a AFC o pensión voluntaria y las facturas electrónicas a tu nombre que pagas con tarjeta o transferencia.',
    /** Written after each limit, because the page says «at or above». */
    orMore: 'o más',
    /** In place of the limit of VAT liability. */
    noLimit: 'Sin tope',
    /** A limit whose UVT is unknown. */
    inUvt: '{count} UVT',
    /** The yearly limit of income, by the month. */
    monthly: 'Con prima y cesantías, son unos {monthly} al mes.',
    /** Number of UVT, shown beside each limit in pesos. */
    uvtCount: '({count} UVT)',
    unknown:
      'Los topes de {year} salen de la UVT de {taxYear}, que todavía no tengo aquí: mírala en dian.gov.co o pregúntame. Las condiciones son las de siempre.',
    operators:
      'La DIAN publica los topes en miles. La norma dice «igual o superior» para los ingresos y «superior» para los demás: solo importa si tu cifra es exactamente el tope.',
    others: {
      heading: 'Los topes de otros años y de dónde salen',
      caption: 'Topes y plazo de las personas naturales por año gravable',
      columns: { season: 'Año gravable', equity: 'Patrimonio', others: 'Las demás', window: 'Plazo' },
      window: '{from} a {until} {year}',
      /** Shown instead of the dates of a year that has no calendar on the site. */
      past: 'venció en {year}',
      lapse:
        'La DIAN tiene cinco años desde la fecha límite para liquidar lo que no se declaró (artículo 717).',
    },
  },
  when: { heading: '¿Cuándo te toca?' },
  window:
    'La declaración del año gravable {taxYear} se puede presentar y pagar entre el {firstDayMonth} y el {lastDate}, según tu NIT o cédula.{computedNote}',
  /** Words of the ruler of months that shows the filing window. */
  ruler: { today: 'hoy' },
  /** Shown beside the filing window until it is over. */
  lastDay: 'Tu fecha es el último día, no el único.',
  dates: {
    heading: 'Las fechas de {year}, según tus dígitos',
    title: 'Fechas de Declaración - {group}',
    otherYear: 'Ver las fechas de {year}, del año gravable {taxYear}',
    calendarLink: 'Ver el calendario tributario completo',
  },
  /** The step with three folds: account, figures and documents. */
  prepare: {
    heading: 'Prepárala',
    introduction: 'Sirve si la haces tú o si prefieres mandarme todo listo.',
  },
  entry: {
    heading: 'Tu cuenta en la DIAN',
    gloss: 'RUT, usuario y firma',
    steps: [
      {
        name: 'RUT',
        text: 'Que esté actualizado y que en la casilla 53 aparezca la responsabilidad de renta (artículo 555-2).',
      },
      {
        name: 'Cuenta',
        text: 'Crea tu usuario en muisca.dian.gov.co con tu cédula y tu correo.',
      },
      {
        name: 'Firma',
        text: 'La firma electrónica (IFE) vale tres años. Si venció, se renueva en línea, sin cita (Resolución 000070 de 2016 y Resolución 000022 de 2019). Es personal: no se la prestes a nadie, ni a mí.',
      },
    ],
  },
  figures: {
    heading: '¿De dónde saco mis cifras?',
    gloss: 'Tu información exógena',
    /** Sentences by the state of the filing window. The DIAN opens filing in the middle of the following year. */
    toCome: { before: 'La del {taxYear} sale a mediados de {year}.', open: '', over: '' },
    /** Words of the drawing that illustrates the introduction. */
    drawing: {
      bank: 'Tu banco',
      employer: 'Tu empleador',
      notaries: 'Notarías',
      sheet: 'Exógena',
    },
    introduction: 'Es lo que tu banco, tu empleador y las notarías le reportaron a la DIAN sobre ti.',
    steps: {
      list: [
        'Entra a muisca.dian.gov.co con tu cuenta.',
        'Busca «Consultar información exógena» (reportada por terceros).',
        'Elige el año gravable.',
        'Descarga el archivo de Excel.',
        'Suma cada concepto.',
        'Suma también lo que no te reportaron; los traslados entre tus cuentas aparecen repetidos. Si algo está mal, lo corrige quien lo reportó, no la DIAN.',
      ],
      /** Listed under the step of the same position. */
      sums: {
        step: 4,
        list: [
          'De los bancos, consignaciones y saldos.',
          'De las tarjetas, consumos.',
          'De tu empleador y de quienes te pagaron, ingresos.',
          'Del predial y las notarías, patrimonio.',
        ],
      },
    },
    ask: '¿No la entiendes? Escríbeme por WhatsApp',
    message: 'Hola. No entiendo mi información exógena de la DIAN. ¿Te la mando y me ayudas?',
  },
  review: { heading: 'La revisamos y la presentas' },
  benefits: {
    heading: 'Beneficios de declarar conmigo',
    list: [
      'Evitas sanciones de la DIAN',
      'Tranquilidad en cada paso',
      'Acompañamiento personalizado: tus dudas las respondo yo, paso a paso',
    ],
  },
  talk: {
    heading: '¿Hablamos de tu declaración?',
    whatsapp: 'Hablar por WhatsApp',
    whatsappMessage: 'Hola, necesito realizar una Declaración de Renta',
    contact: 'Contáctame',
  },
} as const;
