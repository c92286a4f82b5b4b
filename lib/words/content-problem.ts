/** One line of what is wrong in the content, as its owner reads it: file, field, expected, found. */
export function problem(file: string, field: string, expected: string, found: unknown): string {
  const text = String(found);
  return `${file} → ${field}: se esperaba ${expected}; se encontró ${text.trim() === '' ? 'un texto vacío' : text}.`;
}

export function isHttps(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text);
}

/** `+57` and ten digits, however they are spaced. */
export function isColombianPhone(text: string): boolean {
  return /^\+57[\d ]+$/.test(text) && text.replace(/\D/g, '').length === 12;
}
