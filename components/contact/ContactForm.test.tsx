import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { setWaiting } from '@/components/dom/deferred-submits';
import { fetchPart } from '@/components/dom/page-files';
import { contactWords } from '@/content/contact';
import { services } from '@/content/services';
import {
  clearDraft,
  DRAFT_KEY,
  readDraft,
  saveDraft,
  takeFields,
  type Draft,
} from '@/lib/lead/contact-draft';
import { emptyContact, tooLong } from '@/lib/lead/contact-fields';
import { sampleRequest } from '@/lib/lead/sample-request';
import { sendLead } from '@/lib/lead/send-lead';
import { keepTyped } from '@/page-scripts/early/keep-typed';
import { ContactForm } from './ContactForm';

jest.mock('@/lib/lead/send-lead');
jest.mock('@/content/services', () => ({
  services: [
    { name: 'Declaración de Renta', page: { id: 'incomeTax', link: 'Ver fechas' } },
    { name: 'RUT' },
  ],
}));
jest.mock('@/components/dom/page-files', () => ({ fetchPart: jest.fn(() => Promise.resolve()) }));
// The dialogs need a browser; here their chunk fails to load.
jest.mock('./dialogs', () => ({ showOutcome: () => Promise.reject(new Error('lost')) }));

const { dialogs, errors, fields, sending, submit } = contactWords;
const serviceNames = services.map(({ name }) => name);
const ana = { ...emptyContact, ...sampleRequest, services: ['RUT'] };

const field = (name: keyof typeof fields) => screen.getByLabelText<HTMLInputElement>(fields[name].label);
const send = () => userEvent.click(screen.getByText(submit));
async function write(name: keyof typeof fields, text: string) {
  await userEvent.clear(field(name));
  await userEvent.click(field(name));
  await userEvent.paste(text);
}

/** Shows the form with what Ana has typed. */
function showTyped(typed: Partial<Draft> = {}) {
  saveDraft({ ...ana, ...typed });
  render(<ContactForm id="form" />);
}

beforeEach(() => {
  clearDraft();
  jest.mocked(sendLead).mockClear().mockResolvedValue(true);
  jest.mocked(fetchPart).mockResolvedValue(undefined);
});

test('each missing field shows its error, the first one gets the focus, and errors disappear once corrected', async () => {
  render(<ContactForm id="form" />);
  const said: string[] = [];
  new MutationObserver(() => said.push(document.body.textContent)).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await send();
  expect(await screen.findByText(errors.nameRequired)).toBeVisible();
  for (const [control, said] of [
    [field('name'), errors.nameRequired],
    [field('phone'), `${errors.phoneRequired} ${fields.phone.hint}`],
    [field('email'), errors.emailRequired],
    [screen.getByRole('checkbox', { name: serviceNames[0] }), errors.servicesRequired],
  ] as const)
    expect(control).toHaveAccessibleDescription(said);
  expect(field('name')).toHaveFocus();
  expect(field('name')).toBeInvalid();
  // Nothing is sent, and nobody is told that it is.
  expect(said.join()).not.toContain(sending);
  // One box says that a service is missing, not each.
  const invalid = screen.getAllByRole('checkbox').filter((box) => box.ariaInvalid === 'true');
  expect(invalid.map((box) => box.getAttribute('value'))).toEqual([serviceNames[0]]);

  await write('name', 'Ana');
  await write('email', 'sin arroba');
  await write('phone', '300 12');
  // Nothing is refused while it is being typed.
  expect(screen.queryByText(errors.phoneInvalid)).toBeNull();
  await userEvent.click(screen.getByLabelText('RUT'));
  expect(await screen.findByText(errors.phoneInvalid)).toBeVisible();
  for (const said of [errors.nameRequired, errors.servicesRequired])
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
  await write('phone', ana.phone);
  // The form applies the browser's rule for e-mails and says it in its own words.
  await send();
  await waitFor(() =>
    expect(field('email')).toHaveAccessibleDescription('Escribe tu correo así: nombre@correo.com'),
  );
  expect(sendLead).not.toHaveBeenCalled();
  await write('email', ana.email);
  await send();
  await waitFor(() => expect(sendLead).toHaveBeenCalledTimes(1));
});

test('the pressed button is painted before the form is validated', async () => {
  jest.useFakeTimers();
  render(<ContactForm id="form" />);
  await act(async () => screen.getByText(submit).click());
  expect(screen.queryByText(errors.nameRequired)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText(errors.nameRequired)).toBeVisible();
  jest.useRealTimers();
});

test('a long message shows its count, is refused when too long, and is never cut', async () => {
  showTyped({ message: 'x'.repeat(3999) });
  expect(screen.queryByText(/caracteres/)).toBeNull();
  await userEvent.type(field('message'), 'y');
  expect(screen.getByText('4.000 de 5.000 caracteres')).toHaveAttribute('aria-live', 'polite');
  await userEvent.click(field('message'));
  await userEvent.paste('z'.repeat(1001));
  await send();
  expect(await screen.findByText(tooLong('message'))).toBeInTheDocument();
  expect(field('message').value).toHaveLength(5001);
  expect(sendLead).not.toHaveBeenCalled();
});

test('shows the outcome inline when the dialogs chunk fails', async () => {
  showTyped();
  for (const [kind, name] of [
    ['failure', 'Ana'],
    ['success', ''],
  ] as const) {
    jest.mocked(sendLead).mockResolvedValue(kind === 'success');
    await send();
    expect(await screen.findByText(dialogs[kind].text, {}, { timeout: 3000 })).toBeVisible();
    expect(screen.getByText(dialogs[kind].whatsapp)).toHaveAttribute('href', expect.stringContaining('Ana'));
    expect(field('name')).toHaveValue(name);
  }
});

