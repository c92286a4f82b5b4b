import data from './quick-options.json' with { type: 'json' };

/** Options of the floating WhatsApp button, each with its message. */
export const { options: quickOptions } = data;

export const quickOptionMessage = 'Hola, necesito: {option}';
