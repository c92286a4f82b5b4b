import { loadTwice } from '@/components/dom/retry-import';

/** Fetches what opens and closes modals where a button's `command` or a dialog's `closedby` is unknown. */
export function answerInOldBrowsers(): void {
  if ('command' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype) return;
  loadTwice(() => import('@/components/modal/command-polyfill')).then(
    ({ answerPresses }) => answerPresses(),
    window.giveUpScript,
  );
}
