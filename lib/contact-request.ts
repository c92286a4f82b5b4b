import { services } from '@/content/services';
import type { Site } from '@/content/site';

import type { ContactRequest, TrackingPayload } from './api-client';
import type { ContactValues } from './contact-schema';

/** The chosen names as one text, in catalogue order, or the preset as the page gave it. */
export function servicesText(chosen: readonly string[], preset?: string): string {
  const names: readonly string[] = services.map(({ name }) => name);
  return preset ?? names.filter((name) => chosen.includes(name)).join(', ');
}

/** The body of the contact call: nothing trimmed, nothing added. */
export function contactRequest(values: ContactValues, preset?: string): ContactRequest {
  const { name, phone, email, message } = values;
  return { name, phone, email, services: servicesText(values.services, preset), message };
}

/** The body of the tracking call on submit; the owner decides what its `email` carries. */
export function trackingPayload(
  { name, email }: ContactValues,
  emailField: Site['tracking']['emailField'],
): TrackingPayload {
  return { ...(name && { name }), email: emailField === 'name' ? name : email };
}
