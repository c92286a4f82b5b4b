/**
 * The contract of the two calls, as the site sends them and as an API must take them.
 * `npm run check-api` holds a real API against it; the stand-in is it in running form.
 */
export const contactFields = ['name', 'phone', 'email', 'services', 'message'] as const;
export const trackFields = ['name', 'email'] as const;

/** 64 kB: far above a form filled in by hand, far below what could hurt a server. */
export const maxBodyBytes = 64 * 1024;

export const paths = { contact: '/api/contact', track: '/api/track' } as const;

export type Call = keyof typeof paths;
export type ContactBody = Record<(typeof contactFields)[number], string>;

export type Checked<Body> = { ok: true; body: Body } | { ok: false; problem: string };

/** Takes a contact request: exactly the five fields, each a text. */
export function checkContact(text: string): Checked<ContactBody> {
  const parsed = parseObject(text);
  if (!parsed.ok) return parsed;
  const problem = differenceFrom(contactFields, parsed.body);
  return problem === undefined ? { ok: true, body: parsed.body as ContactBody } : { ok: false, problem };
}

/** Takes a visit (`{}`) or a sent form (`name` and `email`, each a text). */
export function checkTrack(text: string): Checked<Record<string, unknown>> {
  const parsed = parseObject(text);
  if (!parsed.ok || Object.keys(parsed.body).length === 0) return parsed;
  const problem = differenceFrom(trackFields, parsed.body);
  return problem === undefined ? parsed : { ok: false, problem };
}

function parseObject(text: string): Checked<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'the body is not JSON' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, problem: 'the body is not a JSON object' };
  }
  return { ok: true, body: value as Record<string, unknown> };
}

function differenceFrom(fields: readonly string[], body: Record<string, unknown>): string | undefined {
  const missing = fields.find((field) => !Object.hasOwn(body, field));
  if (missing !== undefined) return `the field "${missing}" is missing`;
  const extra = Object.keys(body).find((field) => !fields.includes(field));
  if (extra !== undefined) return `the field ${JSON.stringify(extra)} is not part of the contract`;
  const notText = fields.find((field) => typeof body[field] !== 'string');
  return notText === undefined ? undefined : `the field "${notText}" is not a text`;
}
