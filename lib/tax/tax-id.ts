import { cleanText } from '@/lib/clean-text';
import { endingPairs } from './endings';

/*
 * Reads what a visitor types to find a date: one or two digits, or a whole cédula or NIT. It is read in the
 * browser, and only its last digits are used elsewhere.
 */

export type TaxIdReading = ReturnType<typeof readTaxId>;

const SHORTEST_NUMBER = 5;
const LONGEST_NUMBER = 10;

// The DIAN's weights, from the last digit on.
const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71] as const;

/**
 * The verification digit of a NIT or cédula, by the DIAN's modulo 11.
 * @param number digits only, at most 15
 */
export function verificationDigit(number: string): string {
  const sum = [...number]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0);
  const rest = sum % 11;
  return String(rest < 2 ? rest : 11 - rest);
}

/**
 * Reads typed or pasted text, with points, commas, spaces, a hyphen, or «NIT» or «C.C.» before it. Never throws: a text
 * that is no tax ID returns its reason.
 */
export function readTaxId(text: string) {
  const plain = cleanText(text)
    .normalize('NFKC')
    .replace(/^(?:nit|c\.?\s?c\.?|c[eé]dula|rut)(?=[\s.:\d])[\s.:]*/i, '');
  if (plain === '') return { ok: false, reason: 'empty' } as const;

  // A pair as the tables print it: `27-28`.
  const [, first, second] = /^(\d\d)\s*(?:[-‐–—]|y)\s*(\d\d)$/.exec(plain) ?? [];
  if (endingPairs.includes(`${first}-${second}`))
    return { ok: true, how: 'digits', ending: first ?? '' } as const;

  const [, body, verification] = /^([\d.,\s]*\d[.,\s]*)(?:[-‐–—]\s*(\d)?)?$/.exec(plain) ?? [];
  if (body === undefined) return { ok: false, reason: 'unreadable' } as const;
  return readDigits(body.replace(/\D/g, ''), verification);
}

/** True if a number is a company's NIT: nine digits that begin with 8 or 9, the verification digit apart. */
export function isCompanyNumber(text: string): boolean {
  const [body = '', verification] = cleanText(text)
    .normalize('NFKC')
    .split(/[-‐–—]/);
  const number = body.replace(/\D/g, '');
  if (verification !== undefined || number.length === 9) return /^[89]\d{8}$/.test(number);
  return /^[89]\d{9}$/.test(number) && verificationDigit(number.slice(0, -1)) === number.slice(-1);
}

function readDigits(number: string, verification: string | undefined) {
  const { length } = number;
  // One or two digits as typed: `7` or `27`.
  if (verification === undefined && length <= 2) return { ok: true, how: 'digits', ending: number } as const;
  // Three or four are too many for an ending and too few for a tax ID.
  if (length < SHORTEST_NUMBER) return { ok: false, reason: 'incomplete' } as const;
  const tooLong = { ok: false, reason: 'too-long' } as const;

  const ending = number.slice(-2);
  if (verification !== undefined) {
    if (length > LONGEST_NUMBER) return tooLong;
    // A verification digit after a hyphen; `matches` tells whether it is the number's.
    return {
      ok: true,
      how: 'verified',
      ending,
      matches: verificationDigit(number) === verification,
    } as const;
  }

  const shorter = number.slice(0, -1);
  const endsInItsDigit = verificationDigit(shorter) === number.slice(-1);
  const withoutDigit = shorter.slice(-2);
  // Length and last digit suggest a verification digit; `otherwise` is the ending if there is none.
  if (!isWholeNumber(number) && endsInItsDigit)
    return { ok: true, how: 'guessed', ending: withoutDigit, otherwise: ending } as const;
  if (length > LONGEST_NUMBER) return tooLong;
  // Nine digits may be a company's NIT or a cédula with its verification digit; `otherwise` is the ending in the second case.
  const mayBeCedula = length === 9 && endsInItsDigit;
  return { ok: true, how: 'number', ending, ...(mayBeCedula && { otherwise: withoutDigit }) } as const;
}

/**
 * True if a number has the length of one without verification digit.
 * A company's NIT has nine digits and begins with 8 or 9; a cédula has up to eight, or ten from 1.000.000.000
 * on.
 */
function isWholeNumber(number: string): boolean {
  return number.length <= 8 || /^[89]\d{8}$|^1\d{9}$/.test(number) || number.length > LONGEST_NUMBER + 1;
}
