/** One problem in the content, worded for its owner: file, field, expected, found. */
export function problem(file: string, field: string, expected: string, found: unknown): string {
  const text = String(found);
  return `${file} → ${field}: se esperaba ${expected}; se encontró ${text.trim() === '' ? 'un texto vacío' : text}.`;
}

/**
 * Refuses content with problems.
 * @throws Error that lists every problem, in Spanish
 */
export function refuse(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const list = problems.map((line) => `  • ${line}`).join('\n');
  throw new Error(`Hay que corregir el contenido del sitio (${problems.length}):\n${list}\n`);
}

export function isHttps(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text);
}
