/** Digits of a phone with country code and without `+`, as `wa.me` expects them. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '');
}

/** The address of a call link: `tel:+573000000000` for `+57 300 000 0000`. */
export function telephoneLink(phone: string): string {
  return `tel:+${phoneDigits(phone)}`;
}

/** The phone with no-break spaces, so that it never wraps. */
export function unbrokenPhone(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}
