/** Digits of a phone with country code and without `+`, as `wa.me` expects them. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '');
}

/** The address of a call link: `tel:+573000000000` for `+57 300 000 0000`. */
export function telephoneLink(phone: string): string {
  return `tel:+${phoneDigits(phone)}`;
}

/**
 * RFC 9110 recommends accepting addresses of at least 8000 octets. wa.me redirects to an address about 100
 * octets longer, so this limit is lower.
 */
const MAX_LINK_LENGTH = 7800;

/**
 * Link that opens a WhatsApp chat with the text filled in.
 * A text too long for an address is cut between two code points and ends in «…».
 * @param phone in international form; only its digits count
 */
export function whatsappLink(phone: string, text: string): string {
  const start = `https://wa.me/${phoneDigits(phone)}?text=`;
  return start + encodeUpTo(MAX_LINK_LENGTH - start.length, text);
}

/**
 * Percent-encodes whole code points, and ends in «…» if they do not all fit.
 * @param limit in characters of the encoded text
 */
export function encodeUpTo(limit: number, text: string): string {
  // A lone surrogate can't be encoded.
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\uFFFD');
  const ellipsis = encodeURIComponent('…');
  let encoded = '';
  for (const character of wellFormed) {
    const next = encoded + encodeURIComponent(character);
    if (next.length + ellipsis.length > limit) return encoded + ellipsis;
    encoded = next;
  }
  return encoded;
}
