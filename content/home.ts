/** Words of the home page. */
export const homeWords = {
  banner: {
    /** `highlight` is the headline's part in yellow. */
    headline: 'Cercanía, Confianza y Profesionalismo Contable',
    highlight: 'Profesionalismo',
    advice: 'Solicitar asesoría',
    services: 'Ver servicios',
    tagline: 'Precisión - Cumplimiento - Confianza',
    pause: 'Pausar la animación',
  },
  about: {
    heading: 'Sobre mí',
    biography: [
      'Soy contadora pública titulada de una universidad católica ({university}), con tarjeta profesional vigente y experiencia en asesoría tributaria y contable a personas y pequeñas empresas.',
      'Trabajo uno a uno y de cerca: reviso tu caso, te explico qué exige la norma y te entrego a tiempo una solución clara, a tu medida.',
    ],
    credential: 'Tarjeta profesional',
    credentialNumber: 'n.º',
    organisations: 'Mi formación y mi registro profesional',
    newTab: '(se abre en otra pestaña)',
  },
  services: {
    heading: 'Servicios Contables',
    unsure: { question: '¿No sabes cuál necesitas?', link: 'Cuéntame tu caso' },
  },
} as const;
