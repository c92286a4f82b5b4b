import { render, screen } from '@testing-library/react';
import GlobalError from './global-error';
import { errorWords } from '@/content/error';
import { site } from '@/content/site';
import { phoneDigits } from '@/lib/telephone';

test('A broken page says so, at once and aloud', () => {
  render(<GlobalError />, { container: document });
  expect(screen.getByRole('alert')).toHaveTextContent(errorWords.heading);
  expect(document.documentElement).toHaveAttribute('lang', 'es-CO');
});

test('A broken page leaves every direct way to the accountant, and one home', () => {
  render(<GlobalError />, { container: document });
  const digits = phoneDigits(site.phone);
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual([`https://wa.me/${digits}`, `tel:+${digits}`, `mailto:${site.email}`, '/']);
  expect(screen.getByRole('button', { name: errorWords.retry })).toBeVisible();
});

test('A broken page brings no style attribute, which the security policy would block', () => {
  render(<GlobalError />, { container: document });
  expect(document.querySelector('[style], style')).toBeNull();
});
