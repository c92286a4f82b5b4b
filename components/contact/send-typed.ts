import { contactWords } from '@/content/contact';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { clearDraft, readDraft } from '@/lib/lead/contact-draft';
import { sentAs, sentFields, type ContactRequest, type ContactValues } from '@/lib/lead/contact-fields';
import { sendLead } from '@/lib/lead/send-lead';
import { fill } from '@/lib/words/fill';
import { chatLink, serviceName } from '@/lib/words/site-words';

/** Outcome of sending, with a WhatsApp link whose message repeats the request. */
export type Outcome = {
  readonly kind: 'success' | 'failure';
  readonly whatsapp: string;
  /** True if a tax return was requested, so that the dialog links to the documents to gather. */
  readonly hasPapers?: boolean;
};

/**
 * Sends the values by the contact call and the tracking call. Never throws.
 * @param values what the form shows
 * @param preset services that replace the choice
 */
export async function sendTyped(values: ContactValues, preset?: string): Promise<Outcome> {
  const draft = readDraft();
  const contact = contactRequest(values, preset);
  // The owner's data decide which field the tracking call sends as `email`.
  const tracking = { ...(values.name && { name: values.name }), email: values[site.tracking.emailField] };
  const ok = await sendLead({ contact, tracking });
  const words = asMessage(contact);
  if (!ok) return { kind: 'failure', whatsapp: chatLink(words) };
  // A draft that changed while sending was not sent, so it stays.
  if (readDraft() === draft) clearDraft();
  return {
    kind: 'success',
    whatsapp: chatLink(`${words}\n${contactWords.dialogs.success.urgent}`),
    hasPapers: contact.services.split(', ').includes(serviceName('incomeTax')),
  };
}

/** Body of the contact call: texts normalised as the contract asks, services in catalogue order. */
export function contactRequest(values: ContactValues, preset?: string): ContactRequest {
  const chosen = services.map(({ name }) => name).filter((name) => values.services.includes(name));
  const texts = { ...values, services: preset ?? chosen.join(', ') };
  return Object.fromEntries(sentFields.map((name) => [name, sentAs(name, texts[name])])) as ContactRequest;
}

/** The request as a WhatsApp message, without empty fields and fields without a line in content. */
function asMessage(request: ContactRequest): string {
  return sentFields
    .filter((name) => request[name] !== '' && contactWords.whatsappLine[name] !== '')
    .map((name) => fill(contactWords.whatsappLine[name], request))
    .join('\n');
}
