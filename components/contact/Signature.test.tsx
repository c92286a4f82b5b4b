import { render, screen } from '@testing-library/react';
import { site } from '@/content/site';
import { Signature } from './Signature';

test('her promise on the price is the last line, and while she makes none her card number is', () => {
  const { rerender } = render(<Signature promise="Primero te digo cuánto cuesta." />);
  const text = () => screen.getByRole('paragraph').textContent;
  expect(text()).toMatch(/ Primero te digo cuánto cuesta\.$/);
  rerender(<Signature />);
  expect(text()?.endsWith(site.cardNumber)).toBe(true);
});
