import { render, screen } from '@testing-library/react';
import { incomeTaxWords } from '@/content/income-tax';
import { IncomeTaxHead } from './IncomeTaxHead';

jest.mock('@/content/presentation', () => ({
  presentation: { introduction: 'Soy Ana, contadora en Cali.' },
}));

test('an introduction without a link is followed by one to WhatsApp', () => {
  render(<IncomeTaxHead signature={null} />);
  const link = screen.getByRole('link', { name: new RegExp(`^${incomeTaxWords.introduction.whatsapp}`) });
  expect(link.closest('p')).toHaveTextContent(/^Soy Ana, contadora en Cali\. /);
  expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\//));
});
