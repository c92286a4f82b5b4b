/**
 * Reads a phone number of digits only, as people write it: with the international prefix (`0057…`) or with
 * the old prefix of Colombian mobiles (`03` or `0`). Ten digits that start with 3 or 60 are Colombian.
 */
export function telephoneOf(digits: string) {
  const isInternational = /^00[1-9]/.test(digits);
  const dialled = isInternational ? digits.slice(2) : digits.replace(/^03?(?=3\d{9}$)/, '');
  const number = /^(?:3\d|60)\d{8}$/.test(dialled) && !isInternational ? `57${dialled}` : dialled;
  const isWhole = isInternational ? /^\d{8,15}$/.test(number) : /^[1-9]\d{10,14}$/.test(number);
  const hasCountry = number.startsWith('57') ? number.length === 12 : isWhole;
  const isLandLine = /^5760/.test(number);
  return {
    /** The number for a `tel:` link, with `+` and country code where they are known. */
    call: hasCountry ? `+${number}` : digits,
    /** The number for a `wa.me` link; `undefined` for a landline or an unknown country. */
    whatsapp: hasCountry && !isLandLine ? number : undefined,
  };
}

/** Digits in groups, so that spreadsheets read text and not a number: `300 123 4567`, `57 300 123 4567`. */
export function groupedDigits(digits: string): string {
  const country = /^(?:00)?57(?=\d{10}$)/.exec(digits)?.[0] ?? '';
  const own = digits.slice(country.length);
  const groups = own.slice(0, -4).match(/\d{1,3}/g) ?? [];
  return [country, ...groups, own.slice(-4)].filter(Boolean).join(' ');
}
