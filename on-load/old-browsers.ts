import { NEEDS_SCRIPT } from '@/components/dom/attributes';
import { fetchPart } from '@/components/dom/page-files';

/** Does what browsers that lack a feature of the page would do. */
export function answerInOldBrowsers(): void {
  if (!('name' in HTMLDetailsElement.prototype)) closeFoldsOfTheSameName();
  answerCommands();
}

/** Closes the open `<details>` of a group when another of its name opens. */
function closeFoldsOfTheSameName(): void {
  addEventListener(
    'toggle',
    ({ target }) => {
      const name = target instanceof HTMLDetailsElement && target.open && target.getAttribute('name');
      if (!name) return;
      for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"][open]`))
        if (other !== target) other.open = false;
    },
    true,
  );
}

const triggers = () => document.querySelectorAll(`[commandfor][${NEEDS_SCRIPT}]`);

/** Fetches the polyfill that opens and closes modals in browsers without `command` or `closedby`. */
function answerCommands(): void {
  if ('command' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype) return;
  fetchPart('command-polyfill')
    .then(() => import('@/components/modal/command-polyfill'))
    .then(
      ({ polyfillCommands }) => polyfillCommands(),
      () => triggers().forEach((trigger) => window.showWaysOut?.(trigger.parentElement ?? trigger)),
    );
}
