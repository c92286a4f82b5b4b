import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { anchors, paths } from '@/content/page-anchors';
import libraryRules from '!sweetalert2/dist/sweetalert2.css#text';
import ownRules from '!./dialogs.css#text';
import Swal from 'sweetalert2/dist/sweetalert2.esm.js';
import { exitDialog, openDialog } from '@/components/dom/dialog-exit';
import { ExternalLink } from '@/components/links/ExternalLink';
import { contactWords } from '@/content/contact';
import { answersWithin } from '@/lib/words/offer';
import button from '@/components/ui/Button.module.css';
import { harmlessHtml } from './harmless-html';
import type { Outcome } from './send-typed';

const { dialogs } = contactWords;

// `require-trusted-types-for 'script'` refuses HTML until a policy allows it. SweetAlert2 is the only code that writes any.
window.trustedTypes?.createPolicy('default', { createHTML: harmlessHtml });

// Both stylesheets are in this chunk, the library's in a layer, so that any other rule overrides it.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`@layer library {${libraryRules}}${ownRules}`);
document.adoptedStyleSheets.push(sheet);

/** Shows the outcome in a dialog; closing it returns the focus. */
export function showOutcome(outcome: Outcome): void {
  const { title, text } = dialogs[outcome.kind];
  const modal = openDialog();
  // An element, because a string would need trusted markup; complete before the dialog is read out.
  const footer = document.createElement('div');
  flushSync(() => createRoot(footer).render(<OutcomeLinks {...outcome} />));
  const isEnd = modal !== null && outcome.kind === 'success';
  void Swal.fire({
    icon: outcome.kind === 'success' ? 'success' : 'error',
    iconColor: 'var(--icon)',
    // Set as text, because SweetAlert2's options `title` and `html` would accept markup.
    titleText: title,
    text,
    footer,
    confirmButtonText: dialogs.confirm,
    closeButtonAriaLabel: dialogs.close,
    showCloseButton: true,
    buttonsStyling: false,
    customClass: { confirmButton: button.button },
    // An open native dialog makes everything outside it inert, so this one is placed inside.
    target: modal ?? document.body,
    heightAuto: false,
    // Screen readers read the title and text of a popup that takes the focus.
    didOpen: (popup) => popup.focus(),
    // `scrollbar-gutter` already reserves the width of the scrollbar.
    scrollbarPadding: false,
    // After success the modal closes with the dialog and returns the focus to its trigger.
    returnFocus: !isEnd,
    willOpen: () => {
      const heading = Swal.getTitle();
      if (heading && outcome.kind === 'failure') heading.lang = dialogs.failure.language;
    },
    didClose: () => isEnd && exitDialog(modal),
  });
}

/** The links below the text. */
function OutcomeLinks({ kind, whatsapp, hasPapers }: Outcome) {
  return (
    <>
      {kind === 'success' && answersWithin !== undefined && <p>{answersWithin}</p>}
      <ExternalLink href={whatsapp}>{dialogs[kind].whatsapp}</ExternalLink>
      {hasPapers && (
        <a href={`${paths.incomeTax}#${anchors.documents}`} onClick={() => Swal.close()}>
          {dialogs.success.papers}
        </a>
      )}
    </>
  );
}
