/** @jest-environment node */
import { whatsappLink } from './phone-links';

const PHONE = '+57 300 000 0000';
const START = 'https://wa.me/573000000000?text=';
/** Longest link, in characters, for which wa.me's redirect, some 100 longer, stays within 8000. */
const LONGEST = 7800;

function textOf(link: string): string {
  return new URL(link).searchParams.get('text') ?? '';
}

test('the phone is reduced to its digits and the text encoded', () => {
  expect(whatsappLink(PHONE, 'Hola, necesito: Gestión Contable')).toBe(
    `${START}Hola%2C%20necesito%3A%20Gesti%C3%B3n%20Contable`,
  );
});

test.each(['"comillas" & <etiquetas> #100% +1', 'línea\nlínea', '👩‍👩‍👧‍👦 \u202eabc\u202c', 'a\u0301'])(
  'the text %j arrives as it was',
  (text) => {
    expect(textOf(whatsappLink(PHONE, text))).toBe(text);
  },
);

test('a lone surrogate becomes the replacement character', () => {
  expect(textOf(whatsappLink(PHONE, 'a\ud83d b\udc00'))).toBe('a\ufffd b\ufffd');
});

test('a text that fits is kept whole, and a longer one ends in an ellipsis', () => {
  const room = LONGEST - START.length;
  expect(textOf(whatsappLink(PHONE, 'a'.repeat(room - 9)))).toHaveLength(room - 9);
  const cut = whatsappLink(PHONE, 'a'.repeat(room + 1));
  expect(cut).toHaveLength(LONGEST);
  expect(cut.endsWith('a%E2%80%A6')).toBe(true);
});

test.each(['ñ', '😀'])('a long text is never cut inside %s', (character) => {
  const link = whatsappLink(PHONE, `x${character.repeat(5000)}`);
  expect(link.length).toBeLessThanOrEqual(LONGEST);
  expect(textOf(link)).toMatch(new RegExp(`^x(?:${character})+…$`, 'u'));
});
