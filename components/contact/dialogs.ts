import Swal from 'sweetalert2/dist/sweetalert2.esm.js';
import { openDialog } from '@/components/dom/leave';
import { loadStylesheet } from '@/components/dom/load-stylesheet';
import { measureScrollbar } from '@/components/dom/scrollbar';
import { contactWords } from '@/content/contact';
import styles from './dialogs.module.css';
import { harmlessHtml } from './harmless-html';
import type { Outcome } from './send-typed';

const { dialogs, direct } = contactWords;

/**
 * The library's stylesheet as a plain file: `!` and the address's end bypass the style loaders.
 * React reports neither that a chunk's stylesheet loaded nor that it failed.
 */
const stylesheet = new URL('!sweetalert2/dist/sweetalert2.css#file', import.meta.url).href;

const customClass = {
  container: styles.backdrop,
  popup: styles.popup,
  title: styles.title,
  htmlContainer: styles.text,
  confirmButton: styles.confirm,
  closeButton: styles.close,
  footer: styles.footer,
};

// Trusted types ask it about all markup, and only this library writes any.
window.harmlessHtml = harmlessHtml;

// Fetched ahead of the first outcome.
loadStylesheet(stylesheet).catch(() => undefined);

/**
 * Shows how sending ended, above everything else; closing returns the focus.
 * @throws when the stylesheet fails to load: an unstyled dialog would stand under the footer
 */
export async function showOutcome(outcome: Outcome): Promise<void> {
  await loadStylesheet(stylesheet);
  const { title, text } = dialogs[outcome.kind];
  const modal = openDialog();
  measureScrollbar();
  void Swal.fire({
    icon: outcome.kind === 'success' ? 'success' : 'error',
    iconColor: 'var(--guayacan)',
    // `title` and `html` would take markup.
    titleText: title,
    text,
    footer: outcome.kind === 'failure' ? whatsappWayOut(outcome.whatsapp) : undefined,
    confirmButtonText: dialogs.confirm,
    closeButtonAriaLabel: dialogs.close,
    showCloseButton: true,
    buttonsStyling: false,
    customClass,
    // A native modal dialog covers everything outside it.
    target: modal ?? document.body,
    heightAuto: false,
    // The library's padding would shift the page first.
    scrollbarPadding: false,
  });
}

/** An element, because a string would need trusted markup. */
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
