import { useEffect, useRef, type RefObject } from 'react';
import { takeHeldAction } from '@/lib/lead/held-actions';

/**
 * The form of a tool that answers in the page.
 *
 * After a submit the focus goes to what is new, so that it is seen, and read out once: the first
 * field in error, or else the answer (`[data-answer]`). A submit that came before the code is
 * made good when it arrives.
 * @param outcome changes with each submit; `null` while there is none
 */
export function useAnsweringForm(outcome: object | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (form.current && takeHeldAction(form.current)) form.current.requestSubmit();
  }, []);

  useEffect(() => {
    if (!outcome) return;
    const target =
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      form.current?.querySelector<HTMLElement>('[data-answer]');
    target?.focus();
  }, [outcome]);

  return form;
}
