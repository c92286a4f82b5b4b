import { takeFields } from '@/lib/lead/contact-draft';
import { keepTyped } from './keep-typed';

test('a page that is left before its form has started keeps the name and the message that were typed', () => {
  document.body.innerHTML =
    '<form><input name="name" value="Ana"><input name="email"><textarea name="message">Debo dos años</textarea></form>';
  keepTyped();
  dispatchEvent(new Event('pagehide'));
  expect([...takeFields()]).toEqual([
    ['name', 'Ana'],
    ['message', 'Debo dos años'],
  ]);
});
