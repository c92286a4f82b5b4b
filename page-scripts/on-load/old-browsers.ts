/** Closes the open `<details>` of a group when another of its name opens, in browsers that don't. */
export function answerInOldBrowsers(): void {
  if ('name' in HTMLDetailsElement.prototype) return;
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
