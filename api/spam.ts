import type { ContactRequest } from '@/lib/lead/contact-fields';

/** Sign of spam: links, markup, an e-mail that cannot be answered, a flood. */
export type SpamMark = 'enlaces' | 'etiquetas' | 'correo' | 'avalancha';

/**
 * Text that mail programs turn into links. Of bare domain names only spam's usual endings count; clients name companies
 * by theirs («trabajo en Rappi.com»).
 */
const links = [
  /https?:\/\/|www\.(?![\p{L}\d-]+\.com?(?:\.\p{L}{2})?(?![\p{L}\d.-]))|xn--/iu,
  /[\p{L}\d-]\.\p{L}{2,}(?:\/\S|:\d{2}|\?\w+=)/iu,
  // Four numbers up to 255; the groups of an amount in pesos (1.250.900.500) are seldom all that small.
  /(?:^|[^\p{L}\d.])(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}[/:]\S/iu,
  /[\p{L}\d-]\.(?:net|org|info|biz|io|ru|xyz|top|site|online|shop|click|link)(?![\p{L}\d])/iu,
  /(?:^|[^\p{L}\d])(?:wa|t)\.me(?![\p{L}\d])/iu,
];

/** The signs of spam in a request; none for an ordinary one. A flood is marked when the lead is stored. */
export function spamMarks({ email, ...others }: ContactRequest): SpamMark[] {
  const all = Object.values(others)
    .join('\n')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '');
  // An e-mail address in a sentence is not a link.
  const withoutAddresses = all.replace(/(?<![/\p{L}\d._+-])[\p{L}\d._+-]+@[\p{L}\d.-]+/gu, ' ');
  const marks: SpamMark[] = [];
  if (links.some((link) => link.test(withoutAddresses))) marks.push('enlaces');
  if (/<[a-z!/]|\[url/i.test(all)) marks.push('etiquetas');
  if (!isAnswerable(email)) marks.push('correo');
  return marks;
}

/** True if the text is exactly one address, so that no mail program reads two or a header in it. */
export function isAnswerable(email: string): boolean {
  return /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u.test(email);
}
