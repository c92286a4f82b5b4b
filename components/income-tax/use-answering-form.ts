import { useEffect, useRef, type RefObject } from 'react';
import { takeHeldSubmit } from '@/components/dom/held-submits';

/**
 * The form of a tool that answers in the page.
 *
 * After a submit the focus moves to the first invalid field or to the answer (`[data-answer]`), which is then seen
 * and read out once. A submit held before the code loaded is repeated.
 * @param outcome changes with each submit; `null` while there is none
 */
export function useAnsweringForm(outcome: object | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (form.current && takeHeldSubmit(form.current)) form.current.requestSubmit();
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
