/** The four subjects of the floating WhatsApp list, and the message each one starts. */
export const quickOptions = [
  'Asesoría Tributaria',
  'Gestión Contable',
  'Procesos Electrónicos',
  'Trámites Empresariales',
] as const;

export const quickOptionMessage = 'Hola, necesito: {option}';
