import { site } from '@/content/site';
import { clearDraft, emptyDraft, readDraft, saveDraft } from '@/lib/lead/contact-draft';
import { emptyContact, type ContactValues } from '@/lib/lead/contact-fields';
import { sendLead } from '@/lib/lead/send-lead';
import { contactRequest, sendTyped } from './send-typed';

jest.mock('@/lib/lead/send-lead');
jest.mock('@/content/services', () => ({
  services: [
    { name: 'Declaración de Renta', page: { id: 'incomeTax', link: 'Ver fechas' } },
    { name: 'Impuestos' },
    { name: 'RUT' },
  ],
}));

const ana: ContactValues = {
  ...emptyContact,
  name: ' Ana ',
  phone: '3001234567',
  email: 'ana@correo.example',
  services: ['RUT', 'Declaración de Renta'],
  // Some PDF viewers copy a ligature as U+0000, which no text may have.
  message: 'Hola,\n«¿cuá\0nto?»\n',
};

afterEach(clearDraft);

test('services are sent in catalogue order, and a preset replaces them', () => {
  expect(contactRequest(ana).services).toBe('Declaración de Renta, RUT');
  expect(contactRequest(ana, 'Impuestos').services).toBe('Impuestos');
  expect(contactRequest(emptyContact).services).toBe('');
});

test('an empty name is left out of the tracking call', async () => {
  jest.replaceProperty(site, 'tracking', { emailField: 'email' });
  await sendTyped({ ...ana, name: '' });
  expect(jest.mocked(sendLead).mock.lastCall?.[0].tracking).toEqual({ email: 'ana@correo.example' });
});

test.each([true, false])(
  'the WhatsApp link carries the request, and only a sent draft is cleared (sent: %s)',
  async (ok) => {
    jest.mocked(sendLead).mockResolvedValue(ok);
    saveDraft(ana);
    const { whatsapp } = await sendTyped(ana);
    const text = new URL(whatsapp).searchParams.get('text');
    for (const typed of [ana.name, 'Declaración de Renta, RUT', 'Hola,\n«¿cuánto?»'])
      expect(text).toContain(typed);
    expect(readDraft()).toEqual(ok ? emptyDraft : ana);
  },
);

test('a draft that changes while it is being sent is kept', async () => {
  const changed = { ...ana, message: 'Una cosa más.' };
  jest.mocked(sendLead).mockImplementation(async () => {
    saveDraft(changed);
    return true;
  });
  expect(await sendTyped(ana)).toMatchObject({ kind: 'success', hasPapers: true });
  expect(readDraft()).toEqual(changed);
});
