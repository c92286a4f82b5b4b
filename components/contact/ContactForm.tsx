'use client';

import type { ComponentPropsWithoutRef } from 'react';
import { Button } from '@/components/ui/Button';
import { CheckboxChips } from '@/components/ui/CheckboxChips';
import { ExternalLink } from '@/components/links/ExternalLink';
import { Field } from '@/components/ui/Field';
import { Working } from '@/components/ui/Working';
import { contactWords } from '@/content/contact';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { workingWords } from '@/content/small-words';
import type { ContactField } from '@/lib/lead/contact-fields';
import { answersWithin } from '@/lib/words/offer';
import styles from './ContactForm.module.css';
import { SERVICES_SHOWN, needsScript } from '@/components/dom/attributes';
import { type ModalPreset } from '@/components/dom/modal-preset';
import { PrivacyNotice } from './PrivacyNotice';
import type { Outcome } from './send-typed';
import { asksConsent, loadDialogs, useContactForm } from './use-contact-form';

type Props = {
  /** The form's `id`, and the prefix of its controls' ids. */
  id: string;
  /** Preset of the modal's form; its services replace the choice. */
  given?: ModalPreset;
};

const { dialogs, fields, noPhone, privacy, submit: submitLabel, sending } = contactWords;
const serviceNames = services.map(({ name }) => name);
const nothing: ModalPreset = {};

/** The contact form of the home page and of the modal. */
export function ContactForm({ id, given }: Props) {
  const { isHydrated, isSending, form, errors, notes, outcome, keepTyped, leave, submit } = useContactForm(
    given ?? nothing,
  );

  /** Props of a field: its label, hint, error and character count. */
  const field = (name: ContactField) => ({
    ...fields[name],
    id: `${id}-${name}`,
    error: errors[name]?.toString(),
    note: notes[name],
  });
  const control = (name: ContactField) => ({ name, readOnly: isSending });
  const text = (name: ContactField, attributes: ComponentPropsWithoutRef<'input'>, look?: 'half') => (
    <Field {...field(name)} look={look}>
      {(aria) => <input {...aria} {...control(name)} {...attributes} aria-required />}
    </Field>
  );

  /** Caveat of the preset service; its grid cell has no room for it. */
  const caveat = services.find(({ name, page }) => name === given?.services && !page)?.summary;

  return (
    // Outside a dialog, `method="dialog"` makes a submit before the script a no-op: no reload, no data in the address.
    <form
      id={id}
      ref={form}
      method="dialog"
      className={`screen ${styles.form}`}
      {...needsScript}
      onSubmit={submit}
      // Turns off the browser's messages, because the form shows errors in its own words.
      noValidate
      onChange={keepTyped}
      onBlur={leave}
      onFocus={() => void loadDialogs().catch(ignore)}
    >
      {text('name', { type: 'text', dir: 'auto', autoComplete: 'name', autoCapitalize: 'words' }, 'half')}
      {text('phone', { type: 'tel', autoComplete: 'tel' }, 'half')}
      {text('email', { type: 'email', inputMode: 'email', autoComplete: 'email' })}
      <div className={styles.choice}>
        <CheckboxChips
          {...field('services')}
          hint={fields.services.hint}
          name="services"
          options={serviceNames}
          readOnly={isSending}
        />
      </div>
      {given && (
        <p className={`wrap ${styles.fixed}`}>
          <span>{fields.services.label}</span>
          {/* The early script may already have written the preset services here. */}
          <strong {...{ [SERVICES_SHOWN]: '' }} suppressHydrationWarning>
            {given.services ?? ''}
          </strong>
          {isHydrated && caveat !== undefined && <span>{caveat}</span>}
        </p>
      )}
      <Field {...field('message')}>
        {(aria) => (
          <textarea
            {...aria}
            {...control('message')}
            dir="auto"
            rows={3}
            // The browser would bring back what the page proposed to the modal, as if it were typed.
            autoComplete={given && 'off'}
          />
        )}
      </Field>
      {asksConsent && (
        <Field {...field('consent')} look="tick">
          {(aria) => <input {...aria} type="checkbox" name="consent" aria-required />}
        </Field>
      )}
      <div className={`wrap ${styles.send}`}>
        {/* The button is not `disabled` while sending, because that would drop the focus; another submit is
            ignored. */}
        <span>
          <Button type="submit" aria-disabled={isSending || undefined}>
            {isSending && <span className={styles.spinner} aria-hidden />}
            <span>{isSending ? sending : submitLabel}</span>
          </Button>{' '}
          <Working words={workingWords} />
        </span>
        <span role="status" className="hidden">
          {isSending ? sending : ''}
        </span>
        {answersWithin !== undefined && <p className="soft">{answersWithin}</p>}
        {!asksConsent && <p className="soft">{privacy.notice}</p>}
      </div>
      {outcome && <InlineOutcome {...outcome} />}
      {/* In the modal, whose HTML is in every page, these two render only after hydration. They are below the
          button, so nothing moves. */}
      {(isHydrated || !given) && (
        <>
          <NoPhone />
          <PrivacyNotice />
        </>
      )}
    </form>
  );
}

/** The outcome of sending, when the dialogs chunk fails. */
function InlineOutcome({ kind, whatsapp }: Outcome) {
  const words = dialogs[kind];
  return (
    <div role="alert" className={styles.outcome}>
      <strong lang={kind === 'failure' ? dialogs.failure.language : undefined}>{words.title}</strong>
      <p>{words.text}</p>
      <ExternalLink href={whatsapp}>{words.whatsapp}</ExternalLink>
    </div>
  );
}

/** The alternative for visitors without a phone number. */
function NoPhone() {
  return (
    <p className="soft">
      {noPhone.question} <a href={`mailto:${site.email}`}>{noPhone.email}</a>.
    </p>
  );
}

function ignore() {}