test('shows the outcome inline when the dialogs chunk has not come three seconds after it', async () => {
  jest.mocked(fetchPart).mockReturnValue(new Promise(() => {}));
  showTyped();
  jest.useFakeTimers();
  fireEvent.submit(document.forms[0]!);
  await act(() => jest.advanceTimersByTimeAsync(2_900));
  expect(screen.queryByText(dialogs.success.text)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText(dialogs.success.text)).toBeVisible();
  jest.useRealTimers();
});

test.each([
  ['focused', () => field('name').focus()],
  ['filled in and left', () => setWaiting(document.forms[0]!, true)],
])(
  'the dialogs chunk loads while a form is filled in, also after a field was %s before hydration',
  (_, touch) => {
    document.body.innerHTML = `<div>${renderToString(<ContactForm id="form" />)}</div>`;
    const container = document.querySelector('div')!;
    // React's development build reports the mark of a form that waits.
    jest.spyOn(console, 'error').mockImplementation();
    touch();
    jest.mocked(fetchPart).mockClear();
    render(<ContactForm id="form" />, { container, hydrate: true });
    expect(fetchPart).toHaveBeenCalledWith('dialogs');
  },
);

test('values of an extension, without an event, and of a page left early are sent, then cleared', async () => {
  keepTyped();
  document.body.innerHTML = `<form><input name="email" value="${ana.email}"><textarea name="message"></textarea></form>`;
  dispatchEvent(new Event('pagehide'));
  document.body.innerHTML = '';
  showTyped({ name: '', email: '' });
  field('name').value = 'Ana';
  await send();
  await screen.findByText(dialogs.success.text, {}, { timeout: 3000 });
  expect(sendLead).toHaveBeenCalledWith(
    expect.objectContaining({ contact: { ...sampleRequest, services: 'RUT' } }),
  );
  for (const name of ['name', 'phone', 'email'] as const) expect(field(name)).toHaveValue('');
});

describe('a message that the page proposes', () => {
  const modal = (message?: string) => (
    <ContactForm id="form" given={message ? { services: 'RUT', message } : {}} />
  );
  beforeEach(() => saveDraft({ ...ana, message: null }));

  test('follows the button, is stored nowhere, and is sent as the field shows it', async () => {
    const { rerender } = render(modal('Renta de 2025.'));
    expect(field('message')).toHaveValue('Renta de 2025.');
    await write('name', 'Luz');
    rerender(modal('Renta de 2026.'));
    expect(field('message')).toHaveValue('Renta de 2026.');
    expect(sessionStorage.getItem(DRAFT_KEY)).not.toContain('Renta');
    await send();
    await waitFor(() => expect(sendLead).toHaveBeenCalledTimes(1));
    const [[sent] = []] = jest.mocked(sendLead).mock.calls;
    expect(sent?.contact).toMatchObject({ name: 'Luz', services: 'RUT', message: 'Renta de 2026.' });
    rerender(modal());
    expect(field('message')).toHaveValue('');
  });

  test.each([
    ['changed', 'Renta de 2025. Soy taxista.'],
    ['emptied', ''],
  ])('stays as the visitor has %s it, after a reload too, until it is sent', async (_, message) => {
    const { rerender, unmount } = render(modal('Renta de 2025.'));
    await userEvent.clear(field('message'));
    if (message) await write('message', message);
    rerender(modal('Renta de 2026.'));
    expect(field('message')).toHaveValue(message);
    unmount();
    render(modal('Renta de 2026.'));
    expect(field('message')).toHaveValue(message);
    expect(readDraft()).toMatchObject({ message, wasProposed: true });
    await send();
    await waitFor(() => expect(field('message')).toHaveValue('Renta de 2026.'));
    expect(jest.mocked(sendLead).mock.calls[0]?.[0].contact.message).toBe(message);
  });

  test('is stored nowhere when the page is left as soon as it shows', () => {
    keepTyped();
    const Leaves = () => {
      useLayoutEffect(() => void dispatchEvent(new Event('pagehide')), []);
      return null;
    };
    render(
      <>
        {modal('Renta de 2025.')}
        <Leaves />
      </>,
    );
    expect(field('message')).toHaveValue('Renta de 2025.');
    expect([...takeFields()]).toEqual([]);
  });

  test('does not change what is being sent', async () => {
    let answer: (isSent: boolean) => void = () => {};
    jest.mocked(sendLead).mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { rerender } = render(modal('Renta de 2025.'));
    await send();
    await screen.findAllByText(sending);
    rerender(modal('Renta de 2026.'));
    expect(field('message')).toHaveValue('Renta de 2025.');
    answer(false);
    await waitFor(() => expect(field('message')).toHaveValue('Renta de 2026.'));
  });

  test('is in the field again when «Back» shows a kept page whose field Safari has emptied', async () => {
    render(modal('Renta de 2025.'));
    field('message').value = '';
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(field('message')).toHaveValue('Renta de 2025.'));
    expect(readDraft().message).toBeNull();
  });
});

test('a mobile number of nine digits is questioned after the visitor leaves the field, and sent anyway', async () => {
  showTyped();
  const question = () => screen.queryByText('¿Le falta un dígito?');
  await write('phone', '300 123 456');
  expect(question()).toBeNull();
  await userEvent.tab();
  expect(question()).toHaveAttribute('aria-live', 'polite');
  expect(field('phone')).toBeValid();
  await send();
  await waitFor(() => expect(sendLead).toHaveBeenCalledTimes(1));
  await userEvent.type(field('phone'), '7');
  expect(question()).toBeNull();
});

test('a name or message in Arabic is written from right to left', () => {
  render(<ContactForm id="form" />);
  for (const name of ['name', 'message'] as const) expect(field(name)).toHaveAttribute('dir', 'auto');
});
