import { retryOnce } from '@/components/dom/retry-once';

/** Fetches the polyfill that opens and closes modals in browsers without `command` or `closedby`. */
export function answerInOldBrowsers(): void {
  if ('command' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype) return;
  retryOnce(() => import('@/components/modal/command-polyfill')).then(
    ({ polyfillCommands }) => polyfillCommands(),
    window.giveUpScript,
  );
}
