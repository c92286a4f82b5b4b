import { act, render, screen } from '@testing-library/react';
import { changeCase } from './case';
import { useCase } from './use-case';

const painted: (() => void)[] = [];
jest.mock('@/components/dom/later', () => ({ afterPaint: (work: () => void) => painted.push(work) }));

function Digits() {
  return <p>{useCase().digits ?? 'none'}</p>;
}

test('a changed case is rendered once the frame that shows the tap is painted', () => {
  render(<Digits />);
  act(() => changeCase((record) => (record.digits = '27')));
  expect(screen.getByText('none')).toBeVisible();
  act(() => painted.forEach((work) => work()));
  expect(screen.getByText('27')).toBeVisible();
});
