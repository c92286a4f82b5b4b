import data from './quick-options.json' with { type: 'json' };

/** Options of the floating WhatsApp button, and the message that begins each chat. */
export const { options: quickOptions, greeting: quickOptionMessage } = data;
