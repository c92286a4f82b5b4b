import userEvent from '@testing-library/user-event';
import { closePickedMenu } from './close-picked-menu';

const hidden = jest.fn();

beforeAll(() => {
  // What jsdom lacks of popovers.
  HTMLElement.prototype.hidePopover = function () {
    hidden(this.id);
  };
  closePickedMenu();
  document.body.innerHTML = `
    <nav id="menu" popover><a href="#about"><b>Sobre mí</b></a></nav>
    <div id="list" popover><p>Elige</p><a href="#chat" target="_blank">Chat</a></div>
    <a href="#top">Inicio</a>`;
});
beforeEach(() => hidden.mockClear());

test('a link picked in a menu closes it', async () => {
  await userEvent.click(document.querySelector('b')!);
  expect(hidden.mock.calls).toEqual([['menu']]);
});

test.each(['p', '[target]', '[href="#top"]'])('a click on %s closes none', async (selector) => {
  await userEvent.click(document.querySelector(selector)!);
  expect(hidden).not.toHaveBeenCalled();
});
