/** Words of the home page; the owner's own are in `content/presentation.json`. */
export const homeWords = {
  banner: {
    advice: 'Solicitar asesoría',
    services: 'Ver servicios',
    pause: 'Pausar la animación',
    /** Shown from the end of a filing window until the next one. */
    late: '¿Se te pasó la declaración del año gravable {taxYear}? [Todavía puedes presentarla](/declaracion-renta?ag={taxYear}#sancion).',
  },
  about: {
    heading: 'Sobre mí',
    credential: 'Tarjeta profesional',
    organisations: 'Mi formación y mi registro profesional',
  },
  services: {
    heading: 'Servicios Contables',
    unsure: {
      question: '¿No sabes cuál necesitas?',
      link: 'Cuéntame tu caso',
      /** A link to WhatsApp, with the message that it opens. */
      price: '¿Cuánto cuesta?',
      message: 'Hola. Quiero saber cuánto cuesta lo que necesito. ¿Qué te cuento de mi caso?',
    },
  },
} as const;
