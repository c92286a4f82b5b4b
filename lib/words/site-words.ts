import { contactWords } from '@/content/contact';
import { offer } from '@/content/offer';
import { site } from '@/content/site';
import type { Words } from './fill';
import { unbrokenPhone } from './telephone';

const { businessName, accountantName, email, phone, city, university, privacy, tracking } = site;

/** The tokens that sentences may use for the owner's identity. A phone among words is never cut in two. */
export const siteWords: Words = {
  businessName,
  accountantName,
  email,
  phone: unbrokenPhone(phone),
  city,
  university: university.name,
  retentionMonths: String(privacy.retentionMonths),
  counted: contactWords.privacy.counted[tracking.emailField],
};

/** Where WhatsApp messages go: the owner's own number for it, or her phone. International form. */
export const whatsappPhone = offer.whatsapp ?? phone;
