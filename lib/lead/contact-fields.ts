import { array, boolean, object, string, type Schema } from 'yup';
import { contactWords } from '@/content/contact';
import { cleanText, isVisible } from '@/lib/clean-text';
import { fill } from '@/lib/words/fill';

type Conditions = {
  /** The page has set the services, so the form shows no choice. */
  readonly hasPreset: boolean;
  readonly asksConsent: boolean;
};

/** A field's value exactly as typed: text, chosen names, or whether a box is ticked. */
type Kinds = { text: string; names: readonly string[]; box: boolean };

type Field = {
  readonly kind: keyof Kinds;
  /** Maximum length in UTF-16 units. Chosen names count as the text in which they are sent. */
  readonly max?: number;
  readonly rule: (conditions: Conditions) => Schema;
  /** Normalises the text before it is validated and sent. */
  readonly sent?: (typed: string) => string;
};

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

const { errors, count } = contactWords;

/**
 * Fields of the contact form, in the order in which they are shown and sent. Values, rules, draft and request
 * derive from this list. The form and `content/contact.ts` don't compile without each field. A box isn't
 * sent.
 */
const contactFields = {
  name: {
    kind: 'text',
    max: 200,
    rule: () => string().test('visible', errors.nameRequired, (name = '') => isVisible(name)),
  },
  phone: {
    kind: 'text',
    sent: dialled,
    rule: () =>
      string()
        .transform(dialled)
        .required(errors.phoneRequired)
        .matches(/^\d{7,15}$/, { message: errors.phoneInvalid, excludeEmptyString: true }),
  },
  /** The browser checks the format (`isEmail` in components/contact/form-values.ts). */
  email: {
    kind: 'text',
    max: 254,
    sent: cleanText,
    rule: () => string().transform(cleanText).required(errors.emailRequired),
  },
  /** Names from the catalogue of services. */
  services: {
    kind: 'names',
    max: 500,
    rule: ({ hasPreset }) => (hasPreset ? array() : array().min(1, errors.servicesRequired)),
  },
  message: { kind: 'text', max: 5000, rule: () => string() },
  /** The data-processing authorisation; shown only if the owner's data asks for it. */
  consent: {
    kind: 'box',
    rule: ({ asksConsent }) => (asksConsent ? boolean().oneOf([true], errors.consentRequired) : boolean()),
  },
} as const satisfies Record<string, Field>;

export type ContactField = keyof typeof contactFields;

type KindOf<Name extends ContactField> = (typeof contactFields)[Name]['kind'];

export type ContactValues = { readonly [Name in ContactField]: Kinds[KindOf<Name>] };

/** The fields that are sent, each as one text. */
export type SentField = { [Name in ContactField]: KindOf<Name> extends 'box' ? never : Name }[ContactField];

export type ContactRequest = Readonly<Record<SentField, string>>;

export const fieldNames = Object.keys(contactFields) as readonly ContactField[];

const fieldOf = (name: ContactField): Field => contactFields[name];

export const kindOf = (name: ContactField) => fieldOf(name).kind;

/** Maximum length of a field in UTF-16 units; `Infinity` where it has none. */
export const maxOf = (name: ContactField) => fieldOf(name).max ?? Infinity;

/** A field's text as it is sent to the API, without U+0000, which a text copied from a PDF may have. */
export const sentAs = (name: ContactField, typed: string) =>
  (fieldOf(name).sent?.(typed) ?? typed).replaceAll('\0', '');

/** The error for a text longer than its field's maximum. */
export const tooLong = (name: ContactField) => fill(errors.tooLong, { max: inWords(maxOf(name)) });

/** The character counter of each field with a maximum length; empty below 80 % of it. */
export function countsOf(values: ContactValues): Partial<Record<ContactField, string>> {
  const limited = fieldNames.filter((name) => maxOf(name) !== Infinity);
  const counted = limited.map((name) => {
    const [length, max] = [lengthOf(values[name]), maxOf(name)];
    const said = length < 0.8 * max ? '' : length > max ? count.over : count.near;
    return [name, fill(said, { length: inWords(length), max: inWords(max), over: inWords(length - max) })];
  });
  return Object.fromEntries(counted) as Partial<Record<ContactField, string>>;
}

function inWords(count: number): string {
  return count.toLocaleString('es-CO');
}

export const sentFields = fieldNames.filter((name): name is SentField => kindOf(name) !== 'box');

/** A record with one entry per field, such as its value or its rule. */
export function forEachField<All extends Record<ContactField, unknown>>(
  make: (name: ContactField) => All[ContactField],
): All {
  return Object.fromEntries(fieldNames.map((name) => [name, make(name)])) as All;
}

const nothing: Kinds = { text: '', names: [], box: false };

export const emptyContact = forEachField<ContactValues>((name) => nothing[kindOf(name)]);

/** The form's validation schema. */
export function contactSchema(conditions: Conditions) {
  return object(
    forEachField<Record<ContactField, Schema>>((name) =>
      fieldOf(name)
        .rule(conditions)
        .test('max', tooLong(name), (_, { originalValue }) => lengthOf(originalValue) <= maxOf(name)),
    ),
  );
}

function lengthOf(value: unknown): number {
  if (Array.isArray(value)) return value.join(', ').length;
  return typeof value === 'string' ? value.length : 0;
}
