/** One problem in the content, worded for its owner: file, field, expected, found. */
export function problem(file: string, field: string, expected: string, found: unknown): string {
  const text = String(found);
  return `${file} → ${field}: se esperaba ${expected}; se encontró ${text.trim() === '' ? 'un texto vacío' : text}.`;
}

export function isHttps(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text);
}
