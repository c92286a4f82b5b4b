import { render } from '@testing-library/react';
import { site } from '@/content/site';
import { PrivacyNotice } from './PrivacyNotice';

test('the notice names controller, purposes, retention, rights and their terms, and links to the policy once the owner has one', () => {
  const policyUrl = 'https://contadora.example/politica';
  const { container, rerender } = render(<PrivacyNotice />);
  // The tracking call sends the visitor's name, which needs a purpose of its own.
  const purposes = [
    /responder tu solicitud/,
    /contar las solicitudes.*tu nombre/,
    /por encargo mío/,
    /hubo una visita/,
  ];
  const rights = [/acceder a ellos gratis/, /consultas en máximo 10 días hábiles y reclamos en máximo 15/];
  for (const said of [site.accountantName, ...purposes, /24 meses/, ...rights, /política de tratamiento/])
    expect(container).toHaveTextContent(said);
  expect(container.querySelector('a')).toBeNull();
  jest.replaceProperty(site, 'privacy', { ...site.privacy, policyUrl });
  rerender(<PrivacyNotice key="with one" />);
  expect(container.querySelector('a')).toHaveAttribute('href', policyUrl);
  jest.restoreAllMocks();
});
