import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { onDraftChange, readDraft, rereadDraft, saveDraft, type Source } from '@/lib/lead/contact-draft';
import { emptyContact, type ContactValues } from '@/lib/lead/contact-fields';
import { takeHeldSubmit } from '@/components/dom/held-submits';
import { firstTyped, readForm, writeForm } from './form-values';
import type { ContactPreset } from './use-contact-form';

type Listeners = {
  /** The form's values changed, by typing here or in another form, or from the draft. */
  readonly onChange: () => void;
  /** The form was sent and emptied. */
  readonly onClear: () => void;
};

/**
 * Restores values typed before hydration, else the draft; saves every change; and sends a held submit.
 * @param given the preset; a new one restores again
 * @param isHydrated whether the controls that only script renders are there, which restore then
 * @returns the handler of a changed control
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  given: ContactPreset,
  isHydrated: boolean,
  { onChange, onClear }: Listeners,
): () => void {
  const restore = useEffectEvent(() => {
    if (!form.current) return;
    const draft = readDraft();
    const start = { ...emptyContact, message: given.message ?? '' };
    const taken = firstTyped(readForm(form.current, draft), draft, start);
    writeForm(form.current, taken);
    saveDraft(taken, form.current);
    onChange();
  });
  useEffect(() => {
    if (form.current && takeHeldSubmit(form.current)) form.current.requestSubmit();
  }, [form]);

  const follow = useEffectEvent((changed: ContactValues, source: Source) => {
    // The form already has its own changes.
    if (!form.current || source === form.current) return;
    writeForm(form.current, changed);
    if (source === null) onClear();
    else onChange();
  });
  // Subscribed before restoring, so that no key typed in another form is overwritten.
  useLayoutEffect(() => onDraftChange((changed, source) => follow(changed, source)), []);

  // Before paint, so that typed values never disappear for a frame.
  useLayoutEffect(() => restore(), [given, isHydrated]);

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) rereadDraft();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  return () => {
    if (!form.current) return;
    const typed = readForm(form.current, readDraft());
    // Saved at once, because the visitor may leave before a render.
    saveDraft(typed, form.current);
    onChange();
  };
}
