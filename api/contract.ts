import { contactSchema, sentAs, sentFields, type ContactRequest } from '@/lib/lead/contact-fields';
import { siteUrl } from '@/lib/site-url';
import { fill } from '@/lib/words/fill';
import { siteWords } from '@/lib/words/site-words';
import { contactWords } from '@/content/contact';
import { site } from '@/content/site';
import { ValidationError } from 'yup';
import { hash } from './lead-filter';

/** Largest body in bytes; the longest texts of all fields fit. */
export const MAX_BODY = 32 * 1024;

type Refused = { readonly ok: false; readonly message: string; readonly field?: string };
export type Checked<Body> = { readonly ok: true; readonly body: Body } | Refused;

/** The form's own rules. Services may be any text, because a page opened earlier may offer other ones. */
const rules = contactSchema({ hasPreset: true, asksConsent: false });

/**
 * Checks a contact request, which may hold only the form's fields, each with a text that the form accepts.
 * A phone number is reduced to its digits. A missing field counts as empty, so that a tab opened before the field
 * existed can still send.
 */
export function checkContact(bytes: ArrayBuffer): Checked<ContactRequest> {
  const parsed = parseTexts(bytes, sentFields);
  if (!parsed.ok) return parsed;
  const body = Object.fromEntries(
    sentFields.map((field) => [field, sentAs(field, parsed.body[field] ?? '')]),
  ) as ContactRequest;
  try {
    rules.validateSync({ ...body, services: [body.services] });
    return { ok: true, body };
  } catch (error) {
    if (error instanceof ValidationError) return refuse(error.message, error.path);
    throw error;
  }
}

/** Checks a tracking request: `{}` reports a visit, anything else a sent form. */
export function checkTrack(bytes: ArrayBuffer): Checked<{ isVisit: boolean }> {
  const parsed = parseTexts(bytes, ['name', 'email']);
  return parsed.ok ? { ok: true, body: { isVisit: Object.keys(parsed.body).length === 0 } } : parsed;
}

export type PrivacyNotice = { readonly version: string; readonly text: string };

/** Returns the site's privacy notice and a version that changes with its text. */
export function privacyNotice(): PrivacyNotice {
  const { fields, privacy } = contactWords;
  const authorisation = site.privacy.consent === 'checkbox' ? fields.consent.label : privacy.notice;
  const text = [authorisation, privacy.summary, ...privacy.details]
    .map((sentence) => fill(sentence, siteWords))
    .concat(site.privacy.policyUrl === undefined ? [] : new URL(site.privacy.policyUrl, siteUrl).href)
    .join('\n');
  return { version: hash(text).slice(0, 12), text };
}

/** Parses a JSON object with only these fields, each a text that can be stored unchanged. */
function parseTexts(bytes: ArrayBuffer, fields: readonly string[]): Checked<Partial<Record<string, string>>> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return refuse('the body is not JSON in UTF-8');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse('the body is not a JSON object');
  }
  for (const [name, text] of Object.entries(value)) {
    if (!fields.includes(name)) return refuse('is not part of the contract', name);
    if (typeof text !== 'string') return refuse('is not a text', name);
    // SQLite cannot store half a character.
    if (/\p{Surrogate}/u.test(text)) {
      return refuse('has a character that no text has', name);
    }
  }
  return { ok: true, body: value };
}

function refuse(message: string, field?: string): Refused {
  return { ok: false, message, field: field?.slice(0, 100) };
}
