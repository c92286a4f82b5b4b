import { trustedHtml } from './trusted-types';

test('allows no HTML until the dialogs’ check is loaded', () => {
  expect(trustedHtml('{"a":1}')).toBe('{"a":1}');
  expect(() => trustedHtml('<p>Hola</p>')).toThrow(TypeError);
  window.harmlessHtml = (html) => html;
  expect(trustedHtml('<p>Hola</p>')).toBe('<p>Hola</p>');
});
