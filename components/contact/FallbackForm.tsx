import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { addTyped } from '@/components/dom/add-typed';

type Props = {
  /** The `id` of the root element, which is the form or contains it. */
  id: string;
  /** The form's root element, if React has removed it from the page. */
  former?: Element;
  /** The links to WhatsApp, phone and e-mail that replace the button. */
  unavailable: ReactNode;
};

/** Keeps the HTML of a form whose chunk failed, with the typed text; the direct contact replaces its button. */
export function FallbackForm({ id, former, unavailable }: Props) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const form = (former ?? root)?.closest('form') ?? (former ?? root)?.querySelector('form');
  useEffect(() => {
    if (former) root?.append(former);
    for (const dialog of former?.querySelectorAll('dialog[open]') ?? []) {
      // Removing a dialog takes it out of the top layer, so it must be opened again.
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
        // Hydration keeps the HTML inside an element with `dangerouslySetInnerHTML`.
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
