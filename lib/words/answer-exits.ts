import { answerExitWords } from '@/content/answer-exits';
import { fill } from './fill';
import { serviceName } from './services';
import { whatsappPhone } from './site-words';
import { whatsappLink } from './whatsapp';

/** The ways on from an answer with a message: what WhatsApp opens with, and what the form is given. */
export function answerExits(message: string) {
  return {
    whatsapp: {
      href: whatsappLink(whatsappPhone, message),
      preview: fill(answerExitWords.preview, { message }),
    },
    form: { services: serviceName('incomeTax'), message },
  };
}
