import { render, screen } from '@testing-library/react';
import { checklistWords, documents } from '@/content/checklist';
import { DocumentChecklist } from './DocumentChecklist';

test('each document has a box of its own, and what is not everybody’s is folded away', () => {
  const { container } = render(<DocumentChecklist />);
  const boxes = container.querySelectorAll('input[type=checkbox]');
  expect(boxes).toHaveLength(documents.length);
  expect(container.querySelectorAll('details')).toHaveLength(1);
  expect(screen.getAllByRole('checkbox')[0]).not.toBeChecked();
  expect(screen.getByRole('button', { name: checklistWords.print })).toBeVisible();
});
