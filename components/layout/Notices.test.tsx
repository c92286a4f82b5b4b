import { render, screen } from '@testing-library/react';
import { Notices } from './Notices';

const builtOn = (day: string) => (process.env.NEXT_PUBLIC_BUILD_DAY = day);
beforeAll(() => builtOn('2026-12-01'));

test.each([
  ['2026-12-24', '2027-01-06', 'Vale del 24 de diciembre de 2026 al 6 de enero de 2027.'],
  ['2027-08-12', '2027-08-12', 'Vale el 12 de agosto de 2027.'],
] as const)(
  'a notice without pages is on all, reads as it was written, and its days %s to %s only without script',
  (from, until, days) => {
    const text = 'La página de la DIAN está fallando.';
    const { container } = render(<Notices page="home" notices={[{ text, from, until }]} />);
    expect(container).toHaveTextContent(`${text} ${days}`);
    expect(screen.getByText(days, { ignore: false })).toHaveAttribute('data-without-script');
  },
);

test('a notice leaves the page at the first build after its last day', () => {
  const notice = { text: 'Hoy no atiendo.', from: '2026-12-24', until: '2026-12-24' } as const;
  const shown = (day: string) => {
    builtOn(day);
    const { container } = render(<Notices page="home" notices={[notice]} />);
    return container.textContent !== '';
  };
  expect([shown('2026-12-24'), shown('2026-12-25')]).toEqual([true, false]);
});
