import { useFormik, validateYupSchema, yupToFormErrors } from 'formik';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type FormEvent,
} from 'react';
import { READY, WAITING } from '@/components/dom/attributes';
import { afterPress } from '@/components/dom/after-press';
import { takeDeferredSubmit } from '@/components/dom/deferred-submits';
import { fetchPart } from '@/components/dom/page-files';
import { useHydrated } from '@/components/dom/use-hydrated';
import type { ModalPreset } from '@/components/dom/modal-preset';
import { contactWords } from '@/content/contact';
import { site } from '@/content/site';
import {
  addToDraft,
  emptyDraft,
  onDraftChange,
  readDraft,
  saveDraft,
  takeFields,
  type Draft,
} from '@/lib/lead/contact-draft';
import {
  contactSchema,
  countsOf,
  emptyContact,
  mayLackDigit,
  type ContactValues,
} from '@/lib/lead/contact-fields';
import { isEmail, readForm, valuesIn, writeForm } from './form-values';
import { sendTyped, type Outcome } from './send-typed';

/** Loads the dialogs chunk; the form calls it when one of its fields is touched. */
export function loadDialogs() {
  return fetchPart('dialogs').then(() => import('./dialogs'));
}

/** Milliseconds that the outcome waits for its dialog; after that it is said inside the form. */
const DIALOGS_MS = 3_000;

/** Milliseconds in which a tap on «Enviar» is painted before the form is validated. A hidden page paints nothing. */
const FRAMES_MS = 30;

export const asksConsent = site.privacy.consent === 'checkbox';

/** The draft, rendered again at each change; `emptyDraft` on the server. */
export function useDraft(): Draft {
  return useSyncExternalStore(onDraftChange, readDraft, () => emptyDraft);
}

/**
 * Validation, draft and sending of the form. Values are read from the controls (see `form-values.ts`).
 * @param given the preset, whose message is proposed until the visitor changes it; a new object is written into the form
 */
export function useContactForm(given: ModalPreset) {
  const { services, message: proposed = '' } = given;
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  // Set only when the dialogs chunk fails or is late; the form then shows the outcome inline.
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // Formik's `isSubmitting` is true while the form is validated, too, and nothing is sent then.
  const [isSending, setSending] = useState(false);
  // The phone number when its field last lost the focus: a number is not questioned while it is being typed.
  const [phoneLeft, setPhoneLeft] = useState('');
  // The message that the form was last given: another one in its field is the visitor's.
  const shown = useRef('');
  const draft = useDraft();

  /** The draft as the form shows it. */
  const withProposal = (values: Draft): ContactValues => ({ ...values, message: values.message ?? proposed });
  const typed = (): Draft => {
    const known = readDraft();
    if (!form.current) return known;
    const values = readForm(form.current);
    const { message, wasProposed } = known;
    if (values.message === shown.current) return { ...values, message, wasProposed };
    return { ...values, wasProposed: wasProposed ?? (message === null && shown.current !== '') };
  };
  const keepTyped = () => saveDraft(typed());
  const show = (values: Draft) => {
    const shownValues = withProposal(values);
    if (form.current) writeForm(form.current, shownValues);
    shown.current = shownValues.message;
  };
  const schema = contactSchema({ hasPreset: services !== undefined, asksConsent });

  const validateTyped = async () => {
    const values = withProposal(typed());
    await new Promise((resolve) => setTimeout(resolve, FRAMES_MS));
    const problems = await validateYupSchema(values, schema).then(() => ({}), yupToFormErrors<ContactValues>);
    // An error that goes moves the button.
    await new Promise<void>(afterPress);
    return { ...(!isEmail(values.email) && { email: contactWords.errors.emailInvalid }), ...problems };
  };

  const { errors, isSubmitting, submitCount, validateForm, resetForm, handleSubmit } =
    useFormik<ContactValues>({
      // These values are never shown nor sent: the controls hold the typed ones (`form-values.ts`).
      initialValues: emptyContact,
      validate: validateTyped,
      onSubmit: async () => {
        setOutcome(null);
        setSending(true);
        // Save first: an extension may have filled a field without an event, and only the draft is cleared after sending.
        keepTyped();
        const ending = await sendTyped(withProposal(readDraft()), services);
        const late = new Promise<never>((_, reject) => setTimeout(reject, DIALOGS_MS));
        await Promise.race([loadDialogs(), late])
          .then(({ showOutcome }) => showOutcome(ending))
          .catch(() => setOutcome(ending));
        setSending(false);
      },
    });

  // Text typed before hydration wins over the draft.
  const restore = useEffectEvent(() => {
    addToDraft(valuesIn(takeFields()));
    addToDraft(typed());
    show(readDraft());
    if (!form.current?.querySelector('[name=phone]:focus')) setPhoneLeft(readDraft().phone);
  });
  // A layout effect runs before the paint, so typed values never disappear for a frame. What is being sent stays.
  useLayoutEffect(() => {
    // From now on the form keeps what is typed: what its field shows may be the page's proposal.
    form.current?.setAttribute(READY, '');
    if (!isSending) restore();
  }, [given, isSending]);

  // Safari empties fields with `autocomplete=off` when «Back» shows a page that it kept (seen before November 2026, version not noted;
  // a unit test imitates it).
  const putBack = useEffectEvent(() => show(readDraft()));
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setTimeout(putBack);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const follow = useEffectEvent(() => {
    // Read the latest draft, since a key may have been pressed after the render.
    show(readDraft());
    if (submitCount === 0) return;
    if (draft === emptyDraft) resetForm();
    // While a text is being typed its error would be read out at every key; `leave` validates it.
    else if (!form.current?.querySelector(':is(input:not([type=checkbox]), textarea):focus'))
      void validateForm();
  });
  useLayoutEffect(() => follow(), [draft]);

  useEffect(() => {
    if (!form.current) return;
    // React sends no focus event for a field that was touched before hydration.
    if (form.current.matches(`:focus-within, [${WAITING}]`)) void loadDialogs().catch(() => undefined);
    if (takeDeferredSubmit(form.current)) form.current.requestSubmit();
  }, [form]);

  // A reopened modal starts without errors.
  useEffect(() => () => resetForm(), [given, resetForm]);

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);

  return {
    isHydrated,
    isSending,
    form,
    /** Empty until the first attempt to send. */
    errors: submitCount > 0 ? errors : {},
    /** Character counts of long texts, and a question about the phone number. */
    notes: {
      ...countsOf(withProposal(draft)),
      phone: phoneLeft === draft.phone && mayLackDigit(phoneLeft) ? contactWords.missingDigit : '',
    },
    leave: ({ target }: FocusEvent<HTMLElement>) =>
      afterPress(() => {
        if (target instanceof HTMLInputElement && target.name === 'phone') setPhoneLeft(target.value);
        if (submitCount > 0) void validateForm();
      }),
    outcome,
    keepTyped,
    /** Sends the form; a second submit is ignored while one is being sent. */
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isSubmitting) handleSubmit(event);
    },
  };
}
