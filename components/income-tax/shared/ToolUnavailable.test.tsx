import { render, screen } from '@testing-library/react';
import { newTab, toolUnavailable } from '@/content/small-words';
import { site } from '@/content/site';
import { ToolUnavailable } from './ToolUnavailable';

jest.mock('@/content/site', () => {
  const { site } = jest.requireActual<{ site: object }>('@/content/site');
  return { site: { ...site, whatsapp: '+57 311 222 3344' } };
});

test('the WhatsApp link uses the WhatsApp number, the call link uses the phone number', () => {
  render(<ToolUnavailable />);
  expect(screen.getByRole('link', { name: `${toolUnavailable.whatsapp} ${newTab}` })).toHaveAttribute(
    'href',
    'https://wa.me/573112223344',
  );
  expect(screen.getByRole('link', { name: /^Llamar/ })).toHaveAttribute(
    'href',
    `tel:+${site.phone.replace(/\D/g, '')}`,
  );
});
