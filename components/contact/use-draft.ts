import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { onDraftChange, readDraft, rereadDraft, saveDraft, type Source } from '@/lib/lead/contact-draft';
import { emptyContact, type ContactValues } from '@/lib/lead/contact-fields';
import { takeHeldAction } from '@/lib/lead/held-actions';
import { firstTyped, readForm, writeForm } from './form-values';
import type { ContactPreset } from './use-contact-form';

type Listeners = {
  /** What the form holds has changed: typed here or in another form of the page, or taken over. */
  readonly onChange: () => void;
  /** It was sent, and is empty again. */
  readonly onClear: () => void;
};

/**
 * Takes over what was typed before the script came, else what an earlier form left; keeps
 * every change; and sends what the visitor had tried to send before it could be.
 * @param given what it was opened with; taken over anew each time that is another
 * @param isHydrated whether the controls that come with the script are there: they take over their part then
 * @returns what to do when a control changes
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  given: ContactPreset,
  isHydrated: boolean,
  { onChange, onClear }: Listeners,
): () => void {
  const takeOver = useEffectEvent(() => {
    if (!form.current) return;
    const draft = readDraft();
    const start = { ...emptyContact, message: given.message ?? '' };
    const taken = firstTyped(readForm(form.current, draft), draft, start);
    writeForm(form.current, taken);
    saveDraft(taken, form.current);
    onChange();
  });
  useEffect(() => {
    if (form.current && takeHeldAction(form.current)) form.current.requestSubmit();
  }, [form]);

  const follow = useEffectEvent((changed: ContactValues, source: Source) => {
    // Its own changes are in it already.
    if (!form.current || source === form.current) return;
    writeForm(form.current, changed);
    if (source === null) onClear();
    else onChange();
  });
  // Before taking over: a key typed in another form in between would be overwritten by what this one holds.
  useLayoutEffect(() => onDraftChange((changed, source) => follow(changed, source)), []);

  // Before the paint: what was typed must not disappear, not even for a frame.
  useLayoutEffect(() => takeOver(), [given, isHydrated]);

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
    // Now, not once it is rendered: the visitor may be gone by then.
    saveDraft(typed, form.current);
    onChange();
  };
}
