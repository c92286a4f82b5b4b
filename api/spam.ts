import type { ContactRequest } from '@/lib/lead/contact-fields';

/** Why a stored lead looks suspicious: links, markup, an e-mail that cannot be answered, a flood. */
export type Mark = 'enlaces' | 'etiquetas' | 'correo' | 'avalancha';

/** A number up to 255, which the groups of an amount in pesos seldom all are. */
const byte = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;

/**
 * Shapes that mail programs make clickable. A bare name counts by the endings that spam has; `.com` and `.co` are
 * those of companies, which clients name («trabajo en Rappi.com»).
 */
const link = new RegExp(
  [
    String.raw`https?:\/\/|www\.(?![\p{L}\d-]+\.com?(?:\.\p{L}{2})?(?![\p{L}\d.-]))|xn--`,
    String.raw`[\p{L}\d-]\.\p{L}{2,}(?:\/\S|:\d{2}|\?\w+=)`,
    String.raw`(?:^|[^\p{L}\d.])${byte}(?:\.${byte}){3}[/:]\S`,
    String.raw`[\p{L}\d-]\.(?:net|org|info|biz|io|ru|xyz|top|site|online|shop|click|link)(?![\p{L}\d])`,
    String.raw`(?:^|[^\p{L}\d])(?:wa|t)\.me(?![\p{L}\d])`,
  ].join('|'),
  'iu',
);

export function marksOf({ email, ...others }: ContactRequest): Mark[] {
  const all = Object.values(others)
    .join('\n')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '');
  // The address that a client writes in a sentence is no link.
  const withoutAddresses = all.replace(/(?<![/\p{L}\d._+-])[\p{L}\d._+-]+@[\p{L}\d.-]+/gu, ' ');
  const marks: Mark[] = [];
  if (link.test(withoutAddresses)) marks.push('enlaces');
  if (/<[a-z!/]|\[url/i.test(all)) marks.push('etiquetas');
  if (!isAnswerable(email)) marks.push('correo');
  return marks;
}

/** Whether the text is exactly one address, which no mail program can read as two or as a header. */
export function isAnswerable(email: string): boolean {
  return /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u.test(email);
}
