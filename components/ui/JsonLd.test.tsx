import { render } from '@testing-library/react';
import { JsonLd } from './JsonLd';

test('no text in the data closes the element, and none is lost', () => {
  const name = 'Cuentas </script><script>alert(1)</script> & "más"';
  const { container } = render(
    <JsonLd graph={{ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite', name }] }} />,
  );
  const json = container.querySelector('script')?.innerHTML ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ '@graph': [{ name }] });
});
