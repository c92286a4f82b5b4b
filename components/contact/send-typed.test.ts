import { site } from '@/content/site';
import { readDraft, saveDraft } from '@/lib/lead/contact-draft';
import { emptyContact, type ContactValues } from '@/lib/lead/contact-fields';
import { sampleRequest } from '@/lib/lead/sample-request';
import { phoneDigits } from '@/lib/words/telephone';
import { sendTyped } from './send-typed';

const ana: ContactValues = { ...emptyContact, ...sampleRequest, services: ['RUT'] };
const form = document.createElement('form');
const sent: string[] = [];
let answer: (path: string) => Promise<Response>;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  sent.length = 0;
  answer = async () => ({ ok: true, text: async () => '{"status":"ok"}' }) as Response;
  globalThis.fetch = (async (path: string, { body }: { body: string }) => {
    sent.push(`${path} ${body}`);
    return answer(path);
  }) as typeof fetch;
  saveDraft(ana, form);
});

test('a lead that arrives is forgotten here', async () => {
  expect(await sendTyped(ana)).toEqual({ kind: 'success' });
  expect(sent).toEqual([
    `/api/contact ${JSON.stringify(sampleRequest)}`,
    '/api/track {"name":"Ana","email":"Ana"}',
  ]);
  expect(readDraft()).toEqual(emptyContact);
});

test('what the page gives goes instead of what was chosen', async () => {
  await sendTyped(ana, 'Declaración de Renta');
  expect(sent[0]).toContain('"services":"Declaración de Renta"');
});

test('what was changed while it was sent stays', async () => {
  const changed = { ...ana, message: 'Otra cosa' };
  const ending = sendTyped(ana);
  saveDraft(changed, form);
  expect(await ending).toEqual({ kind: 'success' });
  expect(readDraft()).toEqual(changed);
});

test('one that does not keeps what was typed, and offers it to WhatsApp', async () => {
  answer = async () => Promise.reject(new TypeError('offline'));
  const ending = await sendTyped({ ...ana, message: 'Es urgente' });
  expect(readDraft()).toEqual(ana);
  const address = new URL(ending.kind === 'failure' ? ending.whatsapp : '');
  expect(address.pathname).toBe(`/${phoneDigits(site.phone)}`);
  for (const typed of ['Ana', 'RUT', 'Es urgente']) expect(address.searchParams.get('text')).toContain(typed);
});
