import { addTyped } from './add-typed';

const link = () => document.querySelector<HTMLAnchorElement>('a') as HTMLAnchorElement;
const tap = () => {
  addTyped({ target: link() });
  return new URL(link().href).searchParams.get('text');
};

test('each tap opens WhatsApp with the text that the form holds then, and no text twice', () => {
  document.body.innerHTML =
    '<form data-gave-way><input name="name" value="Ana"><textarea name="message">Hola</textarea></form>' +
    '<a href="https://wa.me/573001234567?text=Vengo%20de%20tu%20sitio.">WhatsApp</a>';
  expect(tap()).toBe('Vengo de tu sitio.\nAna\nHola');
  expect(tap()).toBe('Vengo de tu sitio.\nAna\nHola');
  const message = document.querySelector('textarea');
  if (message) message.value = '¿Cuánto\nvale?';
  expect(tap()).toBe('Vengo de tu sitio.\nAna\n¿Cuánto\nvale?');
});

test('a form that can send leaves the links as they are', () => {
  document.body.innerHTML =
    '<form><textarea name="message">Hola</textarea></form><a href="https://wa.me/573001234567?text=Vengo">WhatsApp</a>';
  expect(tap()).toBe('Vengo');
});
