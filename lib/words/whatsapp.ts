import { phoneDigits } from './telephone';

/**
 * RFC 9110 asks every sender and recipient to bear addresses of 8000 octets. wa.me redirects
 * to an address some 100 longer, so ours stops short of that.
 */
const MAX_LINK_LENGTH = 7800;

/**
 * A link that opens a WhatsApp chat with the text already written. A text too long for an
 * address is cut between two characters as a reader sees them, and ends in «…».
 * @param phone in any international form: only its digits count
 */
export function whatsappLink(phone: string, text: string): string {
  const start = `https://wa.me/${phoneDigits(phone)}?text=`;
  return start + encodeUpTo(MAX_LINK_LENGTH - start.length, text);
}

function encodeUpTo(limit: number, text: string): string {
  // A lone half of a surrogate pair cannot be encoded: it becomes the replacement character.
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\uFFFD');
  // No character encodes to less than one octet, so a longer text need not be encoded whole.
  if (wellFormed.length <= limit) {
    const whole = encodeURIComponent(wellFormed);
    if (whole.length <= limit) return whole;
  }
  const ellipsis = encodeURIComponent('…');
  let cut = '';
  for (const character of characters(wellFormed)) {
    const encoded = encodeURIComponent(character);
    if (cut.length + encoded.length + ellipsis.length > limit) break;
    cut += encoded;
  }
  return cut + ellipsis;
}

/** Characters as a reader sees them (an emoji family is one); code points in browsers that cannot tell. */
function* characters(text: string): Generator<string> {
  if (typeof Intl.Segmenter !== 'function') return yield* text;
  const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}
