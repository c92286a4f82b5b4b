import { render, screen } from '@testing-library/react';
import { seasonFor } from '@/lib/words/active-season';
import { Changes } from './Changes';

test('the list of changes names each extension of the DIAN, whose it was, its last day and its doubt', () => {
  render(<Changes active={seasonFor(2025)} />);
  const list = screen.getByRole('group');
  expect(list).toHaveTextContent(
    /Personas naturales con número terminado en 01 a 10: lo que vencía del 12 de agosto al 16 de agosto se recibió hasta el 20 de agosto de 2024/,
  );
  expect(list).toHaveTextContent(
    /Personas jurídicas: lo que vencía del 12 de mayo al 23 de mayo se recibió hasta el 26 de mayo de 2025/,
  );
  expect(list).toHaveTextContent(/por confirmar en la DIAN/);
});
