import { render, screen } from '@testing-library/react';
import { homeWords } from '@/content/home';
import { services } from '@/content/services';
import { Services } from './Services';

jest.mock('@/content/services', () => ({
  services: [
    { name: 'Nómina', line: 'Tus empleados, al día cada mes' },
    { name: 'Tesorería' },
    { name: 'Renta', line: 'Para personas', page: { id: 'incomeTax', link: 'Ver fechas' } },
  ],
}));

test('a service’s half line stands under its name, and one without it leaves no hole', () => {
  render(<Services />);
  for (const { name, line } of services) {
    const cell = screen.getByText(name, { selector: 'button > span, h3' }).closest('li');
    const lines = [...(cell?.querySelectorAll('button small, a:has(h3) small') ?? [])];
    expect(lines.map(({ textContent }) => textContent)).toEqual(line === undefined ? [] : [line]);
  }
});

test('who only wants to know the price asks for it on WhatsApp', () => {
  render(<Services />);
  const { price, message } = homeWords.services.unsure;
  const address = new URL(
    screen.getByRole('link', { name: new RegExp(price.replace('?', '\\?')) }).getAttribute('href') ?? '',
  );
  expect([address.origin, address.searchParams.get('text')]).toEqual(['https://wa.me', message]);
});
