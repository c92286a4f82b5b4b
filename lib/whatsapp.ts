import { phoneDigits } from './telephone';

/** The address that opens a WhatsApp chat with the text already written. */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/${phoneDigits(phone)}?text=${encodeURIComponent(text)}`;
}
