import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ContactForm } from '@/components/contact/ContactForm';
import { DirectContact } from '@/components/contact/DirectContact';
import { Signature } from '@/components/contact/Signature';
import { findFormer, takeFormer } from '@/components/dom/former-form';
import { endExit, loadExit, exitDialog } from '@/components/dom/dialog-exit';
import { useHydrated } from '@/components/dom/use-hydrated';
import { WhatsAppLink } from '@/components/links/WhatsAppLink';
import { contactWords } from '@/content/contact';
import { modalWords } from '@/content/modal';
import { quickOptionMessage } from '@/content/quick-options';
import { fill } from '@/lib/words/fill';
import { whatsappPhone } from '@/lib/words/site-words';
import { whatsappLink } from '@/lib/words/whatsapp';
import { presetIn } from './command-events';
import { runCommand } from './command-polyfill';
import styles from './ModalDialog.module.css';
import { dialogId, findDialog, modalIds, type ModalId, type ModalPayload } from './modals';

type Content = (props: { payload: ModalPayload }) => ReactNode;

/** Title and content of each modal. */
const registry: Readonly<Record<ModalId, { readonly title: string; readonly Content: Content }>> = {
  contact: { title: contactWords.heading, Content: ContactContent },
};

/** The page's modals, part of its HTML; one may be open before it is hydrated. */
export function ModalDialogs({ id }: { id: string }) {
  return (
    <div id={id}>
      {modalIds.map((modal) => (
        <ModalDialog key={modal} id={modal} />
      ))}
    </div>
  );
}

function ModalDialog({ id }: { id: ModalId }) {
  const { title, Content } = registry[id];
  const ref = useRef<HTMLDialogElement>(null);
  // It may be open already, and a deferred submit needs its preset from the first render on.
  const [payload, setPayload] = useState(() => presetBefore(id));

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const former = takeFormer(dialog);
    if (former?.open) {
      Object.assign(dialog.dataset, former.dataset);
      dialog.showModal();
    }
    if (dialog.open) loadExit();
    // It may have been opened since the first render. An equal preset must stay the same object.
    const preset = presetIn(dialog);
    setPayload((before) =>
      before.services === preset.services && before.message === preset.message ? before : preset,
    );
    const onOpen = (event: Event) => {
      if ((event as CommandEvent).command !== 'show-modal') return;
      endExit(dialog);
      loadExit();
      setPayload(presetIn(dialog));
    };
    // It opens at its start; its last element is what scrolls. React gives a hydrated dialog no `onToggle`.
    const scrollToStart = () => dialog.lastElementChild?.scrollTo(0, 0);
    dialog.addEventListener('command', onOpen);
    dialog.addEventListener('toggle', scrollToStart);
    return () => {
      dialog.removeEventListener('command', onOpen);
      dialog.removeEventListener('toggle', scrollToStart);
    };
  }, [id]);

  return (
    <dialog
      ref={ref}
      id={dialogId(id)}
      className={styles.dialog}
      closedby="any"
      aria-labelledby={`${dialogId(id)}-title`}
      onCancel={(event) => {
        event.preventDefault();
        exitDialog(event.currentTarget);
      }}
      // Browsers close a dialog at a second Escape without asking.
      onClose={({ currentTarget }) => endExit(currentTarget)}
    >
      <div className={styles.head}>
        {/* Focusing the first field would open a phone's keyboard over the modal. */}
        <h2 id={`${dialogId(id)}-title`} tabIndex={-1} autoFocus>
          {title}
        </h2>
        <button
          type="button"
          command="request-close"
          commandfor={dialogId(id)}
          className={`round ${styles.close}`}
          aria-label={modalWords.close}
        />
      </div>
      <div className={styles.body}>
        <Content payload={payload} />
        {/* Read out where script fails and the early script shows it. */}
        <div role="alert">
          <noscript>
            <DirectContact introduction={contactWords.unavailable} />
          </noscript>
        </div>
      </div>
    </dialog>
  );
}

/** Opens or closes a modal from code by simulating its button; unknown ids are ignored. */
export function press(id: ModalId, command: string, payload: ModalPayload = {}): void {
  const dialog = findDialog(id);
  const button = document.createElement('button');
  for (const [name, value] of Object.entries(payload)) if (value !== undefined) button.dataset[name] = value;
  if (dialog) runCommand(dialog, command, button);
}

/** The preset of a dialog that was opened before its first render; `{}` on the server. */
function presetBefore(id: ModalId): ModalPayload {
  if (typeof document === 'undefined') return {};
  const dialog = findFormer(dialogId(id)) ?? findDialog(id);
  return dialog ? presetIn(dialog) : {};
}

function ContactContent({ payload }: { payload: ModalPayload }) {
  // React keeps the address in the HTML while it hydrates.
  const message = messageOf(useHydrated() ? payload : {});
  return (
    <>
      <Signature />
      <p className={styles.first}>
        <WhatsAppLink href={whatsappLink(whatsappPhone, message)} label={contactWords.direct.whatsapp} />
      </p>
      <ContactForm id="contact-modal" given={payload} />
    </>
  );
}

/** What WhatsApp opens with: the preset in words. */
function messageOf({ services, message }: ModalPayload): string {
  if (message !== undefined) return message;
  if (services === undefined) return contactWords.direct.whatsappMessage;
  return fill(quickOptionMessage, { option: services });
}
