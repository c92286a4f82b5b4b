import { post } from './api-client';
import type { ContactRequest } from './contact-fields';

export type Lead = {
  readonly contact: ContactRequest;
  readonly tracking: { readonly name?: string; readonly email?: string };
};

/** The last lead's calls by path: pending ones, and those accepted although the other failed. */
let last = { request: '', calls: new Map<string, ReturnType<typeof post>>() };

/**
 * Sends both calls of a submit in parallel. Never throws; a failure is logged.
 * Never twice: a lead that is being sent is joined, as from a modal that was closed and reopened.
 * After one call failed, the same lead repeats only that call; a changed lead is a new one.
 * A lost answer (`unanswered`) is reported as a failure, and a retry sends the lead again: better
 * twice than never.
 * @returns whether both were accepted
 */
export async function sendLead({ contact, tracking }: Lead): Promise<boolean> {
  const request = JSON.stringify({ contact, tracking });
  if (last.request !== request) last = { request, calls: new Map() };
  const { calls } = last;
  const once = async (...[path, body]: Parameters<typeof post>) => {
    const call = calls.get(path) ?? post(path, body);
    calls.set(path, call);
    const result = await call;
    if (!result.ok) calls.delete(path);
    return result;
  };
  const [contactResult, trackResult] = await Promise.all([
    once('/api/contact', contact),
    once('/api/track', tracking),
  ]);
  const ok = contactResult.ok && trackResult.ok;
  if (ok) calls.clear();
  else console.error('No se pudo enviar el formulario', { contact: contactResult, track: trackResult });
  return ok;
}
