/** Words of the tax calendar page. Braces are filled from the active season. */
export const calendarWords = {
  /** The heading is one sentence; the part after the dash is set smaller. */
  heading: { main: 'Calendario Tributario {year}', rest: 'Fechas de Declaración según NIT' },
  introduction:
    'Las fechas de renta de {year} para los tres grupos. Los NIT terminados en 0 o 00 van de últimos.',
  groupNotes: {
    major:
      'Según el último dígito del NIT, en tres cuotas. Con la primera solo se paga; la declaración se presenta con la segunda.',
    legal:
      'Según el último dígito del NIT, en dos cuotas; la declaración se presenta con la primera. Incluye el régimen tributario especial.',
    natural:
      'Según los dos últimos dígitos de la cédula o NIT, en una sola cuota. Incluye sucesiones ilíquidas y a quienes viven en el exterior.',
  },
  /** The year drawn: a row a group, its windows as bars. The second sentence stands once all have passed. */
  glance: {
    heading: 'El {year} de un vistazo',
    note: 'Cada barra va del primer al último día de plazo. El tuyo depende de tus dígitos.',
    over: 'Todas estas fechas ya pasaron. Escribe tus dígitos para ver cuál es la próxima.',
    /** Where the dates are of a season that the DIAN has not published. */
    computed: 'En contorno: fechas calculadas, por confirmar en la DIAN.',
    today: 'hoy',
  },
  /** Where the dates come from: the DIAN's calendar, or the rule that it will follow. */
  source: {
    published:
      'Fuente: [{source}]({url}), según el Decreto 2229 de 2023. La DIAN puede ampliar los plazos si fallan sus sistemas: confirma tu fecha en [dian.gov.co](https://www.dian.gov.co/).',
    computed: 'Calculado según el Decreto 2229 de 2023; confirma en la DIAN: [dian.gov.co]({url}).',
  },
  /** What this calendar does not hold. */
  scope:
    'Aquí están las fechas de renta; IVA, retención en la fuente, Régimen SIMPLE e información exógena tienen otras.',
  incomeTaxLink: '¿Debes declarar? Mira los topes y requisitos de la declaración de renta',
} as const;
