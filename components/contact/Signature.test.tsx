import { render, screen } from '@testing-library/react';
import { site } from '@/content/site';
import { Signature } from './Signature';

test('the last line is her promise on the price, or her card number while she makes none', () => {
  const { rerender } = render(<Signature promise="Primero te digo cuánto cuesta." />);
  const text = () => screen.getByRole('paragraph').textContent;
  expect(text()).toMatch(/ Primero te digo cuánto cuesta\.$/);
  rerender(<Signature />);
  expect(text()?.endsWith(site.cardNumber)).toBe(true);
});
