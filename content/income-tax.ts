import { conditionNames } from './conditions';

/** Words of the income tax page. Braces are filled from the active season. */
export const incomeTaxWords = {
  heading: 'Declaración de Renta en Colombia',
  /** Contents of the page: six steps, each with a summary on wide screens. */
  contents: {
    heading: 'Paso a paso',
    sections: {
      check: { label: '¿Te toca?', note: 'Se sabe con unos toques' },
      when: { label: '¿Cuándo?', note: 'Con dos dígitos' },
      entry: { label: 'Tu entrada', rest: 'a la DIAN', note: 'RUT, cuenta y firma' },
      figures: { label: 'Tus cifras', note: 'Tu exógena' },
      documents: { label: 'Los papeles', note: 'La lista, para imprimir' },
      review: { label: 'La revisamos', rest: 'y la presentas', note: 'Costo, clave, quién responde' },
    },
    firstTime: '¿Es tu primera vez? Puede tardar días: empieza por',
    firstTimeLink: 'tu entrada a la DIAN',
  },
  /** Tabs of the years, with the state of each window on the day it is read. */
  years: {
    legend: '¿Qué año gravable? El de tus ingresos:',
    filed: 'se declara en {year}',
    /** The line under the tabs, on any day. */
    line: 'El año gravable {taxYear} se presenta del {firstDayMonth} al {lastDate}.{computedNote}',
    /** The same on the visitor's day; `former` while another year of the tabs is filed in this one. */
    phases: {
      before:
        'El año gravable {taxYear} se presenta del {firstDayMonth} al {lastDate}. Vas con tiempo: [mira tu fecha](#cuando).{computedNote}',
      open: 'El plazo está corriendo: vence entre el {firstDayMonth} y el {lastDate}; [mira tu fecha](#cuando).{computedNote}',
      over: 'El plazo venció el {lastDate}: [calcula la sanción](#sancion).',
      former:
        'Por {taxYear} el plazo ya pasó. ¿Buscas lo que se declara en {latestYear}? [Es el año gravable {latestTaxYear}](?ag={latestTaxYear}).',
    },
    /** Mark of the tab that is filed in this calendar year. */
    latest: 'más reciente',
    /** In place of the tabs, without script. */
    others: 'Los demás años: [los topes de todos](#topes) y [sus fechas](/calendario-tributario).',
  },
  whoMustFile: {
    heading: '¿Quiénes deben declarar en {year}?',
    columns: { condition: 'Con una que cumplas, te toca', amount: 'Igual o superior a' },
    conditions: conditionNames,
    vat: { condition: 'Ser responsable de IVA al 31 de diciembre', amount: 'Sin tope' },
    /** Placeholder of a limit whose UVT is unknown. */
    toCome: 'Por publicar',
    /** A year's UVT and what fixed it. */
    uvtOf: 'UVT de {year}: {pesos} ({resolution}).',
    /** The count beside each limit. */
    uvtCount: '({count} UVT)',
    unknown:
      'Los topes de {year} se publican aquí cuando la DIAN fije la UVT de {taxYear}. Las condiciones son las de siempre.',
    forWhom:
      'Para personas naturales y sucesiones ilíquidas residentes en Colombia. Si estás en el Régimen SIMPLE o no eres residente, las reglas son otras: pregúntame.',
    uvt: 'UVT es la unidad en que la ley fija los topes; la DIAN le da valor en pesos cada año.',
    operators:
      'La DIAN los publica redondeados al mil. La norma dice «igual o superior» para los ingresos y «superior» para los demás: solo cambia si tu cifra es exactamente el tope.',
    source: 'Fuente: Estatuto Tributario, artículos 592 a 594-3 y 868.',
    others: {
      heading: 'Los topes de otros años y de dónde salen',
      caption: 'Topes y plazo de las personas naturales por año gravable',
      columns: { season: 'Año gravable', equity: 'Patrimonio', others: 'Las demás', window: 'Plazo' },
      window: '{from} a {until} {year}',
      over: 'ya venció',
      /** Years without dates on the site. */
      past: 'ya venció, en {year}',
      computed: '(calculado según el Decreto 2229 de 2023)',
      lapse:
        'Compara tus cifras de cada año con sus topes. La DIAN tiene cinco años desde el vencimiento para determinar por su cuenta lo que no se declaró (artículo 717).',
    },
  },
  when: { heading: '¿Cuándo te toca?' },
  window:
    'La declaración del año gravable {taxYear} se puede presentar y pagar entre el {firstDayMonth} y el {lastDate}, según tu NIT o cédula.{computedNote}',
  /** Always shown beside the window. */
  lastDay: 'Tu fecha es el último día, no el único: puedes presentarla antes.',
  /** For late filers, by the state of the window; before it nobody is late. */
  late: {
    before: '',
    open: '¿La tuya ya pasó? [Calcula la sanción](#sancion).',
    over: 'Ya venció: [calcula la sanción](#sancion).',
    former: 'Ya venció: [calcula la sanción](#sancion).',
  },
  dates: {
    heading: 'Las fechas de {year}, según tus dígitos',
    title: 'Fechas de Declaración - {group}',
    otherYear: 'Ver las fechas de {year}, del año gravable {taxYear}',
    calendarLink: 'Ver el calendario tributario completo',
  },
  entry: {
    heading: 'Tu entrada a la DIAN',
    introduction: '¿Es tu primera vez? Hazlo primero, y en este orden: puede tardar días.',
    steps: [
      { name: 'RUT', text: 'Inscrito y al día, con la responsabilidad 05, la de renta.' },
      {
        name: 'Cuenta',
        text: 'Tu usuario en muisca.dian.gov.co, con tu cédula y tu correo.',
      },
      {
        name: 'Firma',
        text: 'La firma electrónica (IFE) vale tres años: mira que no haya vencido. Es tuya y no se presta.',
      },
    ],
  },
  figures: {
    heading: '¿De dónde saco mis cifras?',
    /** By the state of the year's window: the DIAN opens each year's in the middle of the next. */
    toCome: { before: 'La del {taxYear} sale a mediados de {year}.', open: '', over: '', former: '' },
    introduction:
      'De tu información exógena: lo que tu banco, tu empleador y las notarías le contaron a la DIAN de ti. Con ella se aclaran casi todos los «no sé».',
    steps: {
      title: 'Bájala en seis pasos',
      list: [
        'Entra a muisca.dian.gov.co con tu cuenta.',
        'Busca «Consultar información exógena» (reportada por terceros).',
        'Elige el año gravable.',
        'Descarga el archivo de Excel.',
        'Súmala por tope. Bancos: consignaciones y saldos. Tarjetas: consumos. Empleador y pagadores: ingresos. Predial y notarías: patrimonio.',
        'Ojo: suma también lo que nadie reportó, y los traslados entre tus cuentas aparecen repetidos. Si algo está mal, lo corrige quien lo reportó, no la DIAN.',
      ],
    },
    ask: '¿No la entiendes? Envíamela',
    message: 'Hola. No entiendo mi información exógena de la DIAN. ¿Me ayudas?',
  },
  review: { heading: 'La revisamos y la presentas' },
  benefits: {
    heading: 'Beneficios de declarar conmigo',
    list: [
      { title: 'Evitas sanciones de la DIAN', text: 'cuidamos la fecha y los datos.' },
      { title: 'Tranquilidad en cada paso', text: 'sabes qué falta, cuánto pagas y por qué.' },
      {
        title: 'Acompañamiento personalizado',
        text: 'te explico paso a paso y yo misma respondo tus dudas.',
      },
    ],
  },
  talk: {
    heading: '¿Hablamos de tu declaración?',
    whatsapp: 'Hablar por WhatsApp',
    whatsappMessage: 'Hola, necesito realizar una Declaración de Renta',
    contact: 'Contáctame',
  },
} as const;
