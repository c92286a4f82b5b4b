import type { IsoDate } from './seasons/types';

/**
 * De quién es el sitio. Todo lo de abajo es de ejemplo hasta que lo llenes: `npm run preflight` no deja publicar
 * mientras quede una dirección `.example`, el teléfono de ceros o un «por completar».
 */
export type Organisation = {
  readonly name: string;
  readonly url: string;
  /** La dirección del logo en el sitio de la organización; con `null` se escribe su nombre. */
  readonly logoUrl: string | null;
};

export type Site = {
  readonly businessName: string;
  readonly accountantName: string;
  /** Tu título, como lo muestra la tarjeta que gira. */
  readonly professionalTitle: string;
  /** El número de tu tarjeta profesional, de la Junta Central de Contadores. */
  readonly cardNumber: string;
  readonly city: string;
  readonly email: string;
  /** Con el indicativo del país: `+57 300 000 0000`. */
  readonly phone: string;
  /** Tu foto, cuadrada y de al menos 480 píxeles, dentro de `public/`, y lo que se ve en ella. */
  readonly portrait: { readonly src: string; readonly alt: string };
  readonly university: Organisation;
  readonly professionalBoard: Organisation;
  /** El año en que se declara y del que habla todo el sitio. Sus fechas están en `content/seasons/<año>.ts`. */
  readonly activeSeason: number;
  readonly tracking: {
    /** Qué lleva el campo `email` de la segunda llamada: el nombre, como lo espera hoy el servicio, o el correo. */
    readonly emailField: 'name' | 'email';
  };
  /** Quien encuentre una falla de seguridad escribe a `email`; /.well-known/security.txt dice hasta cuándo vale eso. */
  readonly security: { readonly expires: IsoDate };
  readonly privacy: {
    /** `notice`: enviar el formulario autoriza; `checkbox`: antes hay que marcar una casilla. */
    readonly consent: 'notice' | 'checkbox';
    /** Cuántos meses se guarda lo que envían; lo más viejo se borra solo, y el aviso lo dice. */
    readonly retentionMonths: number;
    /** La página de tu política de tratamiento de datos, si la tienes. */
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
