import { render, screen } from '@testing-library/react';
import { noticeWords } from '@/content/notice';
import { Notices } from './Notices';

const environment = process.env;
afterEach(() => void (process.env = environment));

test.each([
  ['2027', 0],
  ['2029', 1],
])('in %s, with seasons until 2027, %i notice says that the year has no season yet', (year, count) => {
  process.env = { ...environment, NEXT_PUBLIC_BUILD_YEAR: year };
  render(<Notices page="incomeTax" notices={[]} />);
  const found = screen.queryAllByRole('complementary', { name: noticeWords.label });
  expect(found).toHaveLength(count);
  for (const notice of found) {
    expect(notice).toHaveTextContent('Todavía no tengo aquí las fechas ni los topes de 2029');
    expect(notice).toHaveTextContent('es de 2025');
  }
});
