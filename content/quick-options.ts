/** Las opciones del botón flotante de WhatsApp, y el mensaje que empieza cada una. */
export const quickOptions = [
  'Asesoría Tributaria',
  'Gestión Contable',
  'Procesos Electrónicos',
  'Trámites Empresariales',
] as const;

export const quickOptionMessage = 'Hola, necesito: {option}';
