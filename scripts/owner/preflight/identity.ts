import type { Site } from '@/content/site';
import { missing, ready, type Finding } from './finding';

/** What the repository is given away with: `.example` addresses, numbers of zeros, «por completar», «Nombre de…». */
const placeholder = /\.example\b|por completar|provisional|^Nombre del? |^0{6}/i;

function isPlaceholder(text: string): boolean {
  return placeholder.test(text) || /^(57)?3?0{9}$/.test(text.replace(/\D/g, ''));
}

/** Whether `content/site.json` says who the site belongs to, field by field. */
export function identityFindings(site: Site): Finding[] {
  const fields = [
    ['Nombre del negocio', 'businessName', site.businessName],
    ['Nombre de la contadora', 'accountantName', site.accountantName],
    ['Tarjeta profesional', 'cardNumber', site.cardNumber],
    ['Ciudad', 'city', site.city],
    ['Correo', 'email', site.email],
    ['Teléfono', 'phone', site.phone],
    ['Universidad', 'university.name', site.university.name],
    ['Sitio de la universidad', 'university.url', site.university.url],
    ['Descripción de la fotografía', 'portrait.alt', site.portrait.alt],
  ] as const;

  return fields.map(([what, field, value]) =>
    isPlaceholder(value)
      ? missing(
          `${what}: sigue el de ejemplo, «${value}»`,
          `En content/site.json, escribe tu dato en ${field}.`,
        )
      : ready(`${what}: ${value}`),
  );
}
