'use client';

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useCase, useResults } from '@/components/case/use-case';
import { ContactForm } from '@/components/contact/ContactForm';
import { DirectContact } from '@/components/contact/DirectContact';
import { Signature } from '@/components/contact/Signature';
import { useDraft } from '@/components/contact/use-contact-form';
import { afterPaint } from '@/components/dom/later';
import { CLOSES, withoutScript } from '@/components/dom/attributes';
import { endExit, loadExit, exitDialog } from '@/components/dom/dialog-exit';
import { presetIn, setPreset, type ModalPreset } from '@/components/dom/modal-preset';
import { useHydrated } from '@/components/dom/use-hydrated';
import { WhatsAppLink } from '@/components/links/WhatsAppLink';
import { contactWords } from '@/content/contact';
import { modalWords } from '@/content/small-words';
import { quickOptionMessage } from '@/content/layout';
import { fill } from '@/lib/words/fill';
import { chatLink } from '@/lib/words/site-words';
import styles from './ModalDialog.module.css';
import { dialogId, findDialog, modalIds, PRESET_GIVEN, type ModalId } from './trigger';

type Content = (props: { payload: ModalPreset }) => ReactNode;

/** Title and content of each modal. */
const registry: Readonly<Record<ModalId, { readonly title: string; readonly Content: Content }>> = {
  contact: { title: contactWords.heading, Content: ContactContent },
};

/** The page's modals. They are part of its HTML, and one may be opened before hydration. */
export function ModalDialogs() {
  return modalIds.map((id) => <ModalDialog key={id} id={id} />);
}

function ModalDialog({ id }: { id: ModalId }) {
  const { title, Content } = registry[id];
  const ref = useRef<HTMLDialogElement>(null);
  // The preset is read at two moments: in the first render, because the form may have a deferred submit to send with
  // it, and in the effect below, because a tap may open the dialog between that render and the effect.
  const [preset, givePreset] = useState<ModalPreset>(() => {
    const dialog = typeof document === 'undefined' ? null : findDialog(id);
    return dialog ? presetIn(dialog) : {};
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (dialog.open) {
      loadExit();
      givePreset(presentPreset(dialog));
    }
    const onPreset = () => {
      endExit(dialog);
      loadExit();
      givePreset(presetIn(dialog));
    };
    dialog.addEventListener(PRESET_GIVEN, onPreset);
    return () => dialog.removeEventListener(PRESET_GIVEN, onPreset);
  }, []);

  // The case may change after the dialog is opened, in another tab as well. Its button then proposes another message, or is
  // gone. The buttons follow the case, and what the tools find for it.
  const results = useResults();
  const { at } = useCase();
  useEffect(() => {
    afterPaint(() => {
      const dialog = ref.current;
      if (!dialog?.opener) return;
      const { services, message } = presetIn(dialog.opener);
      setPreset(dialog, { services, message: dialog.opener.isConnected ? message : undefined });
      givePreset(presentPreset(dialog));
    });
  }, [results, at]);

  return (
    <dialog
      ref={ref}
      id={dialogId(id)}
      className={styles.dialog}
      aria-labelledby={`${dialogId(id)}-title`}
      // Without a description NVDA reads the whole dialog as one (known before November 2026, not run here).
      aria-describedby={`${dialogId(id)}-first`}
      onCancel={(event) => {
        event.preventDefault();
        exitDialog(event.currentTarget);
      }}
      // At a second Escape browsers close a dialog without a `cancel` event.
      onClose={({ currentTarget }) => endExit(currentTarget)}
    >
      <div className={styles.head}>
        {/* The title takes the focus (dialog-buttons.ts). */}
        <h2 id={`${dialogId(id)}-title`} tabIndex={-1}>
          {title}
        </h2>
        <button
          type="button"
          className={`round ${styles.close}`}
          aria-label={modalWords.close}
          {...{ [CLOSES]: '' }}
        />
      </div>
      <div className={styles.body}>
        <Content payload={preset} />
        {/* Screen readers announce these contacts when a script fails to load and they show. */}
        <div role="alert">
          <div {...withoutScript}>
            <DirectContact introduction={contactWords.unavailable} />
          </div>
        </div>
      </div>
    </dialog>
  );
}

/** Replaces a dialog's former preset; an equal one stays, because a new object restarts the form. */
const presentPreset = (dialog: HTMLDialogElement) => (former: ModalPreset) => {
  const present = presetIn(dialog);
  const isEqual = present.services === former.services && present.message === former.message;
  return isEqual ? former : present;
};

function ContactContent({ payload }: { payload: ModalPreset }) {
  // React keeps the server's `href` during hydration, so the message is set by the render after it.
  const given = useHydrated() ? payload : {};
  const typed = useDraft().message;
  const message = messageOf(typed === null ? given : { ...given, message: typed || undefined });
  return (
    <>
      <Signature />
      <p id={`${dialogId('contact')}-first`} className={styles.first}>
        <WhatsAppLink href={chatLink(message)} label={contactWords.direct.whatsapp} />
      </p>
      <ContactForm id="contact-modal" given={payload} />
    </>
  );
}

/** The message that WhatsApp opens with. */
function messageOf({ services, message }: ModalPreset): string {
  if (message !== undefined) return message;
  if (services === undefined) return contactWords.direct.whatsappMessage;
  return fill(quickOptionMessage, { option: services });
}
