import userEvent from '@testing-library/user-event';
import { holdSubmits } from './hold-submits';

let holding: ReturnType<typeof holdSubmits>;

function element<Kind extends Element>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(selector);
  return found;
}

beforeEach(() => {
  document.body.innerHTML = `
    <form><button>Enviar</button></form>`;
  holding = holdSubmits();
});
// Its listeners stay on the window: from then on they let everything pass.
afterEach(() => holding.giveUp());

test('a submit before the form’s script is held, and taken once', async () => {
  const form = element<HTMLFormElement>('form');
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', onSubmit);

  await userEvent.dblClick(element('form button'));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(form).toHaveAttribute('aria-busy', 'true');

  expect(window.earlySubmits?.take(form)).toBe(true);
  expect(window.earlySubmits?.take(form)).toBe(false);
  expect(form).not.toHaveAttribute('aria-busy');

  await userEvent.click(element('form button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('without the framework a submit that was held is let go, and later ones pass', async () => {
  const form = element<HTMLFormElement>('form');
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', onSubmit);
  await userEvent.click(element('form button'));
  holding.giveUp();
  expect(form).not.toHaveAttribute('aria-busy');
  await userEvent.click(element('form button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
