import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listenForModals } from './listen';
import { contactTrigger } from './trigger';

const open = jest.fn();
const close = jest.fn();
let stop: () => void;

beforeEach(() => {
  stop = listenForModals({ open, close });
});
afterEach(() => {
  stop();
  jest.clearAllMocks();
});

const modal = () => document.querySelector('dialog');

function renderPage(attributes: object) {
  render(
    <>
      <a {...attributes}>Contáctame</a>
      <dialog data-dialog="contact" open>
        <button data-close>Cerrar</button>
      </dialog>
    </>,
  );
}

test('a trigger opens the modal with what its page gives it, and takes the focus', async () => {
  renderPage(contactTrigger({ services: 'RUT', message: 'Hola' }));
  const trigger = screen.getByRole('button', { name: 'Contáctame' });
  await userEvent.click(trigger);
  expect(open).toHaveBeenCalledWith('contact', { services: 'RUT', message: 'Hola' }, trigger);
  expect(trigger).toHaveFocus();
});

test('its button closes it', async () => {
  renderPage({});
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(close).toHaveBeenCalledWith(modal());
});

test('without script a trigger leads to the form', () => {
  renderPage(contactTrigger());
  expect(screen.getByRole('button', { name: 'Contáctame' })).toHaveAttribute('href', '/#contact');
});

test.each([
  ['to open it in another tab', '[ControlLeft>]'],
  ['to keep it', '[ShiftLeft>]'],
])('a click %s is the browser’s', async (_why, key) => {
  renderPage(contactTrigger());
  const user = userEvent.setup();
  await user.keyboard(key);
  await user.click(screen.getByRole('button', { name: 'Contáctame' }));
  expect(open).not.toHaveBeenCalled();
});

test('one that names no modal is a link like any other', async () => {
  renderPage({ href: '#contact', 'data-modal': 'agenda' });
  await userEvent.click(screen.getByRole('link'));
  expect(open).not.toHaveBeenCalled();
});
