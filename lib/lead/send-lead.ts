import { sendContact, sendTracking, type SendResult, type TrackingPayload } from './api-client';
import { acceptedCalls, rememberAccepted, type Call } from './contact-draft';
import type { ContactRequest } from './contact-fields';

export type Lead = { readonly contact: ContactRequest; readonly tracking: TrackingPayload };

export type LeadResult = { readonly ok: boolean };

const DELIVERED: SendResult = { ok: true };

let underWay: { readonly request: string; readonly result: Promise<LeadResult> } | null = null;

/**
 * Sends both calls of a submit in parallel. Never throws; a failure is logged once.
 * Never twice: a lead that is being sent is joined, as from a modal that was closed and reopened.
 * After one call failed, the same lead repeats only that call; a changed lead is a new one.
 * A lost answer (`timeout`, `network`) is reported as a failure, and a retry sends the lead again: better
 * twice than never.
 */
export function sendLead(lead: Lead): Promise<LeadResult> {
  const request = JSON.stringify(lead);
  if (underWay?.request === request) return underWay.result;
  const result = deliver(lead, request).finally(() => {
    if (underWay?.result === result) underWay = null;
  });
  underWay = { request, result };
  return result;
}

async function deliver({ contact, tracking }: Lead, request: string): Promise<LeadResult> {
  const accepted = acceptedCalls(request);
  const once = async (call: Call, send: () => Promise<SendResult>) => {
    if (accepted.includes(call)) return DELIVERED;
    const result = await send();
    if (result.ok) rememberAccepted(request, call);
    return result;
  };
  const [contactResult, trackResult] = await Promise.all([
    once('contact', () => sendContact(contact)),
    once('track', () => sendTracking(tracking)),
  ]);
  const ok = contactResult.ok && trackResult.ok;
  if (!ok) console.error('No se pudo enviar el formulario', { contact: contactResult, track: trackResult });
  return { ok };
}
