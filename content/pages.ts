import type { IsoDate } from './seasons/types';

/**
 * Lo que buscadores y vistas previas leen de cada página, y cómo la llama el sitio. Lo que va entre llaves lo llena la
 * temporada de `activeSeason`.
 */
export type Page = {
  readonly path: `/${string}`;
  /** De 25 a 65 caracteres, distinto del de las demás. */
  readonly title: string;
  /** De 70 a 160 caracteres, distinta de las demás. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** Su nombre corto, en el menú y los enlaces. */
  readonly label: string;
  /** El día en que sus palabras cambiaron por última vez; también cuenta el de la temporada. */
  readonly updated: IsoDate;
};

export const pages = {
  home: {
    path: '/',
    title: '{businessName} - Contadora pública en Colombia',
    description:
      'Cercanía, confianza y profesionalismo contable para personas y pequeñas empresas en Colombia: declaración de renta, contabilidad, impuestos y trámites.',
    keywords: [],
    label: 'Inicio',
    updated: '2026-11-21',
  },
  incomeTax: {
    path: '/declaracion-renta',
    title: 'Declaración de Renta {year} (año gravable {taxYear}): topes y fechas',
    description:
      '¿Te toca declarar renta en {year} (año gravable {taxYear})? Topes en pesos, tu fecha según la cédula y una contadora que te acompaña hasta dejarla presentada.',
    keywords: [
      'declaración de renta {year}',
      'me toca declarar renta {year}',
      'quién debe declarar renta {year}',
      'declaración de renta Colombia',
      'declaración de renta personas naturales',
      'fechas declaración de renta {year}',
      'topes declaración de renta {year}',
      'año gravable {taxYear}',
      'contadora declaración de renta',
      'DIAN',
    ],
    label: 'Declaración de Renta',
    updated: '2026-11-21',
  },
  calendar: {
    path: '/calendario-tributario',
    title: 'Calendario Tributario {year} - Fechas de Declaración según NIT',
    description:
      'Fechas de renta {year} (año gravable {taxYear}) para personas naturales, personas jurídicas y grandes contribuyentes, según los últimos dígitos del NIT.',
    keywords: [],
    label: 'Calendario Tributario',
    updated: '2026-11-21',
  },
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof pages;
