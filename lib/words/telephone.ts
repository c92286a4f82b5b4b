/** The digits of a phone, with country code and without `+`, as `wa.me` wants them. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '');
}

/** `+57 300 000 0000` → `tel:+573000000000` */
export function telephoneLink(phone: string): string {
  return `tel:+${phoneDigits(phone)}`;
}

/** The phone as it is read, never cut between two lines. */
export function unbrokenPhone(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}
