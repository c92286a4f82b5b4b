import { createHash } from 'node:crypto';
import { sentFields, type ContactRequest } from '@/lib/lead/contact-fields';

/** Characters of each field that are copied for searching. */
export const PLAIN_LENGTH = 500;

/** Removes case and accents, so that «angela» finds «Ángela». */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export function findable(contact: ContactRequest): { plain: string; email_key: string; phone_key: string } {
  return {
    plain: plain(sentFields.map((field) => contact[field].slice(0, PLAIN_LENGTH)).join('\n')),
    email_key: emailKey(contact.email),
    phone_key: phoneKey(contact.phone),
  };
}

/** Returns one hash for an address, however typed: `Ana <ANA@correo.co>`, `mailto:ana@correo.co.` */
export function emailKey(email: string): string {
  const typed = plain(email).replace(/[\p{Cc}\p{Cf}]/gu, '');
  return hash(/[^\s<>:,;]+@[^\s<>,;?]*[^\s<>,;?.]/.exec(typed)?.[0] ?? typed.trim());
}

/** Returns one hash for a phone, with or without the country's 57. */
function phoneKey(phone: string): string {
  return hash(phone.replace(/\D/g, '').slice(-10));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
