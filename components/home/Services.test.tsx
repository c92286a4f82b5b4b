import { render, screen } from '@testing-library/react';
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
