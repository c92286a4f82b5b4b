import { act, fireEvent, render, screen } from '@testing-library/react';
import { ShareButton } from './ShareButton';

const address = 'https://contadora.example/declaracion-renta';
const words = { label: 'Compartir', text: 'Mira esto', copied: 'Copiado.', refused: 'Copia esta dirección:' };

const refuse = (name: string) => () => Promise.reject(new DOMException('', name));
const copy = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
beforeEach(() => copy.mockClear());

/** Presses the button on a device with this share sheet and clipboard, and returns what it says. */
async function share(sheet?: () => Promise<void>, writeText?: (text: string) => Promise<void>) {
  Reflect.deleteProperty(navigator, 'share');
  if (sheet) Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: writeText && { writeText }, configurable: true });
  render(<ShareButton {...words} address={address} />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: words.label })));
  return screen.getByRole('status').textContent;
}

test.each([
  ['used', () => Promise.resolve()],
  ['closed', refuse('AbortError')],
])('when the share sheet is %s, the page says and copies nothing', async (_end, sheet) => {
  expect(await share(sheet, copy)).toBe('');
  expect(copy).not.toHaveBeenCalled();
});

test.each([
  ['no share sheet', undefined],
  ['a share sheet that fails', refuse('NotAllowedError')],
])('with %s, the address is copied and the page says so', async (_device, sheet) => {
  expect(await share(sheet, copy)).toBe(words.copied);
  expect(copy.mock.calls).toEqual([[`${words.text} ${address}`]]);
});

test.each([
  ['no clipboard', undefined],
  ['a clipboard that refuses', refuse('NotAllowedError')],
])('with %s, the address is shown to copy by hand', async (_device, writeText) => {
  expect(await share(undefined, writeText)).toBe(`${words.refused} ${address}`);
});
