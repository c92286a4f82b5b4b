import { array, boolean, object, string, type TestConfig } from 'yup';
import { contactWords } from '@/content/contact';
import { cleanText, isVisible } from '@/lib/clean-text';
import { fill } from '@/lib/words/fill';
import { emptyDraft, type Draft } from './contact-draft';

/** The fields of the contact form, as it shows them. */
export type ContactValues = Omit<Draft, 'message' | 'wasProposed'> & { readonly message: string };

export type ContactField = keyof ContactValues;

export const emptyContact: ContactValues = { ...emptyDraft, message: '' };

/** The fields that are sent, each as one text, in this order. */
export const sentFields = ['name', 'phone', 'email', 'services', 'message'] as const;

export type SentField = (typeof sentFields)[number];

export type ContactRequest = Readonly<Record<SentField, string>>;

/** Maximum lengths in UTF-16 units. Chosen services count as the text in which they are sent. */
export const maxLengths = {
  name: 200,
  email: 254,
  services: 500,
  message: 5000,
} as const;

type LimitedField = keyof typeof maxLengths;

/** Removes the characters with which people separate a phone number's digits. */
const dialled = (typed: string) =>
  cleanText(typed)
    .replace(/[\s\p{Pd}().]/gu, '')
    .replace(/^\+/, '');

/** True if a telephone looks like a Colombian mobile without one of its ten digits; it is accepted all the same. */
export function mayLackDigit(phone: string): boolean {
  const isForeign = /^\+(?!57)/.test(cleanText(phone));
  return !isForeign && /^(?:(?:00)?57)?3\d{8}$/.test(dialled(phone));
}

/** A field's text as it is sent to the API, without U+0000, which a text copied from a PDF may have. */
export function sentAs(name: SentField, typed: string): string {
  const text = name === 'phone' ? dialled(typed) : name === 'email' ? cleanText(typed) : typed;
  return text.replaceAll('\0', '');
}

const { errors, count } = contactWords;

/** The error for a text longer than its field's maximum. */
export const tooLong = (name: LimitedField) => fill(errors.tooLong, { max: formatCount(maxLengths[name]) });

/** The character counter of each field with a maximum length; empty below 80 % of it. */
export function countsOf(values: ContactValues): Partial<Record<ContactField, string>> {
  const counted = Object.entries(maxLengths).map(([name, max]) => {
    const length = lengthOf(values[name as LimitedField]);
    const said = length < 0.8 * max ? '' : length > max ? count.over : count.near;
    return [
      name,
      fill(said, { length: formatCount(length), max: formatCount(max), over: formatCount(length - max) }),
    ];
  });
  return Object.fromEntries(counted) as Partial<Record<ContactField, string>>;
}

function formatCount(count: number): string {
  return count.toLocaleString('es-CO');
}

type Conditions = {
  /** The page has set the services, so the form shows no choice. */
  readonly hasPreset: boolean;
  readonly asksConsent: boolean;
};

/** The form's validation schema. The browser checks the format of the e-mail (`isEmail` in components/contact/form-values.ts). */
export function contactSchema({ hasPreset, asksConsent }: Conditions) {
  return object({
    name: string()
      .test('visible', errors.nameRequired, (name = '') => isVisible(name))
      .test(limit('name')),
    phone: string()
      .transform(dialled)
      .required(errors.phoneRequired)
      .matches(/^\d{7,15}$/, { message: errors.phoneInvalid, excludeEmptyString: true }),
    email: string().transform(cleanText).required(errors.emailRequired).test(limit('email')),
    services: array()
      .min(hasPreset ? 0 : 1, errors.servicesRequired)
      .test(limit('services')),
    message: string().test(limit('message')),
    consent: asksConsent ? boolean().oneOf([true], errors.consentRequired) : boolean(),
  });
}

/** The rule that what was typed is no longer than its field's maximum. */
const limit = (name: LimitedField): TestConfig => ({
  name: 'max',
  message: tooLong(name),
  test: (_, { originalValue }) => lengthOf(originalValue) <= maxLengths[name],
});

/** Formik hands an empty text over as `undefined`. */
const lengthOf = (value: string | readonly string[] = '') =>
  typeof value === 'string' ? value.length : value.join(', ').length;
