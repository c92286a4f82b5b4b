import { offer } from '@/content/offer';
import { site } from '@/content/site';
import type { Words } from './fill';
import { unbrokenPhone } from './telephone';

const { businessName, accountantName, email, phone, city, privacy } = site;

/** The tokens that sentences may use for the owner's identity. A phone among words is never cut in two. */
export const siteWords: Words = {
  businessName,
  accountantName,
  email,
  phone: unbrokenPhone(phone),
  city,
  retentionMonths: String(privacy.retentionMonths),
};

/** Where WhatsApp messages go: the owner's own number for it, or her phone. International form. */
export const whatsappPhone = offer.whatsapp ?? phone;
