import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactTrigger } from './trigger';
import { listenForTriggers } from './triggers';

const open = jest.fn();
let stop: () => void;

beforeEach(() => {
  stop = listenForTriggers(open);
});
afterEach(() => {
  stop();
  jest.clearAllMocks();
});

test('a trigger opens the modal with what its page gives it, and takes the focus', async () => {
  render(<a {...contactTrigger({ services: 'RUT', message: 'Hola' })}>Contáctame</a>);
  await userEvent.click(screen.getByRole('button', { name: 'Contáctame' }));
  expect(open).toHaveBeenCalledWith('contact', { services: 'RUT', message: 'Hola' });
  expect(screen.getByRole('button')).toHaveFocus();
});

test('without script it leads to the form', () => {
  render(<a {...contactTrigger()}>Contáctame</a>);
  expect(screen.getByRole('button')).toHaveAttribute('href', '/#contact');
});

test.each([
  ['to open it in another tab', '[ControlLeft>]'],
  ['to keep it', '[ShiftLeft>]'],
])('a click %s is the browser’s', async (_why, key) => {
  render(<a {...contactTrigger()}>Contáctame</a>);
  const user = userEvent.setup();
  await user.keyboard(key);
  await user.click(screen.getByRole('button'));
  expect(open).not.toHaveBeenCalled();
});

test('one that names no modal is a link like any other', async () => {
  render(
    <a href="#contact" data-modal="agenda">
      Agenda
    </a>,
  );
  await userEvent.click(screen.getByRole('link'));
  expect(open).not.toHaveBeenCalled();
});
