import { render, screen } from '@testing-library/react';
import type { Notice } from '@/content/notice';
import { Notices } from './Notices';

const notice: Notice = {
  text: 'La DIAN amplió los plazos.',
  link: { text: 'Leer el comunicado', url: 'https://www.dian.gov.co/' },
  from: '2026-11-22',
  until: '2026-11-30',
  pages: ['calendar'],
};

const given = process.env.NEXT_PUBLIC_BUILD_DAY;
afterEach(() => {
  process.env.NEXT_PUBLIC_BUILD_DAY = given;
});

const aside = () => document.querySelector('aside');

function build(day: string, page: 'calendar' | 'home' = 'calendar') {
  process.env.NEXT_PUBLIC_BUILD_DAY = day;
  render(<Notices page={page} notices={[notice]} />);
}

test('on a day of its own it is shown, with its dates and its link', () => {
  build('2026-11-22');
  expect(screen.getByRole('complementary')).toHaveTextContent(
    'Del 22 de noviembre de 2026 al 30 de noviembre de 2026: La DIAN amplió los plazos. Leer el comunicado',
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', notice.link?.url);
});

test.each(['2026-11-21', '2026-12-01'])('built on %s it is in the HTML, hidden', (day) => {
  build(day);
  expect(aside()).not.toBeVisible();
  expect(aside()).toHaveTextContent(notice.text);
});

test('other pages have none of it', () => {
  build('2026-11-22', 'home');
  expect(aside()).toBeNull();
});
