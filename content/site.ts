import type { IsoDate } from './seasons/types';

/**
 * Who the site belongs to. Everything here is a placeholder until the owner fills it in:
 * `npm run preflight` refuses to publish while a `.example` address, the phone of zeros
 * or a «por completar» is left.
 */
export type Organisation = {
  readonly name: string;
  readonly url: string;
  /** Address of the logo on the organisation's own site; `null`: its name is typeset instead. */
  readonly logoUrl: string | null;
};

export type Site = {
  readonly businessName: string;
  readonly accountantName: string;
  /** The professional's title line, as the flipping card shows it. */
  readonly professionalTitle: string;
  /** Number of the professional card (tarjeta profesional) of the Junta Central de Contadores. */
  readonly cardNumber: string;
  readonly city: string;
  readonly email: string;
  /** International form: `+57 300 000 0000`. */
  readonly phone: string;
  /** The round photograph, square and at least 480 px wide, under `public/`. */
  readonly portrait: { readonly src: string; readonly alt: string };
  readonly university: Organisation;
  readonly professionalBoard: Organisation;
  /** The filing year the whole site speaks of. Its file is `content/seasons/<year>.ts`. */
  readonly activeSeason: number;
  readonly tracking: {
    /** What the tracking call's `email` field carries: the visitor's name, as the service expects today, or the e-mail. */
    readonly emailField: 'name' | 'email';
  };
  /** Whoever finds a weakness in the site writes to `email`; /.well-known/security.txt says until when that holds. */
  readonly security: { readonly expires: IsoDate };
  readonly privacy: {
    /** `notice`: sending the form authorises; `checkbox`: a box that must be ticked first. */
    readonly consent: 'notice' | 'checkbox';
    /** How many months what a visitor sent is kept; older contacts are deleted by themselves, and the notice says so. */
    readonly retentionMonths: number;
    /** The page of the owner's data policy (política de tratamiento), if it has one. */
    readonly policyUrl: string | null;
  };
};

export const site: Site = {
  businessName: 'Nombre del negocio',
  accountantName: 'Nombre de la contadora',
  professionalTitle: 'Contadora Pública',
  cardNumber: '000000-T (por completar)',
  city: 'Ciudad (por completar)',
  email: 'correo@contadora.example',
  phone: '+57 300 000 0000',
  portrait: {
    src: '/images/portrait.svg',
    alt: 'Dibujo provisional en el lugar de la fotografía de la contadora',
  },
  university: {
    name: 'Universidad (por completar)',
    url: 'https://universidad.example/',
    logoUrl: null,
  },
  professionalBoard: {
    name: 'Junta Central de Contadores',
    url: 'https://www.jcc.gov.co/',
    logoUrl: null,
  },
  activeSeason: 2025,
  tracking: { emailField: 'name' },
  security: { expires: '2027-11-01' },
  privacy: { consent: 'notice', retentionMonths: 24, policyUrl: null },
};
