import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { saveDigits } from '@/components/case/case';
import { reportResult } from '@/components/case/use-case';
import { setPreset } from '@/components/dom/modal-preset';
import { contactWords } from '@/content/contact';
import { quickOptionMessage } from '@/content/layout';
import { modalWords } from '@/content/small-words';
import { clearDraft } from '@/lib/lead/contact-draft';
import { fill } from '@/lib/words/fill';
import { answerDialogButtons } from './dialog-buttons';
// Imported here so that Jest compiles it before the tests, whose time is limited.
import { ModalDialogs } from './ModalDialog';
import { ModalProvider, useModal } from './ModalProvider';
import { contactTrigger, findDialog } from './trigger';

// jsdom has no animations.
jest.mock('@/components/dom/load-motion', () => ({ loadMotion: jest.fn() }));
jest.mock('@/content/services', () => {
  const { services } = jest.requireActual<{ services: object[] }>('@/content/services');
  return { services: [...services, { name: 'Una cosa', summary: 'Con su reserva.' }] };
});

beforeAll(() => {
  // Methods of dialogs that jsdom lacks.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  answerDialogButtons();
});

/** A component that opens the modal from code. */
function Opener() {
  const { open, close } = useModal();
  return (
    <>
      <button onClick={() => open('contact', { services: 'Una cosa' })}>Abrir</button>
      <button onClick={() => open('contact', { services: 'Otra' })}>Reemplazar</button>
      <button onClick={() => open('contact', {})}>Abrir sin servicio</button>
      <button onClick={() => close('contact')}>Cerrar aquí</button>
    </>
  );
}

test('code opens the modal with a preset and its caveat, replaces the preset, and closes the modal', async () => {
  render(
    <ModalProvider>
      <Opener />
      <ModalDialogs />
    </ModalProvider>,
  );
  await screen.findByText(contactWords.heading);
  const press = (label: string) => userEvent.click(screen.getByText(label));
  await press('Abrir');
  const dialog = await screen.findByRole('dialog', { name: contactWords.heading });
  // Screen readers say the name and this sentence, instead of all that the dialog holds.
  expect(dialog).toHaveAccessibleDescription(
    expect.stringMatching(RegExp(`^${contactWords.direct.whatsapp}.{0,20}$`)),
  );
  expect(await within(dialog).findByText('Una cosa', { selector: 'strong' })).toBeVisible();
  expect(within(dialog).getByText('Con su reserva.')).toBeVisible();
  const [chat] = within(dialog).getAllByText(contactWords.direct.whatsapp);
  expect(chat).toHaveAttribute('href', expect.stringContaining('Una%20cosa'));
  await press('Reemplazar');
  expect(await within(dialog).findByText('Otra', { selector: 'strong' })).toBeVisible();
  expect(within(dialog).queryByText('Con su reserva.')).toBeNull();
  await press('Abrir sin servicio');
  await waitFor(() => expect(chat).not.toHaveAttribute('href', expect.stringContaining('Otra')));
  await press('Cerrar aquí');
  await waitFor(() => expect(dialog).not.toBeVisible());
});

test('a modal opened while it hydrates has the preset of its button', () => {
  function OpenedMeanwhile() {
    useLayoutEffect(() => {
      const dialog = findDialog('contact');
      if (dialog) setPreset(dialog, { services: 'Una cosa' });
      dialog?.showModal();
    }, []);
    return null;
  }
  render(
    <>
      <OpenedMeanwhile />
      <ModalDialogs />
    </>,
  );
  expect(screen.getByText('Una cosa', { selector: 'strong' })).toBeVisible();
});

test('a button pressed before its dialog is parsed opens it then', () => {
  document.body.innerHTML = '<button data-opens=later>';
  jest.spyOn(document, 'readyState', 'get').mockReturnValueOnce('loading');
  document.querySelector('button')?.click();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.id = 'later';
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(dialog.open).toBe(true);
});

test.each([
  ['the digits', () => saveDigits('')],
  ['what a tool found', () => reportResult('papers', { of: 'case', ticked: 1, all: 2 })],
])(
  'the WhatsApp link says what the message field does: a proposal, nothing once %s took it back, what is typed',
  async (_, takeBack) => {
    saveDigits('27');
    const { rerender } = render(
      <>
        <button {...contactTrigger({ services: 'RUT', message: 'Renta de 2025.' })}>Sí</button>
        <ModalDialogs />
      </>,
    );
    await userEvent.click(screen.getByText('Sí'));
    const field = screen.getByLabelText(contactWords.fields.message.label);
    const [link] = screen.getAllByRole('link', { name: new RegExp(contactWords.direct.whatsapp) });
    const linked = () => new URL(link?.getAttribute('href') ?? '').searchParams.get('text');
    const withoutMessage = fill(quickOptionMessage, { option: 'RUT' });
    await waitFor(() => expect(linked()).toBe('Renta de 2025.'));
    expect(field).toHaveValue('Renta de 2025.');
    // The answer changes, and its button goes.
    rerender(
      <>
        <p />
        <ModalDialogs />
      </>,
    );
    act(takeBack);
    await waitFor(() => expect(field).toHaveValue(''));
    expect(linked()).toBe(withoutMessage);
    await userEvent.type(field, 'a');
    expect(linked()).toBe('a');
    await userEvent.clear(field);
    expect(linked()).toBe(withoutMessage);
    clearDraft();
  },
);

test('useModal outside its provider throws a Spanish message that says where to use it', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => renderHook(() => useModal())).toThrow(modalWords.outsideProvider);
});

test('an id that is not registered finds no dialog', () => {
  expect(findDialog('agenda')).toBeNull();
});
