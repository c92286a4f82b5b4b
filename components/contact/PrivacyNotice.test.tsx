import { render } from '@testing-library/react';
import { site } from '@/content/site';
import { PrivacyNotice } from './PrivacyNotice';

afterEach(() => jest.restoreAllMocks());

test('who, what for, for how long, which rights, in which terms, and how the policy is known', () => {
  const { container } = render(<PrivacyNotice />);
  for (const sentence of [
    site.accountantName,
    /responder tu solicitud/,
    // The submit is counted with the visitor's name: a purpose of its own.
    /contar las solicitudes.*tu nombre/,
    /por encargo mío/,
    /24 meses/,
    /hubo una visita/,
    /acceder a ellos gratis/,
    /consultas en máximo 10 días hábiles y reclamos en máximo 15/,
    /política de tratamiento/,
  ]) {
    expect(container).toHaveTextContent(sentence);
  }
  expect(container.querySelector('a')).toBeNull();
});

test('the page of the policy is linked once the owner has one', () => {
  jest.replaceProperty(site, 'privacy', { ...site.privacy, policyUrl: 'https://contadora.example/politica' });
  const { container } = render(<PrivacyNotice />);
  expect(container.querySelector('a')).toHaveAttribute('href', 'https://contadora.example/politica');
});
