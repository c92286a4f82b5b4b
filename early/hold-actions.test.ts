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
    <form><button>Enviar</button></form>
    <a id="one" href="#contact" data-modal="contact">Uno</a>
    <a id="two" href="#contact" data-modal="contact">Dos</a>
    <a id="plain" href="#about">Otro</a>`;
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

test('clicks on triggers are held until the modal takes any of them', async () => {
  const onClick = jest.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('click', onClick);
  await userEvent.click(element('#one'));
  expect(onClick).not.toHaveBeenCalled();

  expect(window.heldActions?.take(element('#two'))).toBe(false);
  expect(window.heldActions?.take(element('#one'))).toBe(true);
  await userEvent.click(element('#two'));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a click held on a page that is then made anew is taken by the element in its place', async () => {
  const former = element('#one');
  const successor = former.cloneNode(true) as Element;
  await userEvent.click(former);
  former.replaceWith(successor);
  expect(window.heldActions?.take(element('#two'))).toBe(false);
  expect(window.heldActions?.take(successor)).toBe(true);
  expect(window.heldActions?.take(successor)).toBe(false);
});

test('links, and clicks that open elsewhere, go through', async () => {
  const onClick = jest.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('click', onClick);
  await userEvent.click(element('#plain'));
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(element('#one'));
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(onAction).not.toHaveBeenCalled();
});

test('without the framework, the last held link leads where it leads, and nothing is held any more', async () => {
  await userEvent.click(element('#two'));
  await userEvent.click(element('#one'));
  holding.giveUp();
  expect(location.hash).toBe('#contact');
  const onClick = jest.fn();
  document.body.addEventListener('click', onClick);
  await userEvent.click(element('#two'));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('without the framework, what the page says to visitors without script is shown', () => {
  const noscript = document.body.appendChild(document.createElement('noscript'));
  // As text, which is what a browser with script makes of it.
  noscript.textContent = '<p>Escríbeme por <a href="https://wa.me/57">WhatsApp</a></p>';
  holding.giveUp();
  expect(document.querySelector('noscript')).toBeNull();
  expect(element<HTMLAnchorElement>('p > a').href).toBe('https://wa.me/57');
});
