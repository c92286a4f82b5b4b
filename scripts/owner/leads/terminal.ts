import { bogotaTime } from '@/api/bogota-time';
import type { Lead } from '@/api/leads';
import { pageName, statusOf } from '@/api/leads-csv';
import { textsOf } from '@/api/lead-filter';

/** Formats a lead as one line of the terminal, at most `width` characters long. */
export function lineOf(lead: Lead, width: number): string {
  const { id, receivedAt, times, marks, page } = lead;
  const when = bogotaTime(receivedAt).slice(0, 16).replace('T', ' ');
  const start = `${String(id).padStart(5)}  ${when}  ${statusOf(lead).padEnd(10)}`;
  // A long message is cut at the end of the line, so the signs of spam come before it.
  const parts = [
    marks.length > 0 && `⚠ ${marks.join(', ')}`,
    textsOf(lead).filter(Boolean).join(' · '),
    times > 1 && `×${times}`,
    page !== '' && `(desde ${pageName(page)})`,
  ].filter(Boolean);
  return `${start}  ${terminalText(parts.join('  '), width - start.length - 2)}`;
}

/**
 * Formats a visitor's text for one line of a terminal. Escapes control characters, which could move the cursor or change
 * colours, and bidi marks, which could disguise the line.
 */
export function terminalText(text: string, maxLength: number): string {
  const visible = text
    .replace(/(?<!\s)\s*[\r\n]\s*/g, ' ⏎ ')
    .replace(
      /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu,
      (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
    );
  const characters = Array.from(visible);
  return characters.length <= maxLength ? visible : `${characters.slice(0, maxLength - 1).join('')}…`;
}
