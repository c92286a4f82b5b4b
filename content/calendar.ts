/** Words of the tax calendar page. Braces are filled from the active season. */
export const calendarWords = {
  /** The page's heading, of which the part after the dash is set smaller. */
  heading: { main: 'Calendario Tributario {year}', rest: 'Fechas de Declaración según NIT' },
  groupNotes: {
    major: 'Se declara con la segunda cuota; con las otras solo se paga.',
    legal:
      'Se declara con la primera cuota y con la segunda solo se paga. Incluye el régimen tributario especial.',
    natural:
      'En una sola cuota. Incluye a quienes viven en el exterior y a las sucesiones ilíquidas (la herencia sin repartir de quien murió).',
  },
  /** Drawing of the year: one row per group, windows as bars. */
  yearChart: {
    heading: 'El {year} de un vistazo',
    /** Shown after the last date. */
    late: 'Todas estas fechas ya pasaron. Si eres persona natural y no declaraste, [calcula la sanción](/declaracion-renta?ag={taxYear}#sancion).',
    /** Note on the dates of a season that the DIAN hasn't published. */
    computed: 'En contorno: fechas calculadas, por confirmar en la DIAN.',
    today: 'hoy',
  },
  /** Source of the dates: the DIAN's calendar, or the rule it will follow. */
  source: {
    /** What a reader who sees a mistake in the tables reports. */
    reported: 'Fechas de {year}',
    /** Follows the source of published dates. */
    confirm: 'Confirma la tuya en [dian.gov.co](https://www.dian.gov.co/).',
    computed:
      'Calculado según el Decreto 2229 de 2023; confirma en la DIAN: [dian.gov.co](https://www.dian.gov.co/).',
  },
  /** Says which taxes this calendar does not cover. */
  scope: 'El IVA, la retención en la fuente, el Régimen SIMPLE y la información exógena tienen otras fechas.',
  /** Summaries of the folds at the page's end. */
  folds: { sources: 'De dónde salen las fechas', openData: 'Datos abiertos' },
  /** Words of the list of dates that moved after they were known. */
  changes: {
    heading: 'Qué fechas cambiaron, y por qué',
    introduction: 'Si en otra parte viste una fecha distinta, puede ser la que había antes de estos cambios.',
    source: 'Según {source}.',
    announced: 'La DIAN lo informó el {date}.',
    installmentOf: '{group}, {installment}:',
    before: 'antes,',
  },
  /** The open data files of each season, and their licence. */
  openData: {
    introduction:
      'Usa estas fechas como quieras, nombrando la fuente ([licencia CC BY 4.0](https://creativecommons.org/licenses/by/4.0/deed.es)).',
    year: '{year}:',
    csv: 'Excel',
    json: 'JSON',
    ofYear: 'de {year}',
    license: 'https://creativecommons.org/licenses/by/4.0/',
    terms: 'Uso libre (CC BY 4.0), nombrando la fuente: {businessName}, {url}',
    /** Description in data set search engines. */
    dataset: {
      keywords: ['declaración de renta', 'calendario tributario', 'DIAN', 'UVT', 'NIT', 'Colombia'],
      name: 'Fechas de la declaración de renta en Colombia, {first} a {last}',
      description:
        'Último día para declarar y pagar el impuesto de renta en Colombia según los dígitos del NIT o la cédula: personas naturales, personas jurídicas y grandes contribuyentes. Con los topes para declarar, la UVT, la fuente de cada año y las fechas que la DIAN movió.',
    },
    /** Words of the page's test cases, for people who check their own tables of dates. */
    cases: {
      why: 'Es el {place} día hábil de {month} de {year}.',
      /** Working days of a month by their place, from the first on. */
      places: [
        'primer',
        'segundo',
        'tercer',
        'cuarto',
        'quinto',
        'sexto',
        'séptimo',
        'octavo',
        'noveno',
        'décimo',
        'undécimo',
        'duodécimo',
        'decimotercer',
        'decimocuarto',
        'decimoquinto',
        'decimosexto',
        'decimoséptimo',
        'decimoctavo',
        'decimonoveno',
        'vigésimo',
        'vigesimoprimer',
        'vigesimosegundo',
        'vigesimotercer',
      ],
      moved: 'Era la fecha hasta este cambio: {reason}.',
      circulated: 'Esa fecha circuló, y no es la del calendario.',
      json: 'Casos de prueba',
      csv: 'Casos de prueba, en tabla',
      introduction:
        '¿Publicas fechas? Compáralas con [estos casos](/datos/casos.json): cada terminación con su día y el porqué, y fechas equivocadas que han circulado. Basta [este comprobador](/datos/comprobar.mjs).',
    },
    /** Headings of the table's columns, and its words. */
    table: {
      columns: [
        'Quiénes',
        'Cuota',
        'Se declara',
        'NIT terminado en',
        'Fecha',
        'Año gravable',
        'Estado',
        'Duda',
        'Fuente',
        'Licencia',
        'Solo para quien responda Sí a',
      ],
      files: { yes: 'sí', no: 'no, solo se paga' },
      status: {
        published: 'del calendario de la DIAN, según la prensa; confirma en la DIAN',
        computed: 'calculada; confirma en la DIAN',
        decree: 'de un decreto; confirma en la DIAN',
      },
    },
  },
  incomeTaxLink: '¿Debes declarar? Mira los topes y requisitos',
} as const;

/** Why a season's dates can be trusted: once per season, and under a table whose rows changed. */
export const trustWords = {
  /** Said if every row equals the stored tables, which the press published; nobody has compared them with the DIAN's. */
  matches: 'Las fechas coinciden con las tablas de la prensa.',
  matchesBut: 'Las fechas coinciden con las tablas de la prensa, salvo las que movió un cambio posterior.',
  /** Counted by `comprobar.mjs` on public tables of several makers, with days of 2025 and 2026. */
  compared:
    'Estas fechas se compararon con ocho tablas publicadas (noviembre de 2026): siete tenían días equivocados.',
  moved: '{reason}: cambió la fecha en {count} de estas filas.',
} as const;

/** Words of the deadline tables. */
export const deadlineWords = {
  /** Stands between a row's two endings: 01 y 02. */
  pair: ' y ',
  date: 'Fecha final',
  caption: '{group}: fechas de declaración de renta en {year}',
} as const;

/** Words on the seasons before and after the page's. Braces are filled from each season. */
export const otherSeasonsWords = {
  others: '¿Buscas otro año gravable? Mira {years}',
  year: 'el {taxYear}',
  /** Words of the other years' dates, which are folded by year. */
  dates: {
    heading: 'Todas las fechas de otros años',
    title: 'Renta {year} (año gravable {taxYear})',
    group: '{group}, {year}',
    computed: 'fechas calculadas',
  },
  /** Introduces the list of resolutions that set the UVT. */
  uvt: 'La DIAN fija cada año cuánto vale la UVT, la unidad de [los topes](/declaracion-renta#topes).',
} as const;
