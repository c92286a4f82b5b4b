import { render } from '@testing-library/react';
import { PROPS } from '@/components/dom/attributes';
import { Island } from './Island';

test('what a tool gets stands in the page without a sign that ends a tag, and reads as it was given', () => {
  const props = { text: 'Ingresos > 1.400 UVT' };
  const { container } = render(<Island component={({ text }: typeof props) => text} props={props} />);
  const json = container.querySelector(`[${PROPS}]`)?.getAttribute(PROPS) ?? '';
  expect(json).not.toContain('>');
  expect(JSON.parse(json)).toEqual(props);
});
