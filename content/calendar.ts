/** Words of the tax calendar page. Braces are filled from the active season. */
export const calendarWords = {
  /** The heading is one sentence; the part after the dash is set smaller. */
  heading: { main: 'Calendario Tributario {year}', rest: 'Fechas de Declaración según NIT' },
  introduction:
    'Las fechas de renta de {year} (año gravable {taxYear}) para los tres grupos. El 0 y el 00 van al final.',
  groupNotes: {
    major: 'Último dígito del NIT, tres cuotas',
    legal: 'Último dígito del NIT, dos cuotas',
    natural: 'Dos últimos dígitos de la cédula o NIT; incluye sucesiones ilíquidas',
  },
  /** Where the dates come from; a link to the source follows. */
  source: 'Fuente: {source}. La DIAN puede ampliar plazos si fallan sus sistemas: confirma en',
  computed: 'Calculado según el Decreto 2229 de 2023; confirma en la DIAN:',
  incomeTaxLink: '¿Debes declarar? Mira los topes y requisitos de la declaración de renta',
} as const;
