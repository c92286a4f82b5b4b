import { useFormik } from 'formik';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { loadTwice } from '@/components/ui/load-twice';
import { contactWords } from '@/content/contact';
import { site } from '@/content/site';
import { clearDraft, onDraftChange, readDraft, sameValues, saveDraft } from '@/lib/contact-draft';
import { contactRequest, servicesText, trackingPayload } from '@/lib/contact-request';
import { contactSchema, emptyContact, type ContactValues } from '@/lib/contact-schema';
import { fill } from '@/lib/fill';
import { takeHeldAction } from '@/lib/held-actions';
import { sendLead } from '@/lib/send-lead';
import { whatsappPhone } from '@/lib/site-words';
import { whatsappLink } from '@/lib/whatsapp';

/** What a page gives the form: services instead of a choice, and the start of a message. */
export type ContactPreset = { readonly services?: string; readonly message?: string };

/** How a sending ended; a failure has a WhatsApp link that carries what was typed. */
export type Outcome = { readonly kind: 'success' } | { readonly kind: 'failure'; readonly whatsapp: string };

const TEXTS = ['name', 'phone', 'email', 'message'] as const;

/** The first call fetches the dialogs; the form makes it on its first focus, so that they are there in time. */
export function loadDialogs() {
  return loadTwice(() => import('./dialogs'));
}

const { consent } = site.privacy;
export const asksConsent = consent === 'checkbox';

/** The form's values, rules, draft and sending. */
export function useContactForm(preset: ContactPreset) {
  const form = useRef<HTMLFormElement>(null);
  // Set only when the dialogs could not be fetched whole: the form then says it itself.
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const formik = useFormik({
    initialValues: emptyContact,
    validationSchema: contactSchema({ hasPreset: preset.services !== undefined, asksConsent }),
    validateOnBlur: false,
    onSubmit: async (values) => {
      setOutcome(null);
      const { ok } = await sendLead({
        contact: contactRequest(values, preset.services),
        tracking: trackingPayload(values, site.tracking.emailField),
      });
      // What was changed meanwhile, in a form opened anew, has not been sent: it stays.
      if (ok && sameValues(readDraft(), values)) clearDraft();
      const ending: Outcome = ok
        ? { kind: 'success' }
        : { kind: 'failure', whatsapp: whatsappLink(whatsappPhone, typedText(values, preset.services)) };
      await loadDialogs()
        .then(({ showOutcome }) => showOutcome(ending))
        .catch(() => setOutcome(ending));
    },
  });

  const keepTyped = useDraft(form, formik, preset.message);

  const { values, isSubmitting, submitCount, handleSubmit } = formik;
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);

  return {
    form,
    formik,
    outcome,
    keepTyped,
    /** A submit while one is under way does nothing. */
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isSubmitting) return;
      // Formik checks and sends what was rendered last; while the page wakes, that may lack the last letters.
      if (form.current && !sameValues(readForm(form.current), values)) flushSync(keepTyped);
      handleSubmit(event);
    },
  };
}

type DraftedForm = Pick<ReturnType<typeof useFormik<ContactValues>>, 'values' | 'setValues' | 'resetForm'>;

/**
 * Takes over what was typed before the script came, else what an earlier form left; keeps
 * every change; and sends what the visitor had tried to send before it could be.
 *
 * The page's own controls hold what is typed and formik follows them, not the other way
 * round: while another part of the page is still waking, React may be late to render, and
 * a controlled input would meanwhile put back what it was.
 * @returns what to do when a control changes
 */
function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { values, setValues, resetForm }: DraftedForm,
  message: string | undefined,
): () => void {
  const takeOver = useEffectEvent(() => {
    if (!form.current) return;
    const given = { ...emptyContact, message: message ?? '' };
    const taken = firstTyped(readForm(form.current), readDraft(), given);
    writeForm(form.current, taken);
    void setValues(taken);
    saveDraft(taken, form.current);
  });
  // Before the paint: what was typed must not disappear, not even for a frame.
  useLayoutEffect(() => takeOver(), []);

  const hasTakenOver = useRef(false);
  useEffect(() => {
    // The values of the first render are empty: those taken over come with the second.
    if (!hasTakenOver.current) {
      hasTakenOver.current = true;
      return;
    }
    if (form.current && takeHeldAction(form.current)) form.current.requestSubmit();
  }, [values, form]);

  const follow = useEffectEvent((changed: ContactValues, source: Element | null) => {
    // Its own changes come back late: by then it may hold newer ones.
    if (!form.current || source === form.current) return;
    writeForm(form.current, changed);
    if (source === null) resetForm();
    else void setValues(changed);
  });
  useEffect(() => onDraftChange((changed, source) => follow(changed, source)), []);

  return () => {
    if (!form.current) return;
    const typed = readForm(form.current);
    // Now, not once it is rendered: the visitor may be gone by then.
    saveDraft(typed, form.current);
    void setValues(typed);
  };
}

function readForm(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  const text = (name: (typeof TEXTS)[number]) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    // A form with given services has none to choose: those chosen elsewhere stay.
    services: form.elements.namedItem('services')
      ? data.getAll('services').map(String)
      : readDraft().services,
    message: text('message'),
    consent: data.has('consent'),
  };
}

function writeForm(form: HTMLFormElement, values: ContactValues): void {
  for (const name of TEXTS) {
    const control = form.elements.namedItem(name);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    // Writing what is there already would move the caret to its end.
    if (isText && control.value !== values[name]) control.value = values[name];
  }
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
    box.checked = box.name === 'consent' ? values.consent : values.services.includes(box.value);
  }
}

/** Field by field, the first of the candidates that has something in it. */
function firstTyped(...candidates: readonly ContactValues[]): ContactValues {
  const text = (name: (typeof TEXTS)[number]) => candidates.map((values) => values[name]).find(Boolean) ?? '';
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    services: candidates.map(({ services }) => services).find(({ length }) => length > 0) ?? [],
    message: text('message'),
    consent: candidates.some(({ consent }) => consent),
  };
}

/** What was typed, as the text of a WhatsApp message. */
function typedText(values: ContactValues, preset?: string): string {
  const words = {
    name: values.name,
    services: servicesText(values.services, preset),
    message: values.message,
  };
  return contactWords.whatsappLines
    .filter((line) => fill(line, words) !== fill(line, { name: '', services: '', message: '' }))
    .map((line) => fill(line, words))
    .join('\n');
}
