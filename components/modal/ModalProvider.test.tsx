import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactWords } from '@/content/contact';
import { useModal } from './modal-context';
import { ModalProvider } from './ModalProvider';
// What it imports later: here already, so that a slow machine does not compile them meanwhile.
import './ModalHost';

beforeEach(() => {
  // Methods of dialogs that jsdom lacks.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

/** What a page would have that opens the modal by itself: no trigger for anybody to reach for. */
function Opener() {
  const { open } = useModal();
  return (
    <button type="button" onClick={() => open('contact', { services: 'RUT' })}>
      Pedir cita
    </button>
  );
}

test('opened from code, with no trigger in the page, the modal is shown with what it was given', async () => {
  const user = userEvent.setup();
  render(
    <ModalProvider unavailable="vías directas">
      <Opener />
    </ModalProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Pedir cita' }));
  expect(await screen.findByRole('dialog', { name: contactWords.heading })).toHaveTextContent('RUT');
});
