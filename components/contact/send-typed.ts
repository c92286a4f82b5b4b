import { site } from '@/content/site';
import { clearDraft, readDraft } from '@/lib/lead/contact-draft';
import { sameValues, type ContactValues } from '@/lib/lead/contact-fields';
import { contactRequest, requestInWords, trackingPayload } from '@/lib/lead/contact-request';
import { sendLead } from '@/lib/lead/send-lead';
import { whatsappPhone } from '@/lib/words/site-words';
import { whatsappLink } from '@/lib/words/whatsapp';

/** How a sending ended; a failure has a WhatsApp link that carries what was typed. */
export type Outcome = { readonly kind: 'success' } | { readonly kind: 'failure'; readonly whatsapp: string };

/**
 * A lead's way out: from what was typed to the two calls, and to what the visitor is told. Never throws.
 * @param services what the page gave instead of a choice
 */
export async function sendTyped(values: ContactValues, services?: string): Promise<Outcome> {
  const contact = contactRequest(values, services);
  const { ok } = await sendLead({ contact, tracking: trackingPayload(values, site.tracking.emailField) });
  if (!ok) return { kind: 'failure', whatsapp: whatsappLink(whatsappPhone, requestInWords(contact)) };
  // What was changed meanwhile, in a form opened anew, has not been sent: it stays.
  if (sameValues(readDraft(), values)) clearDraft();
  return { kind: 'success' };
}
