import { array, boolean, object, string, type Schema } from 'yup';
import { contactWords } from '@/content/contact';

type Conditions = {
  /** The page gave the services: there is nothing to choose. */
  readonly hasPreset: boolean;
  readonly asksConsent: boolean;
};

/** What a field holds, exactly as typed: a text, names that were chosen, or a box that is ticked. */
type Kinds = { text: string; names: readonly string[]; box: boolean };

type Field = { readonly kind: keyof Kinds; readonly rule: (conditions: Conditions) => Schema };

const { errors } = contactWords;

/**
 * The contact form's fields, in the order in which they are shown and sent. What the form holds, its
 * rules, its draft and its request derive from this list; the form and the words of `content/contact.ts`
 * don't compile without it. A box is only for the form: it is not sent.
 */
export const contactFields = {
  name: { kind: 'text', rule: () => string().trim().required(errors.nameRequired) },
  phone: {
    kind: 'text',
    rule: () =>
      string()
        .required(errors.phoneRequired)
        .matches(/^\d{7,15}$/, { message: errors.phoneInvalid, excludeEmptyString: true }),
  },
  /** Its format is the browser's to check (`type="email"`). */
  email: { kind: 'text', rule: () => string().required(errors.emailRequired) },
  /** Names of the catalogue. */
  services: {
    kind: 'names',
    rule: ({ hasPreset }) => (hasPreset ? array() : array().min(1, errors.servicesRequired)),
  },
  message: { kind: 'text', rule: () => string() },
  /** The authorisation; only asked for when the owner chose it. */
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

export const kindOf = (name: ContactField): keyof Kinds => contactFields[name].kind;

export const sentFields = fieldNames.filter((name): name is SentField => kindOf(name) !== 'box');

/** Something for each field: its value, its rule. */
export function forEachField<All extends Record<ContactField, unknown>>(
  make: (name: ContactField) => All[ContactField],
): All {
  return Object.fromEntries(fieldNames.map((name) => [name, make(name)])) as All;
}

const nothing: Kinds = { text: '', names: [], box: false };

export const emptyContact = forEachField<ContactValues>((name) => nothing[kindOf(name)]);

export function sameValues(a: ContactValues, b: ContactValues): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The form's rules. */
export function contactSchema(conditions: Conditions) {
  return object(forEachField<Record<ContactField, Schema>>((name) => contactFields[name].rule(conditions)));
}
