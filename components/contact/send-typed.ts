import { site } from '@/content/site';
import { clearDraft, readDraft } from '@/lib/lead/contact-draft';
import { sameValues, type ContactValues } from '@/lib/lead/contact-fields';
import { contactRequest, requestInWords, trackingPayload } from '@/lib/lead/contact-request';
import { sendLead } from '@/lib/lead/send-lead';
import { whatsappPhone } from '@/lib/words/site-words';
import { whatsappLink } from '@/lib/words/whatsapp';

/** Outcome of sending; a failure has a WhatsApp link with the typed values. */
export type Outcome = { readonly kind: 'success' } | { readonly kind: 'failure'; readonly whatsapp: string };

/**
 * Sends the typed values by both calls. Never throws.
 * @param services the page's preset, which replaces the choice
 */
export async function sendTyped(values: ContactValues, services?: string): Promise<Outcome> {
  const contact = contactRequest(values, services);
  const { ok } = await sendLead({ contact, tracking: trackingPayload(values, site.tracking.emailField) });
  if (!ok) return { kind: 'failure', whatsapp: whatsappLink(whatsappPhone, requestInWords(contact)) };
  // Values changed while sending were not sent, so they stay.
  if (sameValues(readDraft(), values)) clearDraft();
  return { kind: 'success' };
}
