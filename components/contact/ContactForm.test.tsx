import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { contactWords } from '@/content/contact';
import { clearDraft, saveDraft } from '@/lib/lead/contact-draft';
import { countInWords, emptyContact, tooLong } from '@/lib/lead/contact-fields';
import { sampleRequest } from '@/lib/lead/sample-request';
import { ContactForm } from './ContactForm';

const bodies: string[] = [];
jest.mock('./dialogs', () => ({ showOutcome: async () => undefined }));

beforeEach(() => {
  bodies.length = 0;
  clearDraft();
  globalThis.fetch = (async (path: string, { body }: { body: string }) => {
    bodies.push(`${path} ${body}`);
    return { ok: true, text: async () => '{"status":"ok"}' };
  }) as unknown as typeof fetch;
});

const ana = { ...emptyContact, ...sampleRequest, services: ['RUT'] };

test('a key that falls between the takeover of the draft by a second form and its effects is kept', async () => {
  const phones = () =>
    screen.getAllByLabelText<HTMLInputElement>(contactWords.fields.phone.label).map(({ value }) => value);
  const type = (value: string) =>
    fireEvent.input(screen.getAllByLabelText(contactWords.fields.phone.label)[0] ?? document, {
      target: { value },
    });
  /** Rendered behind the second form, so that its layout effect runs between that form's. */
  const Key = () => {
    useLayoutEffect(() => void type('3001'), []);
    return null;
  };
  const both = (given: object) => (
    <>
      <ContactForm id="form" />
      <ContactForm id="contact-modal" given={given} />
      <Key />
    </>
  );
  const { rerender } = render(<ContactForm id="form" />);
  type('300');
  rerender(both({}));
  expect(phones()).toEqual(['3001', '3001']);
  // The modal is opened: its form takes over the draft once more.
  rerender(both({ message: 'Hola' }));
  expect(phones()).toEqual(['3001', '3001']);
});

test('a long text is counted at its field, refused when too long, and never cut', async () => {
  saveDraft({ ...ana, message: 'x'.repeat(3999) }, document.createElement('form'));
  render(<ContactForm id="form" />);
  const message = screen.getByLabelText<HTMLTextAreaElement>(contactWords.fields.message.label);
  expect(screen.queryByText(/caracteres/)).toBeNull();
  await userEvent.type(message, 'y');
  expect(screen.getByText(countInWords('message', 4000))).toHaveAttribute('aria-live', 'polite');
  await userEvent.click(message);
  await userEvent.paste('z'.repeat(1001));
  expect(screen.getByText(countInWords('message', 5001))).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: contactWords.submit }));
  expect(await screen.findByText(tooLong('message'))).toBeInTheDocument();
  expect(message.value).toHaveLength(5001);
  expect(bodies).toEqual([]);
});
