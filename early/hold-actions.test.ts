import userEvent from '@testing-library/user-event';
import { holdActions, type Holding } from './hold-actions';

const onAction = jest.fn();
let holding: Holding;

function element<Kind extends Element>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(selector);
  return found;
}

beforeEach(() => {
  onAction.mockReset();
  document.body.innerHTML = `
    <form><button>Enviar</button></form>`;
  holding = holdActions(onAction);
});
// Its listeners stay on the window: from then on they let everything pass.
afterEach(() => holding.giveUp());

test('a submit before the form’s script is held, and taken once', async () => {
  const form = element<HTMLFormElement>('form');
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', onSubmit);

  await userEvent.dblClick(element('form button'));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onAction).toHaveBeenCalled();
  expect(form).toHaveAttribute('aria-busy', 'true');

  expect(window.heldActions?.take(form)).toBe(true);
  expect(window.heldActions?.take(form)).toBe(false);
  expect(form).not.toHaveAttribute('aria-busy');

  await userEvent.click(element('form button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('without the framework, what the page says to visitors without script is shown', () => {
  const noscript = document.body.appendChild(document.createElement('noscript'));
  // As text, which is what a browser with script makes of it.
  noscript.textContent = '<p>Escríbeme por <a href="https://wa.me/57">WhatsApp</a></p>';
  holding.giveUp();
  expect(document.querySelector('noscript')).toBeNull();
  expect(element<HTMLAnchorElement>('p > a').href).toBe('https://wa.me/57');
});
