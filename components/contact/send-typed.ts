import { contactWords } from '@/content/contact';
import { site } from '@/content/site';
import { clearDraft, readDraft } from '@/lib/lead/contact-draft';
import { sameValues, type ContactValues } from '@/lib/lead/contact-fields';
import { contactRequest, requestInWords, trackingPayload } from '@/lib/lead/contact-request';
import { sendLead } from '@/lib/lead/send-lead';
import { serviceName } from '@/lib/words/services';
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
 * @param services the page's preset, which replaces the choice
 */
export async function sendTyped(values: ContactValues, services?: string): Promise<Outcome> {
  const contact = contactRequest(values, services);
  const { ok } = await sendLead({ contact, tracking: trackingPayload(values, site.tracking.emailField) });
  const words = requestInWords(contact);
  if (!ok) return { kind: 'failure', whatsapp: whatsappLink(whatsappPhone, words) };
  // Values changed while sending were not sent, so they stay.
  if (sameValues(readDraft(), values)) clearDraft();
  return {
    kind: 'success',
    whatsapp: whatsappLink(whatsappPhone, `${words}\n${contactWords.dialogs.success.urgent}`),
    hasPapers: contact.services.split(', ').includes(serviceName('incomeTax')),
  };
}
