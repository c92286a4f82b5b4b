import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { answerActionWords } from '@/content/answer-actions';
import { anchors } from '@/content/page-anchors';
import { fill } from '@/lib/words/fill';
import { ShareAnswer } from './ShareAnswer';

const { label, copied, refused, verdict, date } = answerActionWords.passOn;
const text = fill(verdict, { taxYear: '2024' });
const address = `${location.origin}/declaracion-renta?ag=2024`;

const refuse = (name: string) => () => Promise.reject(new DOMException('', name));
const copy = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
beforeEach(() => copy.mockClear());

/** Presses the button on a device with this share sheet and clipboard, and returns what it says. */
async function share(
  sheet?: (data: ShareData) => Promise<void>,
  writeText?: (text: string) => Promise<void>,
  props: Partial<ComponentProps<typeof ShareAnswer>> = {},
) {
  Reflect.deleteProperty(navigator, 'share');
  if (sheet) Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: writeText && { writeText }, configurable: true });
  render(<ShareAnswer about="verdict" taxYear={2024} {...props} />);
  await act(async () => screen.getByRole('button', { name: label }).click());
  return screen.getByRole('status').textContent;
}

test.each([
  ['a verdict', { about: 'verdict' }, verdict, '/declaracion-renta?ag=2024'],
  ['a date', { about: 'date' }, date, `/declaracion-renta?ag=2024#${anchors.when}`],
  ['a company’s date', { about: 'date', isOfCompany: true }, date, '/calendario-tributario'],
] as const)('who gets %s shared gets its tool and year, and no answer', async (_, props, words, path) => {
  const sheet = jest.fn(() => Promise.resolve());
  expect(await share(sheet, copy, props)).toBe('');
  expect(sheet).toHaveBeenCalledWith({ text: fill(words, { taxYear: '2024' }), url: location.origin + path });
  expect(copy).not.toHaveBeenCalled();
});

test('when the share sheet is closed, the page says and copies nothing', async () => {
  expect(await share(refuse('AbortError'), copy)).toBe('');
  expect(copy).not.toHaveBeenCalled();
});

test.each([
  ['no share sheet', undefined],
  ['a share sheet that fails', refuse('NotAllowedError')],
])('with %s, the address is copied and the page says so', async (_device, sheet) => {
  expect(await share(sheet, copy)).toBe(copied);
  expect(copy.mock.calls).toEqual([[`${text} ${address}`]]);
});

test.each([
  ['no clipboard', undefined],
  ['a clipboard that refuses', refuse('NotAllowedError')],
])('with %s, the address is shown to copy by hand', async (_device, writeText) => {
  expect(await share(undefined, writeText)).toBe(`${refused} ${address}`);
});
