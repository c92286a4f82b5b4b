/* Normalises what the owner typed to the notation that the site shows. The schema has already checked it. */

/** Invisible characters that WhatsApp and other programs add to pasted text. The joiner of emoji is not among them. */
export const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** Writes a phone number with `+57`, also where `0057`, `57` or nothing was typed, and keeps the owner's spacing. */
export function phoneOf(typed: string): string {
  const number = typed
    .replace(unseen, '')
    .replace(/[\u2010-\u2015]/g, '-')
    .trim()
    .replace(/^(?:\+|00)?\s*57\s*/, '');
  return `+57 ${number}`;
}

/** Writes the number of a professional card as on the card: `123456-T` for `123.456 - t`. */
export function cardOf(typed: string): string {
  const [, number, letter] =
    /^(?:T\.?\s*P\.?\s*)?([\d.]+)[\s–—-]*([te])$/i.exec(typed.replace(unseen, '').trim()) ?? [];
  return number && letter ? `${number.replace(/\D/g, '')}-${letter.toUpperCase()}` : typed;
}

/** Pesos of «180 mil», «1'200.000», «$180.000,00». */
export function pesosOf(typed: string): number {
  const [amount = ''] = typed.split(/,00\s*(?:COP|pesos)?\s*$/i);
  return Number(amount.replace(/\D/g, '')) * (/\d\s*(?:mil|k)\b/i.test(amount) ? 1_000 : 1);
}

/** Writes an hour with two digits: `08:00` for `8:00`. */
export function clockOf(typed: string): string {
  return typed.padStart(5, '0');
}
