import data from './offer.json' with { type: 'json' };
import type { Data } from './schema';

/** What the owner has told of her way of working: nothing as shipped, and what is missing is not shown. */
export const offer = { steps: [], profiles: [], testimonials: [], ...(data as Data['offer']) };

export type Offer = typeof offer;

/** The words that go with it. */
export const offerWords = {
  steps: 'Cómo trabajamos, paso a paso',
  facts: 'Antes de empezar',
  responseTime: 'Respondo',
  firstConsultation: 'Primera consulta',
  fees: 'Honorarios',
  feesFrom: 'Desde {from}',
  feesInclude: 'Incluye',
  serviceArea: 'Dónde atiendo',
  documentsBy: 'Tus documentos',
  hours: 'Horario',
  workingSince: 'Ejerzo desde {year}.',
  verifyCard: 'Verificar mi tarjeta profesional',
  profiles: 'Redes',
  testimonials: 'Lo que dicen mis clientes',
  newTab: '(se abre en otra pestaña)',
} as const;
