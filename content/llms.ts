/** Words of /llms.txt, the site in Markdown for assistants. Braces are filled from the active season. */
export const llmsWords = {
  pages: 'Páginas',
  services: 'Servicios',
  whoMustFile: '¿Quiénes deben declarar renta en {year} (año gravable {taxYear})?',
  oneIsEnough: 'Basta con una de estas condiciones en {taxYear}:',
  /** A limit by its operator, as in the law. */
  limit: { '>=': '{condition}: {amount} o más', '>': '{condition}: más de {amount}' },
  otherYears: 'Otros años',
  otherYear: 'Año gravable {season}: {limits}. {window}.',
  credential: '{accountantName}, {professionalTitle}, tarjeta profesional n.º {cardNumber}, {city}.',
  late: 'Declarar tarde',
  documents: 'Documentos',
  deadlines: 'Fechas de la declaración de renta de {year} (año gravable {taxYear})',
  digits:
    'Los dígitos son los últimos del NIT o de la cédula, sin el dígito de verificación. El 0 y el 00 van al final.',
  contact: 'Contacto',
  email: 'Correo: {email}',
  phone: 'Teléfono y WhatsApp: {phone}',
} as const;
