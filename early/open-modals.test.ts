import { openModals } from './open-modals';

test('a closed modal is forgotten before its close event: React may take over meanwhile', () => {
  document.body.innerHTML =
    '<a data-modal="contact">Abrir</a><dialog data-dialog="contact"><button data-close></button></dialog>';
  HTMLDialogElement.prototype.close = () => undefined;
  openModals();
  document.querySelector('a')?.click();
  expect(window.earlyModals?.opened()).toMatchObject({ id: 'contact' });
  document.querySelector('button')?.click();
  expect(window.earlyModals?.opened()).toBeUndefined();
});
