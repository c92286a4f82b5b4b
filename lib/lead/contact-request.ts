import { contactWords } from '@/content/contact';
import { services } from '@/content/services';
import type { Site } from '@/content/site';
import type { TrackingPayload } from './api-client';
import {
  sentAs,
  sentFields,
  type ContactRequest,
  type ContactValues,
  type SentField,
} from './contact-fields';
import { fill } from '@/lib/words/fill';

/** Returns the contact call's body: as typed, but for a telephone's digits. */
export function contactRequest(values: ContactValues, preset?: string): ContactRequest {
  return textOfEach((name) => {
    const value = values[name];
    return typeof value === 'string' ? sentAs(name, value) : servicesText(value, preset);
  });
}

/** Returns the chosen names in catalogue order, or the page's preset. */
function servicesText(chosen: readonly string[], preset?: string): string {
  const names: readonly string[] = services.map(({ name }) => name);
  return preset ?? names.filter((name) => chosen.includes(name)).join(', ');
}

/** Returns the tracking call's body on submit; the owner decides what its `email` carries. */
export function trackingPayload(
  { name, email }: ContactValues,
  emailField: Site['tracking']['emailField'],
): TrackingPayload {
  return { ...(name && { name }), email: emailField === 'name' ? name : email };
}

/** Returns a request as a WhatsApp message, without empty fields and fields without a line in content. */
export function requestInWords(request: ContactRequest): string {
  return sentFields
    .filter((name) => request[name] !== '' && contactWords.whatsappLine[name] !== '')
    .map((name) => fill(contactWords.whatsappLine[name], request))
    .join('\n');
}

function textOfEach(textOf: (name: SentField) => string): ContactRequest {
  return Object.fromEntries(sentFields.map((name) => [name, textOf(name)])) as ContactRequest;
}
