import { render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactWords } from '@/content/contact';
import { modalWords } from '@/content/modal';
import { handleCommands } from './command-events';
import { polyfillCommands } from './command-polyfill';
// Imported later by the provider; compiled here, in no test's time.
import './ModalDialog';
import { ModalProvider, useModal } from './ModalProvider';
import { findDialog } from './modals';

// No way out is fetched: jsdom animates nothing.
jest.mock('@/components/dom/load-motion', () => ({ loadMotion: jest.fn() }));
jest.mock('@/content/services', () => {
  const { services } = jest.requireActual<{ services: object[] }>('@/content/services');
  return { services: [...services, { name: 'Una cosa', summary: 'Con su reserva.' }] };
});

beforeAll(() => {
  // Methods of dialogs that jsdom lacks.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  handleCommands();
});

/** What a page would have that opens the modal by itself: no trigger for anybody to reach for. */
function Opener() {
  const { open, close } = useModal();
  return (
    <>
      <button onClick={() => open('contact', { services: 'Una cosa' })}>Abrir</button>
      <button onClick={() => open('contact', { services: 'Otra' })}>Reemplazar</button>
      <button onClick={() => close('contact')}>Cerrar aquí</button>
    </>
  );
}

test('code opens the modal with what it gives, and its caveat, replaces that, and closes it', async () => {
  render(
    <ModalProvider unavailable="vías directas">
      <Opener />
    </ModalProvider>,
  );
  await screen.findByText(contactWords.heading);
  const press = (label: string) => userEvent.click(screen.getByText(label));
  await press('Abrir');
  const dialog = await screen.findByRole('dialog', { name: contactWords.heading });
  expect(await within(dialog).findByText('Una cosa', { selector: 'strong' })).toBeVisible();
  expect(within(dialog).getByText('Con su reserva.')).toBeVisible();
  const chat = within(dialog).getByText(contactWords.direct.whatsapp);
  expect(chat).toHaveAttribute('href', expect.stringContaining('Una%20cosa'));
  await press('Reemplazar');
  expect(await within(dialog).findByText('Otra', { selector: 'strong' })).toBeVisible();
  expect(within(dialog).queryByText('Con su reserva.')).toBeNull();
  await press('Cerrar aquí');
  await waitFor(() => expect(dialog).not.toBeVisible());
});

test('outside its provider the modal says, to the developer, where it must be used', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => renderHook(() => useModal())).toThrow(modalWords.outsideProvider);
});

test('no dialog answers to an id that is not registered', () => {
  expect(findDialog('agenda')).toBeNull();
});

// jsdom is a browser without `command`.
test('in an old browser a press that came before the script opens the modal', () => {
  document.body.innerHTML =
    '<button command="show-modal" commandfor="modal-contact"><b>Contáctame</b></button><dialog id="modal-contact"></dialog>';
  window.tapped = document.querySelector('b');
  polyfillCommands();
  expect(findDialog('contact')).toHaveAttribute('open');
});
