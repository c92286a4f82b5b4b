import { render, screen } from '@testing-library/react';
import { RemountOn } from './RemountOn';

test('an answer that changes is built again, and a focus in it stays on its place', () => {
  const answer = (text: string) => (
    <RemountOn value={text}>
      <a href="#ley">Artículo 641</a> <a href="#chat">{text}</a>
    </RemountOn>
  );
  const { rerender } = render(answer('Escríbeme'));
  const before = screen.getByText('Escríbeme');
  before.focus();
  rerender(answer('Ponte al día'));
  expect(screen.getByText('Ponte al día')).toHaveFocus();
  expect(before).not.toBeInTheDocument();
});
