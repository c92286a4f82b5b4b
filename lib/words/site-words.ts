import { contactWords } from '@/content/contact';
import type { PageId } from '@/content/pages';
import { services } from '@/content/services';
import { site } from '@/content/site';
import type { Words } from './fill';
import { whatsappLink } from './phone-links';

const { businessName, accountantName, professionalTitle, email, phone, city, university, privacy, tracking } =
  site;

/** Values of the tokens for the owner's identity; a phone number never wraps. */
export const siteWords = {
  businessName,
  accountantName,
  /** Her title as a sentence has it: «Contadora pública». */
  profession: professionalTitle.replace(/ Públic[oa]\b/g, (word) => word.toLowerCase()),
  email,
  phone: phone.replaceAll(' ', '\u00a0'),
  city,
  university: university.name,
  retentionMonths: privacy.retentionMonths,
  counted: contactWords.privacy.counted[tracking.emailField],
} satisfies Words;

/** WhatsApp number in international form: the owner's own, or her phone. */
export const whatsappPhone = site.whatsapp ?? phone;

/** Opens a WhatsApp chat with the accountant, with the text filled in. */
export const chatLink = (text: string) => whatsappLink(whatsappPhone, text);

/**
 * Name of the service that a page is about, as shown and sent.
 * @throws Error when there is none, though the check of the content reports that first
 */
export function serviceName(page: PageId): string {
  const service = services.find((candidate) => candidate.page?.id === page);
  if (!service) throw new Error(`content/services.json has no service of the page ${page}`);
  return service.name;
}
