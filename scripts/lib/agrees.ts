import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';

/** Asks once; where nobody can answer, that is a no. */
export async function agrees(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Where nobody can answer, the question would never end.
  const silence = once(terminal, 'close').then(() => '');
  const answer = await Promise.race([terminal.question(`\n${question} (s/n) `), silence]);
  terminal.close();
  return /^s[ií]?$/i.test(answer.trim());
}
