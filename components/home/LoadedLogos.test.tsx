import { fireEvent, render, screen } from '@testing-library/react';
import { LoadedLogos } from './LoadedLogos';

test('only a logo that arrived is shown', () => {
  render(
    <>
      <img alt="Logo" data-logo="" />
      <img alt="Otra imagen" />
      <LoadedLogos />
    </>,
  );
  const logo = screen.getByRole('img', { name: 'Logo' });
  fireEvent.error(logo);
  expect(logo.dataset.logo).toBe('');
  fireEvent.load(logo);
  expect(logo.dataset.logo).toBe('loaded');

  const other = screen.getByRole('img', { name: 'Otra imagen' });
  fireEvent.load(other);
  expect(other.dataset.logo).toBeUndefined();
});
