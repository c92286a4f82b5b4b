import type { IsoDate } from './seasons/types';

/**
 * Lo que puedes contar de tu forma de trabajar. Todo viene vacío (`null` o `[]`) y lo vacío no se ve en el sitio:
 * llena solo lo que de verdad ofreces. Los textos pueden usar {city}, {phone} y {email}.
 */
export type Offer = {
  /** Los pasos de tu trabajo, en orden: `{ title: 'Me escribes', text: 'Reviso si te toca declarar.' }`. */
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** Cuánto tardas en responder: `'el mismo día hábil'`. */
  readonly responseTime: string | null;
  /** Cuánto vale la primera consulta y a qué compromete: `'Sin costo y sin compromiso'`. */
  readonly firstConsultation: string | null;
  /** Desde cuánto cobras, en pesos y sin puntos (o `null` si prefieres no decirlo), y qué incluye. */
  readonly fees: { readonly from: number | null; readonly includes: readonly string[] } | null;
  /** Dónde atiendes: `'Por videollamada en todo el país; en persona en {city}'`. */
  readonly serviceArea: string | null;
  /** Cómo te envían los documentos: `'Por WhatsApp o por correo'`. */
  readonly documentsBy: string | null;
  /** Tu horario: `'Lunes a viernes, de 8 a. m. a 6 p. m.'`. */
  readonly hours: string | null;
  /** El año en que empezaste a ejercer: `2012`. */
  readonly workingSince: number | null;
  /** Página donde se comprueba tu tarjeta profesional: `'https://…'`. */
  readonly cardVerifyUrl: string | null;
  /** Tu WhatsApp, si no es el mismo teléfono: `'+57 300 123 4567'`. */
  readonly whatsapp: string | null;
  /** Tus redes: `{ name: 'LinkedIn', url: 'https://…' }`. */
  readonly profiles: readonly { readonly name: string; readonly url: string }[];
  /** Lo que dicen tus clientes, con el día en que cada persona te autorizó por escrito a publicarlo. */
  readonly testimonials: readonly {
    readonly quote: string;
    readonly name: string;
    readonly consentDate: IsoDate;
  }[];
};

export const offer: Offer = {
  steps: [],
  responseTime: null,
  firstConsultation: null,
  fees: null,
  serviceArea: null,
  documentsBy: null,
  hours: null,
  workingSince: null,
  cardVerifyUrl: null,
  whatsapp: null,
  profiles: [],
  testimonials: [],
};

/** Las palabras que acompañan lo anterior. */
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
