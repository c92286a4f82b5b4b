import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';

/** Asks once; without a terminal to answer, the result is no. */
export async function agrees(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Without a terminal the question would wait forever.
  const silence = once(terminal, 'close').then(() => '');
  const answer = await Promise.race([terminal.question(`\n${question} (s/n) `), silence]);
  terminal.close();
  return /^s[ií]?$/i.test(answer.trim());
}
