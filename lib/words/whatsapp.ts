import { phoneDigits } from './telephone';

/**
 * RFC 9110 asks everyone to accept addresses of 8000 octets. wa.me redirects to one some 100 longer, so this
 * limit stays below that.
 */
const MAX_LINK_LENGTH = 7800;

/**
 * Link that opens a WhatsApp chat with the text filled in.
 * A text too long for an address is cut between two graphemes and ends in «…».
 * @param phone in international form; only its digits count
 */
export function whatsappLink(phone: string, text: string): string {
  const start = `https://wa.me/${phoneDigits(phone)}?text=`;
  return start + encodeUpTo(MAX_LINK_LENGTH - start.length, text);
}

function encodeUpTo(limit: number, text: string): string {
  // A lone surrogate can't be encoded, so it becomes the replacement character.
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\uFFFD');
  // Each character encodes to at least one octet, so a longer text needn't be encoded whole.
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

/** Graphemes (an emoji family is one), or code points in browsers without `Intl.Segmenter`. */
function* characters(text: string): Generator<string> {
  if (typeof Intl.Segmenter !== 'function') return yield* text;
  const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}
