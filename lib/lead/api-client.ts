import type { ContactRequest } from './contact-fields';
import { apiHost } from '@/lib/env';

/** Empty on first load; name and e-mail when the form is submitted. */
export type TrackingPayload = { readonly name?: string; readonly email?: string };

/**
 * Why a call failed, with details to log.
 * `network`: no connection.
 * `timeout`: no answer in time.
 * `http`: an error status.
 * `rejected`: an answer whose `status` is not `ok`.
 * `malformed`: any other answer.
 */
export type SendResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'network' | 'timeout' | 'http' | 'rejected' | 'malformed';
      readonly detail: unknown;
    };

/** 15 s, in milliseconds: a phone on a bad network may be slow, but silence loses the lead. */
const TIMEOUT = 15_000;

/** Sends a contact request. Never throws. */
export function sendContact(contact: ContactRequest): Promise<SendResult> {
  return post('/api/contact', contact);
}

/** Reports a visit, or who submitted the form. Never throws. */
export function sendTracking(payload: TrackingPayload): Promise<SendResult> {
  return post('/api/track', payload);
}

async function post(path: string, body: object): Promise<SendResult> {
  try {
    const response = await fetch(apiHost + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return judge(response, await response.text());
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    return { ok: false, reason: isTimeout ? 'timeout' : 'network', detail: error };
  }
}

function judge(response: Response, text: string): SendResult {
  if (!response.ok) return { ok: false, reason: 'http', detail: { status: response.status, text } };
  const answer = parse(text);
  if (typeof answer !== 'object' || answer === null || !('status' in answer)) {
    return { ok: false, reason: 'malformed', detail: text };
  }
  return answer.status === 'ok' ? { ok: true } : { ok: false, reason: 'rejected', detail: answer };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
