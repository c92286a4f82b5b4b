/** @jest-environment node */
import { isPlaceholder } from './placeholders';

test.each([
  ['Nombre del negocio', true],
  ['Nombre de la contadora', true],
  ['000000-T (por completar)', true],
  ['correo@contadora.example', true],
  ['+57 300 000 0000', true],
  ['300 0000000', true],
  ['+57 300 123 4567', true],
  ['https://www.tunombre.co', true],
  ['Contabilidad Ejemplar', false],
  ['123456-T', false],
  ['+57 310 555 0123', false],
])('the text «%s» counts as a placeholder: %s', (found, isOne) => {
  expect(isPlaceholder(found)).toBe(isOne);
});
