/** Words of the home page; the owner's own are in `content/presentation.json`. */
export const homeWords = {
  banner: {
    advice: 'Solicitar asesoría',
    services: 'Ver servicios',
    pause: 'Pausar la animación',
  },
  about: {
    heading: 'Sobre mí',
    credential: 'Tarjeta profesional',
    credentialNumber: 'n.º',
    organisations: 'Mi formación y mi registro profesional',
  },
  services: {
    heading: 'Servicios Contables',
    unsure: { question: '¿No sabes cuál necesitas?', link: 'Cuéntame tu caso' },
  },
} as const;
