import { useFormik, validateYupSchema, yupToFormErrors } from 'formik';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { loadTwice } from '@/components/ui/load-twice';
import { useHydrated } from '@/components/ui/use-hydrated';
import { site } from '@/content/site';
import { readDraft } from '@/lib/lead/contact-draft';
import { contactSchema, emptyContact, nearMax, type ContactValues } from '@/lib/lead/contact-fields';
import { readForm } from './form-values';
import { sendTyped, type Outcome } from './send-typed';
import { useDraft } from './use-draft';

/** What a page gives the form: services instead of a choice, and the start of a message. */
export type ContactPreset = { readonly services?: string; readonly message?: string };

/** The first call fetches the dialogs; the form makes it on its first focus, so that they are there in time. */
export function loadDialogs() {
  return loadTwice(() => import('./dialogs'));
}

const { consent } = site.privacy;
export const asksConsent = consent === 'checkbox';

/**
 * The form's rules, draft and sending. What is typed stays in the page's own controls (see `form-values.ts`), and is
 * read there when it is checked and when it is sent: while the page wakes, React may be late to render it.
 */
export function useContactForm(given: ContactPreset) {
  const { services } = given;
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  // Set only when the dialogs could not be fetched whole: the form then says it itself.
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
      // Before the first attempt to send no error depends on it, and a tap is answered sooner.
      if (submitCount > 0) void validateForm();
    },
    onClear: () => {
      count();
      resetForm();
    },
  });

  // In a modal that is opened again, nothing is wrong yet.
  useEffect(() => () => resetForm(), [given, resetForm]);

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);

  return {
    isHydrated,
    form,
    formik,
    /** Of each text that comes near its longest. */
    lengths,
    outcome,
    keepTyped,
    /** A submit while one is under way does nothing. */
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isSubmitting) handleSubmit(event);
    },
  };
}
