/** @jest-environment node */
import { terminalText } from './terminal-text';

test.each([
  ['Ana Peña 🧾', 'Ana Peña 🧾'],
  ['a\nb\r\nc', 'a ⏎ b ⏎ c'],
  ['\u001b[31mrojo', '\\u{1b}[31mrojo'],
  ['\u202etxt.exe', '\\u{202e}txt.exe'],
  ['\u200b\ud800', '\\u{200b}\\u{d800}'],
])('%j is shown as %j', (typed, shown) => {
  expect(terminalText(typed)).toBe(shown);
});

test('a long text is cut between characters, never in one', () => {
  expect(terminalText('🧾'.repeat(100), 10)).toBe(`${'🧾'.repeat(9)}…`);
});
