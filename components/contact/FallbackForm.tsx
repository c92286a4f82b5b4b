import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { addTyped } from '@/components/dom/add-typed';

type Props = {
  /** The `id` of the root, which is the form or holds it. */
  id: string;
  /** The root, if React has removed it from the page. */
  former?: Element;
  /** The direct ways. */
  unavailable: ReactNode;
};

/** Keeps the HTML of a form whose code failed, with what was typed in it; the direct ways replace its button. */
export function FallbackForm({ id, former, unavailable }: Props) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const form = (former ?? root)?.closest('form') ?? (former ?? root)?.querySelector('form');
  useEffect(() => {
    if (former) root?.append(former);
    for (const dialog of former?.querySelectorAll('dialog[open]') ?? []) {
      // Removed from the page, it has lost its place above all else.
      dialog.removeAttribute('open');
      (dialog as HTMLDialogElement).showModal();
    }
    form?.querySelector('[type=submit]')?.parentElement?.remove();
  }, [root, former, form]);
  const Root = document.getElementById(id)?.localName === 'form' ? 'form' : 'div';
  return (
    <>
      {former ? (
        <div ref={setRoot} />
      ) : (
        // Hydration keeps the content of such an element.
        <Root ref={setRoot} id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      )}
      {form &&
        createPortal(
          <div role="alert" onClick={addTyped}>
            {unavailable}
          </div>,
          form,
        )}
    </>
  );
}
