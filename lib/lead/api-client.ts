/** Address of the API, without a trailing slash. Empty: the same origin as the page. Next inlines the variable, by its whole name. */
export const apiHost = (process.env.NEXT_PUBLIC_API_HOST ?? '').replace(/\/$/, '');

/**
 * The outcome of a call: the API said «ok», or the reason why not, with details to log.
 * `unanswered`: no connection, or no answer in time.
 * `refused`: any other answer.
 */
export type SendResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'unanswered' | 'refused'; readonly detail: unknown };

/** 15 s, in milliseconds: a phone on a bad network may be slow, but silence loses the lead. */
const TIMEOUT_MS = 15_000;

/** Calls the API. Never throws. */
export async function post(path: '/api/contact' | '/api/track', body: object): Promise<SendResult> {
  try {
    const response = await fetch(apiHost + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (response.ok && statusOf(text) === 'ok') return { ok: true };
    return { ok: false, reason: 'refused', detail: { code: response.status, text } };
  } catch (error) {
    return { ok: false, reason: 'unanswered', detail: error };
  }
}

function statusOf(text: string): unknown {
  try {
    const answer: { status?: unknown } | null = JSON.parse(text);
    return answer?.status;
  } catch {
    return undefined;
  }
}
