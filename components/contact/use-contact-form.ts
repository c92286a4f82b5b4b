import { useFormik, validateYupSchema, yupToFormErrors } from 'formik';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { loadTwice } from '@/components/dom/load-twice';
import { useHydrated } from '@/components/dom/use-hydrated';
import { site } from '@/content/site';
import { readDraft } from '@/lib/lead/contact-draft';
import { contactSchema, emptyContact, nearMax, type ContactValues } from '@/lib/lead/contact-fields';
import { readForm } from './form-values';
import { sendTyped, type Outcome } from './send-typed';
import { useDraft } from './use-draft';

/** A page's preset: services that replace the choice, and the start of a message. */
export type ContactPreset = { readonly services?: string; readonly message?: string };

/** Fetches the dialogs at the first call, which the form makes on its first focus. */
export function loadDialogs() {
  return loadTwice(() => import('./dialogs'));
}

const { consent } = site.privacy;
export const asksConsent = consent === 'checkbox';

/**
 * The form's rules, draft and sending. Values are read from the controls (see `form-values.ts`).
 */
export function useContactForm(given: ContactPreset) {
  const { services } = given;
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  // Set only when the dialogs fail to load; the form then shows the outcome itself.
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const typed = () => (form.current ? readForm(form.current, readDraft()) : readDraft());
  const [lengths, setLengths] = useState<ReturnType<typeof nearMax>>({});
  const count = () => {
    const now = nearMax(typed());
    setLengths((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
  };
  const schema = contactSchema({ hasPreset: services !== undefined, asksConsent });

  const formik = useFormik<ContactValues>({
    initialValues: emptyContact,
    validate: () => validateYupSchema(typed(), schema).then(() => ({}), yupToFormErrors<ContactValues>),
    onSubmit: async () => {
      setOutcome(null);
      const ending = await sendTyped(typed(), services);
      await loadDialogs()
        .then(({ showOutcome }) => showOutcome(ending))
        .catch(() => setOutcome(ending));
    },
  });
  const { isSubmitting, submitCount, validateForm, resetForm, handleSubmit } = formik;

  const keepTyped = useDraft(form, given, isHydrated, {
    onChange: () => {
      count();
      // No error is shown before the first attempt to send.
      if (submitCount > 0) void validateForm();
    },
    onClear: () => {
      count();
      resetForm();
    },
  });

  // A reopened modal starts without errors.
  useEffect(() => () => resetForm(), [given, resetForm]);

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);

  return {
    isHydrated,
    form,
    formik,
    /** Length of each text near its limit. */
    lengths,
    outcome,
    keepTyped,
    /** Ignored while sending. */
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isSubmitting) handleSubmit(event);
    },
  };
}
