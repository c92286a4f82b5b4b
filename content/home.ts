/** Words of the home page. */
export const homeWords = {
  banner: {
    /** The headline; `highlight` is the part set in yellow. */
    headline: 'Cercanía, Confianza y Profesionalismo Contable',
    highlight: 'Profesionalismo',
    advice: 'Solicitar asesoría',
    services: 'Ver servicios',
    tagline: 'Precisión - Cumplimiento - Confianza',
    pause: 'Pausar el movimiento',
  },
  about: {
    heading: 'Sobre mí',
    biography: [
      'Soy contadora pública, egresada de una universidad católica y con tarjeta profesional vigente. Tengo experiencia en asesoría tributaria y contable.',
      'Trabajo uno a uno con cada cliente: te entrego soluciones claras y oportunas dentro de la norma vigente, con un trato cercano y a la medida de tu caso.',
    ],
    credential: 'Tarjeta profesional',
    organisations: 'Mi formación y mi registro profesional',
    newTab: '(se abre en otra pestaña)',
  },
  services: {
    heading: 'Servicios Contables',
    unsure: { question: '¿No sabes cuál necesitas?', link: 'Cuéntame tu caso' },
  },
} as const;
