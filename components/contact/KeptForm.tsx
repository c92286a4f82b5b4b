import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

type Props = {
  /** The `id` of the root, which is the form or holds it. */
  id: string;
  /** The direct ways. */
  unavailable: ReactNode;
};

/** Keeps the HTML of a form whose code failed, with what was typed in it; the direct ways replace its button. */
export function KeptForm({ id, unavailable }: Props) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const form = root?.closest('form') ?? root?.querySelector('form');
  useEffect(() => {
    // Absent where React re-rendered a translated page.
    if (root && !form) window.giveUpScript?.();
    form?.querySelector('[type=submit]')?.parentElement?.remove();
  }, [root, form]);
  const Root = document.getElementById(id)?.localName === 'form' ? 'form' : 'div';
  return (
    <>
      {/* Hydration keeps the content of such an element. */}
      <Root ref={setRoot} id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
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

/** Adds what was typed to the WhatsApp link's message. */
function addTyped({ target, currentTarget }: MouseEvent) {
  const link = (target as Element).closest<HTMLAnchorElement>('[href*="wa.me"]');
  const typed = new FormData(currentTarget.closest('form') ?? undefined).values();
  if (link) link.href = link.href.replace(/%0A.*/, '') + encodeURIComponent(['', ...typed].join('\n'));
}
