import { schemas, type DataFile } from '@/content/schema';
import words from './es-CO.json' with { type: 'json' };
import { pictureProblem } from './check-photo';

/*
 * Adds behaviour to Sveltia's page. It finds Sveltia's buttons by their labels, which come from our
 * translation.
 */

/** Adds the listeners that give Sveltia's page our behaviour. */
export function addBehaviour(): void {
  addEventListener('click', onClick, { capture: true });
  addEventListener('change', onFile, { capture: true });
  addEventListener('hashchange', nameForm);
  nameForm();
}

/** Events that the owner confirmed or that were checked, and that Sveltia may handle. */
const agreed = new WeakSet<Event>();

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : undefined;
  const button = target?.closest<HTMLElement>('button, [role=button]');
  if (button && !agreed.has(event)) {
    const label = button.getAttribute('aria-label') ?? button.textContent.trim();
    if (label === words.remove) {
      stop(event);
      void ask(words.own.remove, words.own.delete).then((isSure) => isSure && press(button));
    } else if (label === words.save_conflict.save_anyway) {
      // «Save anyway» would overwrite the other change. Reloading fetches it, and Sveltia offers to restore
      // the draft.
      stop(event);
      location.reload();
    }
  }
  if (button?.textContent.includes(`${words.add} `)) void showNewItem(button);
  // A norm opens beside the form, which may have what isn't saved yet.
  target?.closest('.hint a')?.setAttribute('target', '_blank');
  const link = target?.closest<HTMLAnchorElement>('a[href*="/personal-access-tokens/new"]');
  if (link) {
    const address = new URL(link.href);
    address.searchParams.set('name', words.own.key);
    link.href = address.href;
  }
}

/**
 * Keeps a list's new item, its last, in view until it hasn't moved for a quarter of a second, for two seconds at most.
 */
async function showNewItem(button: HTMLElement): Promise<void> {
  const list = button.closest('.toolbar')?.previousElementSibling;
  const count = list?.childElementCount;
  let [place, still] = [NaN, 0];
  for (let tries = 0; tries < 40 && still < 5 && button.isConnected; tries += 1) {
    await new Promise((resume) => setTimeout(resume, 50));
    const added = list?.childElementCount === count ? null : list?.lastElementChild;
    added?.scrollIntoView({ block: 'start' });
    const now = added?.getBoundingClientRect().top ?? NaN;
    [place, still] = [now, now === place ? still + 1 : 0];
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function press(button: HTMLElement): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  agreed.add(click);
  button.dispatchEvent(click);
}

/** Refuses an unusable picture when it is chosen, and passes any other on to Sveltia. */
function onFile(event: Event): void {
  const { target: input } = event;
  if (!(input instanceof HTMLInputElement) || input.type !== 'file' || agreed.has(event)) return;
  const files = [...(input.files ?? [])];
  if (files.length === 0) return;
  stop(event);
  const problems = files.map(async (file) =>
    pictureProblem(file.name, new Uint8Array(await file.arrayBuffer())),
  );
  void Promise.all(problems).then((found) => {
    const problem = found.find((each) => each !== undefined);
    if (problem === undefined) {
      const again = new Event('change', { bubbles: true });
      agreed.add(again);
      input.dispatchEvent(again);
      return;
    }
    input.value = '';
    void ask(`${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`);
  });
}

/**
 * Shows a message or question in a dialog.
 * @returns whether the `yes` button was pressed
 */
export function ask(said: string, yes?: string): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = 'own-dialog';
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-label', said);
  const text = Object.assign(document.createElement('p'), { textContent: said });
  const buttons = [yes, yes === undefined ? words.own.understood : words.own.keep]
    .filter((label) => label !== undefined)
    .map((label) => Object.assign(document.createElement('button'), { textContent: label, type: 'button' }));
  dialog.append(text, ...buttons);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    for (const button of buttons)
      button.addEventListener('click', () => dialog.close(button.textContent === yes ? 'yes' : ''));
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
  });
}

/** Shows the open form's name at the top, where Sveltia shows none on phones. */
function nameForm(): void {
  const file = /\/_singletons\/entries\/([\w-]+)/.exec(location.hash)?.[1];
  const label =
    file !== undefined && file in schemas ? schemas[file as DataFile].spec.meta?.label : undefined;
  let name = document.querySelector<HTMLElement>('.form-name');
  if (name === null) {
    name = Object.assign(document.createElement('h1'), { className: 'form-name' });
    (document.body ?? document.documentElement).append(name);
  }
  name.textContent = label ?? '';
}
