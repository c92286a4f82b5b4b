/** @jest-environment node */
import { outcomeOf, reasonIn, verdict } from './issue-texts.mjs';

test.each([
  ['failed', 'absent', 'refused'],
  ['failed', 'running', 'refused'],
  ['failed', 'failed', 'refused'],
  // The host runs the same command, so its success outweighs our failure.
  ['failed', 'passed', 'published'],
  ['running', 'failed', 'waiting'],
  ['running', 'running', 'waiting'],
  ['absent', 'failed', 'waiting'],
  ['running', 'passed', 'published'],
  ['passed', 'running', 'waiting'],
  ['passed', 'failed', 'not-uploaded'],
  ['passed', 'passed', 'published'],
  ['passed', 'absent', 'published'],
] as const)('check %s, host %s: %s', (own, host, expected) => {
  expect(verdict(own, host)).toBe(expected);
});

test('several builds of the host count as one', () => {
  const ended = (conclusion: string) => ({ status: 'completed', conclusion });
  expect(outcomeOf([])).toBe('absent');
  expect(outcomeOf([ended('skipped')])).toBe('absent');
  expect(outcomeOf([ended('success'), { status: 'queued', conclusion: null }])).toBe('running');
  expect(outcomeOf([ended('success'), ended('cancelled')])).toBe('failed');
  expect(outcomeOf([ended('success'), ended('neutral')])).toBe('passed');
});

test('of what a command printed, the plain sentences are the reason', () => {
  const printed = `> build
✓ Generating types

✗ Hay que corregir el contenido del sitio (1):
  • content/site.json → Celular: se esperaba el +57.

✗ El sitio no se pudo construir: el motivo está arriba.

npm error Lifecycle script failed`;
  expect(reasonIn(printed)).toBe(
    'Hay que corregir el contenido del sitio (1):\n  • content/site.json → Celular: se esperaba el +57.',
  );
  expect(reasonIn('line one\nTypeError: no\n')).toBe('line one\nTypeError: no');
});
