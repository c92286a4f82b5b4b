import type { PageId } from './pages';

/** Los dibujos que puede llevar un servicio; cuál es cada uno está en `components/home/service-icons.ts`. */
export type ServiceIcon =
  | 'tax-return'
  | 'ledger'
  | 'taxes'
  | 'payroll'
  | 'e-invoice'
  | 'support-document'
  | 'statements'
  | 'cycle'
  | 'treasury'
  | 'audit'
  | 'company'
  | 'registry'
  | 'id-card'
  /** El de un servicio que no nombra ninguno. */
  | 'any';

export type Service = {
  /** Con este nombre lo buscan las páginas; nadie lo ve. No lo cambies aunque cambies `name`. */
  readonly id: string;
  /** Como se muestra y como llega en el mensaje. Sin comas. */
  readonly name: string;
  /** Sin él, lleva uno que sirve para cualquiera. */
  readonly icon?: ServiceIcon;
  /** Una frase que lo explica. */
  readonly summary?: string;
  /** La página que habla de él: el recuadro lleva a ella y se destaca. `link` es lo que se lee al pie. */
  readonly page?: { readonly id: PageId; readonly link: string };
};

/** El catálogo, en el orden en que se muestra y en que se juntan los elegidos al enviarlos. */
export const services: readonly Service[] = [
  {
    id: 'income-tax',
    name: 'Declaración de Renta',
    icon: 'tax-return',
    summary: 'Te acompaño paso a paso, desde reunir los documentos hasta dejarla presentada.',
    page: { id: 'incomeTax', link: 'Ver fechas y topes' },
  },
  { id: 'bookkeeping', name: 'Contabilidad', icon: 'ledger' },
  { id: 'taxes', name: 'Impuestos', icon: 'taxes' },
  { id: 'payroll', name: 'Nómina Electrónica', icon: 'payroll' },
  { id: 'e-invoicing', name: 'Facturación Electrónica', icon: 'e-invoice' },
  { id: 'support-documents', name: 'Documentos Soporte', icon: 'support-document' },
  { id: 'statements', name: 'Estados Financieros', icon: 'statements' },
  { id: 'full-cycle', name: 'Ciclo Contable Completo', icon: 'cycle' },
  { id: 'treasury', name: 'Tesorería', icon: 'treasury' },
  { id: 'audit', name: 'Revisoría Fiscal', icon: 'audit' },
  { id: 'company', name: 'Creación de Empresa', icon: 'company' },
  { id: 'registry', name: 'Registro Mercantil', icon: 'registry' },
  { id: 'rut', name: 'RUT', icon: 'id-card' },
];

/** El servicio que ofrecen la página de renta y el buscador de fechas, por su `id`. */
export const incomeTaxService: string = 'income-tax';
