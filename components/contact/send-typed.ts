import { contactWords } from '@/content/contact';
import { services } from '@/content/services';
import { site } from '@/content/site';
import type { TrackingPayload } from '@/lib/lead/api-client';
import { clearDraft, readDraft } from '@/lib/lead/contact-draft';
import {
  sameValues,
  sentAs,
  sentFields,
  type ContactRequest,
  type ContactValues,
} from '@/lib/lead/contact-fields';
import { sendLead } from '@/lib/lead/send-lead';
import { fill } from '@/lib/words/fill';
import { serviceName } from '@/lib/words/service-name';
import { whatsappPhone } from '@/lib/words/site-words';
import { whatsappLink } from '@/lib/words/whatsapp';

/** Outcome of sending, with a WhatsApp link that says what was typed. */
export type Outcome = {
  readonly kind: 'success' | 'failure';
  readonly whatsapp: string;
  /** Whether it asked for a tax return, whose papers can be gathered meanwhile. */
  readonly hasPapers?: boolean;
};

/**
 * Sends the typed values by both calls. Never throws.
 * @param preset the page's services, which replace the choice
 */
export async function sendTyped(values: ContactValues, preset?: string): Promise<Outcome> {
  const contact = contactRequest(values, preset);
  const ok = await sendLead({ contact, tracking: trackingPayload(values, site.tracking.emailField) });
  const words = inWords(contact);
  if (!ok) return { kind: 'failure', whatsapp: whatsappLink(whatsappPhone, words) };
  // Values changed while sending were not sent, so they stay.
  if (sameValues(readDraft(), values)) clearDraft();
  return {
    kind: 'success',
    whatsapp: whatsappLink(whatsappPhone, `${words}\n${contactWords.dialogs.success.urgent}`),
    hasPapers: contact.services.split(', ').includes(serviceName('incomeTax')),
  };
}

/** The contact call's body: as typed, but for a telephone's digits; services in catalogue order. */
export function contactRequest(values: ContactValues, preset?: string): ContactRequest {
  const sent = sentFields.map((name) => {
    const value = values[name];
    if (typeof value === 'string') return [name, sentAs(name, value)];
    const chosen = services.filter((service) => value.includes(service.name));
    return [name, preset ?? chosen.map((service) => service.name).join(', ')];
  });
  return Object.fromEntries(sent) as ContactRequest;
}

/** The tracking call's body on submit; the owner decides what its `email` carries. */
export function trackingPayload(
  { name, email }: ContactValues,
  emailField: (typeof site)['tracking']['emailField'],
): TrackingPayload {
  return { ...(name && { name }), email: emailField === 'name' ? name : email };
}

/** A request as a WhatsApp message, without empty fields and fields without a line in content. */
function inWords(request: ContactRequest): string {
  return sentFields
    .filter((name) => request[name] !== '' && contactWords.whatsappLine[name] !== '')
    .map((name) => fill(contactWords.whatsappLine[name], request))
    .join('\n');
}
