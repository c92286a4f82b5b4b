import { contactWords } from '@/content/contact';
import { site } from '@/content/site';
import type { Words } from './fill';
import { unbrokenPhone } from './phone-links';
import { whatsappLink } from './whatsapp';

const { businessName, accountantName, professionalTitle, email, phone, city, university, privacy, tracking } =
  site;

/** Values of the tokens for the owner's identity; a phone number never wraps. */
export const siteWords = {
  businessName,
  accountantName,
  /** Her title as a sentence has it: «Contadora pública». */
  profession: professionalTitle.replace(/ Públic[oa]\b/g, (word) => word.toLowerCase()),
  email,
  phone: unbrokenPhone(phone),
  city,
  university: university.name,
  retentionMonths: String(privacy.retentionMonths),
  counted: contactWords.privacy.counted[tracking.emailField],
} satisfies Words;

/** WhatsApp number in international form: the owner's own, or her phone. */
export const whatsappPhone = site.whatsapp ?? phone;

/** Opens a WhatsApp chat with the accountant, with the text filled in. */
export const chatLink = (text: string) => whatsappLink(whatsappPhone, text);
