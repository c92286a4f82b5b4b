import { act, render, screen } from '@testing-library/react';
import { answerActionWords } from '@/content/answer-actions';
import { anchors } from '@/content/page-anchors';
import { fill } from '@/lib/words/fill';
import { ShareAnswer } from './ShareAnswer';

const { label, verdict, date } = answerActionWords.passOn;

test.each([
  ['a verdict', { about: 'verdict' }, verdict, '/declaracion-renta?ag=2024'],
  ['a date', { about: 'date' }, date, `/declaracion-renta?ag=2024#${anchors.when}`],
  ['a company’s date', { about: 'date', isOfCompany: true }, date, '/calendario-tributario'],
] as const)('who gets %s shared gets its tool and year, and no answer', async (_, props, text, path) => {
  const share = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  render(<ShareAnswer {...props} taxYear={2024} />);
  await act(async () => screen.getByRole('button', { name: label }).click());
  expect(share).toHaveBeenCalledWith({ text: fill(text, { taxYear: '2024' }), url: location.origin + path });
});
