import { compilation } from './norms';
import type { PageId } from './pages';

/**
 * Addresses of norms and publications: naming one in a text links it. An article number alone means the
 * Estatuto Tributario. Names without an address here stay plain.
 */
export const sourceLinks = {
  'Decreto 1778 de 2021': `${compilation}/decreto_1778_2021.htm`,
  'Decreto 2487 de 2022': `${compilation}/decreto_2487_2022.htm`,
  'Decreto 2229 de 2023': `${compilation}/decreto_2229_2023.htm`,
  'Comunicado 025 de 2023': 'https://www.dian.gov.co/Prensa/Paginas/NG-Comunicado-de-Prensa-025-2023.aspx',
  'Concepto DIAN 1621 de 2023': `${compilation}/oficio_dian_18075_2023.htm`,
  'Decreto 1625 de 2016': 'https://www.funcionpublica.gov.co/eva/gestornormativo/norma.php?i=83233',
  'Semana, marzo de 2026':
    'https://www.semana.com/economia/macroeconomia/articulo/dian-informa-modificacion-de-los-vencimientos-tributarios-por-dia-civico-contribuyentes-deben-tomar-nota/202635/',
  'Estatuto Tributario': `${compilation}/estatuto_tributario.htm`,
  'muisca.dian.gov.co': 'https://muisca.dian.gov.co/',
  'Resolución 000070 de 2016': `${compilation}/resolucion_dian_0070_2016.htm`,
  'Resolución 000022 de 2019': `${compilation}/resolucion_dian_0022_2019.htm`,
  'Resolución 000193 de 2024': `${compilation}/resolucion_dian_0193_2024.htm`,
  'Resolución 000238 de 2025': `${compilation}/resolucion_dian_0238_2025.htm`,
} as const;

/** Words under a figure that the site computed: its norms, and the day on which they were read, if they were. */
export const figureSourcesWords = {
  from: 'De dónde sale: ',
  and: ' y ',
  comma: ', ',
  read: ' (leído el {day})',
} as const;

/**
 * Sources of each page that cites some, for search engines and assistants. `{calendar}` is the active season's calendar
 * as the DIAN published it, or the decree.
 */
export const citedSources: Partial<Record<PageId, readonly string[]>> = {
  incomeTax: ['{calendar}', 'Estatuto Tributario', 'Decreto 2229 de 2023'],
  calendar: ['{calendar}', 'Decreto 2229 de 2023', 'Decreto 1625 de 2016'],
};
