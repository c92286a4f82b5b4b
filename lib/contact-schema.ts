import { array, boolean, object, string } from 'yup';

import { contactWords } from '@/content/contact';

/** What the contact form holds, exactly as typed. `services` are names of the catalogue. */
export type ContactValues = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly services: readonly string[];
  readonly message: string;
  /** The authorisation box; only asked for when the owner chose it. */
  readonly consent: boolean;
};

export const emptyContact: ContactValues = {
  name: '',
  phone: '',
  email: '',
  services: [],
  message: '',
  consent: false,
};

type Options = {
  /** The page gave the services: there is nothing to choose. */
  readonly hasPreset: boolean;
  readonly asksConsent: boolean;
};

const { errors } = contactWords;

/** The form's rules. The format of the e-mail is the browser's to check (`type="email"`). */
export function contactSchema({ hasPreset, asksConsent }: Options) {
  return object({
    name: string().trim().required(errors.nameRequired),
    phone: string()
      .required(errors.phoneRequired)
      .matches(/^\d{7,15}$/, { message: errors.phoneInvalid, excludeEmptyString: true }),
    email: string().required(errors.emailRequired),
    services: hasPreset ? array() : array().of(string().defined()).min(1, errors.servicesRequired),
    message: string(),
    consent: asksConsent ? boolean().oneOf([true], errors.consentRequired) : boolean(),
  });
}
