/** The icons a service may name; `components/home/service-icons.ts` says which drawing each one is. */
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
  | 'id-card';

export type Service = { readonly name: string; readonly icon: ServiceIcon };

/** The catalogue, in the order in which it is shown and in which chosen names are joined when sent. */
export const services = [
  { name: 'Declaración de Renta', icon: 'tax-return' },
  { name: 'Contabilidad', icon: 'ledger' },
  { name: 'Impuestos', icon: 'taxes' },
  { name: 'Nómina Electrónica', icon: 'payroll' },
  { name: 'Facturación Electrónica', icon: 'e-invoice' },
  { name: 'Documentos Soporte', icon: 'support-document' },
  { name: 'Estados Financieros', icon: 'statements' },
  { name: 'Ciclo Contable Completo', icon: 'cycle' },
  { name: 'Tesorería', icon: 'treasury' },
  { name: 'Revisoría Fiscal', icon: 'audit' },
  { name: 'Creación de Empresa', icon: 'company' },
  { name: 'Registro Mercantil', icon: 'registry' },
  { name: 'RUT', icon: 'id-card' },
] as const satisfies readonly Service[];

export type ServiceName = (typeof services)[number]['name'];
