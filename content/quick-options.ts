import data from './quick-options.json' with { type: 'json' };

/** The options of the floating WhatsApp button, and the message that each begins. */
export const { options: quickOptions } = data;

export const quickOptionMessage = 'Hola, necesito: {option}';
