import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ContactForm } from '@/components/contact/ContactForm';
import { GIVEN } from '@/components/contact/given';
import { Signature } from '@/components/contact/Signature';
import { endWayOut, fetchWayOut, leave } from '@/components/dom/leave';
import { useHydrated } from '@/components/dom/use-hydrated';
import { WhatsAppLink } from '@/components/links/WhatsAppLink';
import { contactWords } from '@/content/contact';
import { modalWords } from '@/content/modal';
import { quickOptionMessage } from '@/content/quick-options';
import { fill } from '@/lib/words/fill';
import { whatsappPhone } from '@/lib/words/site-words';
import { whatsappLink } from '@/lib/words/whatsapp';
import { payloadOf } from './commands';
import { invoke } from './invoke';
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
  const [payload, setPayload] = useState(() => openedEarly(id));

  useLayoutEffect(() => {
    const dialog = ref.current;
    const take = (event: Event) => {
      const given = payloadOf(event);
      if (!dialog || !given) return;
      endWayOut(dialog);
      fetchWayOut();
      setPayload(given);
    };
    // React replaces the dialog of a page that a browser translated.
    const { openModal } = window;
    if (dialog?.open === false && openModal?.id === dialog.id) {
      dialog.showModal();
      setPayload(openModal.payload);
    }
    if (dialog?.open) {
      fetchWayOut();
      // It may have been opened since the first render.
      const payload = openedEarly(id);
      const isKnown = ({ services, message }: ModalPayload) =>
        services === payload.services && message === payload.message;
      setPayload((before) => (isKnown(before) ? before : payload));
    }
    // A dialog opened again begins at its start; its last element is what scrolls.
    const scrollToStart = () => dialog?.lastElementChild?.scrollTo(0, 0);
    dialog?.addEventListener('command', take);
    // React gives a hydrated dialog no `onToggle`.
    dialog?.addEventListener('toggle', scrollToStart);
    return () => {
      dialog?.removeEventListener('command', take);
      dialog?.removeEventListener('toggle', scrollToStart);
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
        leave(event.currentTarget);
      }}
      // Browsers close a dialog at a second Escape without asking.
      onClose={({ currentTarget }) => endWayOut(currentTarget)}
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
      </div>
    </dialog>
  );
}

/** Presses, for code, a button that is nowhere; under an id that is not registered nothing happens. */
export function press(id: ModalId, command: string, payload: ModalPayload = {}): void {
  const dialog = findDialog(id);
  const button = document.createElement('button');
  for (const [name, value] of Object.entries(payload)) if (value !== undefined) button.dataset[name] = value;
  if (dialog) invoke(dialog, command, button);
}

/** Read at the first render, so that it matches what the early script wrote. */
function openedEarly(id: ModalId): ModalPayload {
  if (typeof document === 'undefined') return {};
  const services = findDialog(id)?.querySelector(`[${GIVEN}]`)?.textContent || undefined;
  return { services, message: window.openModal?.payload.message };
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
