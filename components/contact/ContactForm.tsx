'use client';

import { Fragment, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { CheckboxChips } from '@/components/ui/CheckboxChips';
import { ExternalLink } from '@/components/links/ExternalLink';
import { Field, type ControlProps } from '@/components/ui/Field';
import { contactWords } from '@/content/contact';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { countInWords, fieldNames, type ContactField } from '@/lib/lead/contact-fields';
import { whatsappPhone } from '@/lib/words/site-words';
import { whatsappLink } from '@/lib/words/whatsapp';
import styles from './ContactForm.module.css';
import { GIVEN } from './given';
import { InlineOutcome } from './InlineOutcome';
import { PrivacyNotice } from './PrivacyNotice';
import { asksConsent, loadDialogs, useContactForm, type ContactPreset } from './use-contact-form';

type Props = {
  /** The form's `id`, and the prefix of its controls' ids. */
  id: string;
  /** Preset of the modal's form; given services replace the choice. */
  given?: ContactPreset;
};

const { direct, fields, noPhone, privacy, submit: submitLabel, sending } = contactWords;
const serviceNames = services.map(({ name }) => name);
const nothing: ContactPreset = {};

/** The contact form of the home page and of the modal. */
export function ContactForm({ id, given }: Props) {
  const { isHydrated, form, formik, lengths, outcome, keepTyped, submit } = useContactForm(given ?? nothing);
  const { errors, submitCount, isSubmitting } = formik;

  /** Label, hint and error; errors appear after the first attempt to send. */
  const field = (name: keyof typeof fields) => ({
    ...fields[name],
    id: `${id}-${name}`,
    error: submitCount > 0 ? errors[name]?.toString() : undefined,
  });
  /** Character count, shown from 80 % of the limit. */
  const counted = (name: ContactField) => {
    const length = lengths[name];
    return { count: length === undefined ? '' : countInWords(name, length) };
  };
  const control = (name: ContactField) => ({ name, readOnly: isSubmitting });
  const input = (name: ContactField, aria: ControlProps, attributes: ComponentPropsWithoutRef<'input'>) => (
    <input {...aria} {...control(name)} {...attributes} aria-required />
  );

  /** Of a service without a page of its own, whose cell has no room for it. */
  const caveat = services.find(({ name, page }) => name === given?.services && !page)?.summary;

  const controls: Readonly<Record<ContactField, ReactNode>> = {
    name: (
      <Field {...field('name')} {...counted('name')} isHalf>
        {(aria) => input('name', aria, { type: 'text', autoComplete: 'name', autoCapitalize: 'words' })}
      </Field>
    ),
    phone: (
      <Field {...field('phone')} isHalf>
        {(aria) => input('phone', aria, { type: 'tel', autoComplete: 'tel' })}
      </Field>
    ),
    email: (
      <Field {...field('email')} {...counted('email')}>
        {(aria) => input('email', aria, { type: 'email', inputMode: 'email', autoComplete: 'email' })}
      </Field>
    ),
    services: (
      <>
        {/* Every page has the modal: what most open it without comes with the script. */}
        {(isHydrated || !given) && (
          <div className={styles.choice}>
            <CheckboxChips
              {...field('services')}
              hint={fields.services.hint}
              name="services"
              options={serviceNames}
              readOnly={isSubmitting}
            />
          </div>
        )}
        {given && (
          <p className={styles.fixed}>
            <span>{fields.services.label}</span>
            {/* The early script may have written here what the modal was opened with. */}
            <strong {...{ [GIVEN]: '' }} suppressHydrationWarning>
              {given.services ?? ''}
            </strong>
            {isHydrated && caveat !== undefined && <span>{caveat}</span>}
          </p>
        )}
      </>
    ),
    message: (
      <Field {...field('message')} {...counted('message')}>
        {(aria) => <textarea {...aria} {...control('message')} rows={3} />}
      </Field>
    ),
    consent: asksConsent && (
      <Field {...field('consent')}>
        {(aria) => <input {...aria} type="checkbox" name="consent" aria-required />}
      </Field>
    ),
  };

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
      {fieldNames.map((name) => (
        <Fragment key={name}>{controls[name]}</Fragment>
      ))}
      <div className={`wrap ${styles.send}`}>
        {/* Not `disabled`, which would drop the focus: a submit while sending does nothing. */}
        <Button type="submit" aria-disabled={isSubmitting || undefined}>
          {isSubmitting && <span className={styles.spinner} aria-hidden />}
          <span>{isSubmitting ? sending : submitLabel}</span>
        </Button>
        <span role="status" className="hidden">
          {isSubmitting ? sending : ''}
        </span>
        {!asksConsent && <p className="soft">{privacy.notice}</p>}
      </div>
      {outcome && <InlineOutcome outcome={outcome} />}
      {(isHydrated || !given) && (
        <>
          <NoPhone />
          <PrivacyNotice />
        </>
      )}
    </form>
  );
}

/** The ways of who has no telephone. */
function NoPhone() {
  return (
    <p className="soft">
      {noPhone.question} <a href={`mailto:${site.email}`}>{noPhone.email}</a> {noPhone.or}{' '}
      <ExternalLink href={whatsappLink(whatsappPhone, direct.whatsappMessage)}>
        {noPhone.whatsapp}
      </ExternalLink>
      .
    </p>
  );
}

function ignore() {}
