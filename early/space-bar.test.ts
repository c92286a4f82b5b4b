import userEvent from '@testing-library/user-event';
import { answerSpaceBar } from './space-bar';

const onClick = jest.fn((event: Event) => event.preventDefault());

beforeAll(answerSpaceBar);
beforeEach(() => {
  onClick.mockReset();
  document.body.innerHTML = `
    <a id="button" role="button" href="#contact">Solicitar</a>
    <a id="link" href="#about">Sobre mí</a>`;
  document.body.addEventListener('click', onClick);
});

/** Presses, and tells whether the page may still scroll by it. */
async function press(selector: string, keys: string): Promise<boolean> {
  document.querySelector<HTMLElement>(selector)?.focus();
  let scrolls = true;
  addEventListener('keydown', (event) => (scrolls = !event.defaultPrevented), { once: true });
  await userEvent.keyboard(keys);
  return scrolls;
}

test('the space bar follows a link that says it is a button, once however long it is held', async () => {
  expect(await press('#button', '{ >3/}')).toBe(false);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('on other links, and by other keys, nothing changes', async () => {
  expect(await press('#link', ' ')).toBe(true);
  expect(await press('#button', 'a')).toBe(true);
  expect(onClick).not.toHaveBeenCalled();
});
