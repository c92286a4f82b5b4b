import Swal from 'sweetalert2/dist/sweetalert2.esm.js';
import { loadSheet } from '@/components/ui/load-sheet';
import { measureScrollbar } from '@/components/ui/scrollbar';
import { contactWords } from '@/content/contact';
import styles from './dialogs.module.css';
import type { Outcome } from './send-typed';

const { dialogs, direct } = contactWords;

/**
 * The library's style sheet as a file, past the loaders of styles (`!`, and an address that ends otherwise).
 * As a chunk's sheet it would come by way of React, which tells neither when it is there nor that it failed.
 */
const sheet = new URL('!sweetalert2/dist/sweetalert2.css#file', import.meta.url).href;

const customClass = {
  container: styles.backdrop,
  popup: styles.popup,
  title: styles.title,
  htmlContainer: styles.text,
  confirmButton: styles.confirm,
  closeButton: styles.close,
  footer: styles.footer,
};

// Ahead of the first outcome, which waits for it.
loadSheet(sheet).catch(() => undefined);

/**
 * Says how the sending ended, above everything else; focus returns to where it was.
 * @throws where the style sheet did not come: bare, the dialog would stand under the footer
 */
export async function showOutcome(outcome: Outcome): Promise<void> {
  await loadSheet(sheet);
  const { title, text } = dialogs[outcome.kind];
  const modal = document.querySelector<HTMLElement>('dialog[open]:not([data-closing])');
  measureScrollbar();
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
    // It would lay the page out without the scrollbar first, and move it.
    scrollbarPadding: false,
  });
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
