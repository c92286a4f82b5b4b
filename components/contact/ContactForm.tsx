'use client';

import { Button } from '@/components/ui/Button';
import { CheckboxChips } from '@/components/ui/CheckboxChips';
import { Field } from '@/components/ui/Field';
import { contactWords } from '@/content/contact';
import { services } from '@/content/services';
import styles from './ContactForm.module.css';
import { InlineOutcome } from './InlineOutcome';
import { PrivacyNotice } from './PrivacyNotice';
import { asksConsent, loadDialogs, useContactForm, type ContactPreset } from './use-contact-form';

type Props = {
  /** The form's `id`; its controls' begin with it. */
  id: string;
  preset?: ContactPreset;
};

const { fields, privacy, submit: submitLabel, sending } = contactWords;
const serviceNames = services.map(({ name }) => name);
const noPreset: ContactPreset = {};

/** The contact form: of the home page, with services to choose, and of the modal, with those of its page. */
export function ContactForm({ id, preset = noPreset }: Props) {
  const { form, formik, outcome, keepTyped, submit } = useContactForm(preset);
  const { errors, submitCount, isSubmitting } = formik;

  /** Errors wait for the first attempt to send, and then follow every change. */
  const errorOf = (name: keyof typeof errors) => (submitCount > 0 ? errors[name]?.toString() : undefined);
  const control = (name: 'name' | 'phone' | 'email' | 'message') => ({ name, readOnly: isSubmitting });

  return (
    // Outside a dialog, `method="dialog"` makes a submit before the script a no-op: no reload, no data in the address.
    <form
      id={id}
      ref={form}
      method="dialog"
      className={styles.form}
      onSubmit={submit}
      onChange={keepTyped}
      onFocus={() => void loadDialogs().catch(ignore)}
    >
      <div className={styles.pair}>
        <Field id={`${id}-name`} label={fields.name.label} error={errorOf('name')}>
          {(aria) => (
            <input
              {...aria}
              {...control('name')}
              type="text"
              autoComplete="name"
              autoCapitalize="words"
              aria-required
            />
          )}
        </Field>
        <Field id={`${id}-phone`} {...fields.phone} error={errorOf('phone')}>
          {(aria) => (
            // The national number: with its «+57» the rule of digits only would refuse it;
            // the standard has no such autofill for type="tel", and the keypad is `inputMode`'s doing.
            <input
              {...aria}
              {...control('phone')}
              type="text"
              inputMode="numeric"
              autoComplete="tel-national"
              aria-required
            />
          )}
        </Field>
      </div>
      <Field id={`${id}-email`} label={fields.email.label} error={errorOf('email')}>
        {(aria) => (
          <input
            {...aria}
            {...control('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            aria-required
          />
        )}
      </Field>
      {preset.services === undefined ? (
        <CheckboxChips
          id={`${id}-services`}
          name="services"
          legend={fields.services.label}
          hint={fields.services.hint}
          error={errorOf('services')}
          options={serviceNames}
          readOnly={isSubmitting}
        />
      ) : (
        <p className={styles.fixed}>
          <span>{fields.services.label}</span>
          <strong>{preset.services}</strong>
        </p>
      )}
      <Field id={`${id}-message`} label={fields.message.label}>
        {(aria) => <textarea {...aria} {...control('message')} rows={4} />}
      </Field>
      {asksConsent && (
        <Field id={`${id}-consent`} label={privacy.consent} error={errorOf('consent')}>
          {(aria) => <input {...aria} type="checkbox" name="consent" aria-required />}
        </Field>
      )}
      <div className={styles.send}>
        {/* Not `disabled`, which would drop the focus: a submit while sending does nothing. */}
        <Button type="submit" aria-disabled={isSubmitting}>
          {isSubmitting && <span className={styles.spinner} aria-hidden />}
          <span>{isSubmitting ? sending : submitLabel}</span>
        </Button>
        <span role="status" className="hidden">
          {isSubmitting ? sending : ''}
        </span>
        {!asksConsent && <p>{privacy.notice}</p>}
      </div>
      {outcome && <InlineOutcome outcome={outcome} />}
      <PrivacyNotice />
    </form>
  );
}

function ignore() {}
