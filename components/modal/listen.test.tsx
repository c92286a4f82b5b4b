import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listenForModals } from './listen';
import { contactTrigger } from './trigger';

const open = jest.fn();
let stop: () => void;

beforeEach(() => {
  stop = listenForModals({ open, close: jest.fn() });
});
afterEach(() => {
  stop();
  jest.clearAllMocks();
});

test.each([
  ['to open it in another tab', '[ControlLeft>]'],
  ['to keep it', '[ShiftLeft>]'],
])('a click %s is the browser’s', async (_why, key) => {
  render(<a {...contactTrigger()}>Contáctame</a>);
  const user = userEvent.setup();
  await user.keyboard(key);
  await user.click(screen.getByRole('button', { name: 'Contáctame' }));
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
