import 'sweetalert2/dist/sweetalert2.css';
import Swal from 'sweetalert2/dist/sweetalert2.esm.js';
import { contactWords } from '@/content/contact';
import styles from './dialogs.module.css';
import type { Outcome } from './use-contact-form';

const { dialogs, direct } = contactWords;

const customClass = {
  container: styles.backdrop,
  popup: styles.popup,
  title: styles.title,
  htmlContainer: styles.text,
  confirmButton: styles.confirm,
  closeButton: styles.close,
  footer: styles.footer,
};

/**
 * Says how the sending ended, above everything else; focus returns to where it was.
 * @throws where the style sheet did not come: bare, the dialog would stand under the footer
 */
export async function showOutcome(outcome: Outcome): Promise<void> {
  await styled();
  const { title, text } = dialogs[outcome.kind];
  const modal = document.querySelector<HTMLElement>('dialog[open]:not([data-closing])');
  void Swal.fire({
    icon: outcome.kind === 'success' ? 'success' : 'error',
    iconColor: 'var(--guayacan)',
    // Not `title` and `html`, which take markup.
    titleText: title,
    text,
    footer: outcome.kind === 'failure' ? whatsappWayOut(outcome.whatsapp) : undefined,
    confirmButtonText: dialogs.confirm,
    closeButtonAriaLabel: dialogs.close,
    showCloseButton: true,
    buttonsStyling: false,
    customClass,
    // A native modal dialog lies above everything that is not inside it.
    target: modal ?? document.body,
    heightAuto: false,
    // A modal already holds the page still.
    scrollbarPadding: !modal,
  });
}

/** Milliseconds after which a sheet that has not come is asked for once more, and after which it is given up. */
const ASK_AGAIN_AFTER = 1000;
const GIVE_UP_AFTER = 4000;
const LOOK_EVERY = 50;

/** Next inserts a chunk's style sheet by way of React: its import neither waits for it nor hears that it failed. */
async function styled(): Promise<void> {
  for (let waited = 0; !isStyled(); waited += LOOK_EVERY) {
    if (waited >= GIVE_UP_AFTER) throw new Error('the dialogs have no style sheet');
    if (waited === ASK_AGAIN_AFTER) askAgainForSheets();
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}

function askAgainForSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet && !link.disabled) link.replaceWith(link.cloneNode());
  }
}

function isStyled(): boolean {
  const probe = document.createElement('div');
  probe.className = 'swal2-container';
  document.body.append(probe);
  const { position } = getComputedStyle(probe);
  probe.remove();
  return position === 'fixed';
}

/** Built as an element: a string would have to be trusted as markup. */
function whatsappWayOut(address: string): HTMLElement {
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = dialogs.whatsapp;
  const newTab = document.createElement('span');
  newTab.className = 'hidden';
  newTab.textContent = ` ${direct.newTab}`;
  link.append(newTab);
  return link;
}
