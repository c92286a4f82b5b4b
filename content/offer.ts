import { clockOf } from './normalize-typed';
import data from './offer.json' with { type: 'json' };
import type { Data } from './schema';

const given = data as Data['offer'];

/** The owner's answers about her way of working: none as shipped, and missing ones aren't displayed. */
export const offer = {
  steps: [],
  profiles: [],
  testimonials: [],
  ...given,
  openingHours: given.openingHours?.map(({ days, opens, closes }) => ({
    days,
    opens: clockOf(opens),
    closes: clockOf(closes),
  })),
};

/** Default answers about hiring the accountant; they make no promise that is not the owner's. */
export const offerDefaults = {
  fees: 'Declarar ante la DIAN no cuesta. El valor de mi trabajo depende de tus ingresos, bienes y cuentas.',
  /** Steps after somebody writes to her, shown until she has entered her own. */
  steps: [
    {
      title: 'Yo la preparo',
      text: 'Te leo, te pregunto lo que falte y te digo cuánto cuesta y qué papeles necesito.',
    },
    { title: 'La revisamos', text: 'Cifra por cifra, con el borrador explicado.' },
    {
      title: 'Tú la firmas',
      text: 'Ante la DIAN respondes tú. Recibes la declaración presentada en PDF y, si hay que pagar, el recibo 490.',
    },
  ],
} as const;

/** Label of the owner's response time, which the tools say, too. */
export const responseTimeLabel = 'Respondo';

/** Labels of the owner's answers about her way of working. */
export const offerWords = {
  steps: '¿Qué pasa cuando me escribes?',
  facts: 'Antes de empezar',
  before: {
    heading: 'Antes de contratarme',
    fees: '¿Cuánto cuesta?',
    password: 'No te pido tu clave',
    liability: '¿Quién responde?',
    delivers: '¿Qué recibes?',
  },
  /** Her signed note: promises, and the day of her reading or of the last change. */
  note: {
    heading: 'Así trabajo contigo',
    /** Second sentence of the note, shown if the owner states a price. */
    price: 'Cobro desde {from} por una declaración.',
    /** A link to WhatsApp, with the message that it opens. */
    ask: 'Pregúntame cuánto cuesta',
    message: 'Hola. ¿Cuánto cuesta hacer mi declaración de renta contigo? ¿Qué necesitas saber de mí?',
    /** Introduces the day on which she signed that she read it all; without one, the day of the last change. */
    signed: 'La leí y respondo por ella:',
    updated: 'Actualizada el',
    /** How far the law was looked at: by the search that the program came with, or by the owner in every norm. */
    searched: 'Busqué cambios de la ley hasta el {day}; las normas sin fecha de lectura están por confirmar.',
    normsRead: 'Normas leídas el {day}.',
  },
  responseTime: responseTimeLabel,
  firstConsultation: 'Primera consulta',
  fees: 'Honorarios',
  feesFrom: 'Desde {from}',
  feesInclude: 'Incluye',
  serviceArea: 'Dónde atiendo',
  documentsBy: 'Tus documentos',
  hours: 'Horario',
  /** Days with the same hours, «Lunes a viernes, de 8 a. m. a 6 p. m.»; noon is written «12 m.». */
  open: '{days}, {hours}',
  between: 'de {opens} a {closes}',
  hour: { morning: '{hour} a. m.', afternoon: '{hour} p. m.', noon: '12 m.' },
  workingSince: 'Ejerzo desde {year}.',
  profiles: 'Redes',
  testimonials: 'Lo que dicen mis clientes',
} as const;
