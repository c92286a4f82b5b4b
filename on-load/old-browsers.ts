import { retryOnce } from '@/components/dom/retry-once';

/** Fetches what opens and closes modals where a button's `command` or a dialog's `closedby` is unknown. */
export function answerInOldBrowsers(): void {
  if ('command' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype) return;
  retryOnce(() => import('@/components/modal/command-polyfill')).then(
    ({ polyfillCommands }) => polyfillCommands(),
    window.giveUpScript,
  );
}
