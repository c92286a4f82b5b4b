import { newTab } from '@/content/new-tab';
import { places } from '@/content/page-anchors';
import rules from '!sweetalert2/dist/sweetalert2.css#text';
import Swal from 'sweetalert2/dist/sweetalert2.esm.js';
import { exitDialog, openDialog } from '@/components/dom/dialog-exit';
import { contactWords } from '@/content/contact';
import { pages } from '@/content/pages';
import { responseTime } from '@/lib/words/offer';
import styles from './dialogs.module.css';
import { harmlessHtml } from './harmless-html';
import type { Outcome } from './send-typed';

const { dialogs } = contactWords;

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

// The library's rules come with its code, in a layer, so that the page's own win over them.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`@layer library {${rules}}`);
document.adoptedStyleSheets.push(sheet);

/** Shows how sending ended, above everything else; closing returns the focus. */
export function showOutcome(outcome: Outcome): void {
  const { title, text } = dialogs[outcome.kind];
  const modal = openDialog();
  const isEnd = modal !== null && outcome.kind === 'success';
  void Swal.fire({
    icon: outcome.kind === 'success' ? 'success' : 'error',
    iconColor: 'var(--icon)',
    // `title` and `html` would take markup.
    titleText: title,
    text,
    footer: waysOn(outcome),
    confirmButtonText: dialogs.confirm,
    closeButtonAriaLabel: dialogs.close,
    showCloseButton: true,
    buttonsStyling: false,
    customClass,
    // A native modal dialog covers everything outside it.
    target: modal ?? document.body,
    heightAuto: false,
    // The scrollbar keeps its place (`scrollbar-gutter`).
    scrollbarPadding: false,
    // The modal, sent, leaves after its dialog and returns the focus to its trigger.
    returnFocus: !isEnd,
    didClose: () => isEnd && exitDialog(modal),
  });
}

/** Elements, because a string would need trusted markup. */
function waysOn({ kind, whatsapp, hasPapers }: Outcome): HTMLElement {
  const ways = document.createElement('div');
  const answersWithin = responseTime();
  if (kind === 'success' && answersWithin !== undefined)
    ways.append(Object.assign(document.createElement('p'), { textContent: answersWithin }));
  const chat = linkTo(whatsapp, dialogs[kind].whatsapp);
  const note = document.createElement('span');
  note.className = 'hidden';
  note.textContent = ` ${newTab}`;
  chat.append(note);
  ways.append(Object.assign(chat, { target: '_blank' }));
  if (hasPapers) {
    const papers = linkTo(`${pages.incomeTax.path}#${places.documents}`, dialogs.success.papers);
    papers.onclick = () => Swal.close();
    ways.append(papers);
  }
  return ways;
}

function linkTo(address: string, text: string): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { href: address, textContent: text });
}
