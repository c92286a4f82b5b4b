import { render, screen } from '@testing-library/react';
import { documents } from '@/content/checklist';
import { DocumentChecklist } from './DocumentChecklist';

test('each document has a box of its own, with the season in its words', () => {
  render(<DocumentChecklist words={{ year: '2026', taxYear: '2025' }} />);
  expect(screen.getAllByRole('checkbox')).toHaveLength(documents.length);
  expect(
    screen.getByRole('checkbox', { name: /^Certificado de ingresos y retenciones de 2025/ }),
  ).not.toBeChecked();
  expect(screen.getByText('Declaración de renta 2026, año gravable 2025')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Imprimir lista' })).toBeVisible();
});
