/**
 * Has a closed `<details>` laid out while the finger that will open it is still down: that is most of
 * the work of the frame that shows it, and the browser keeps what it did.
 */
export function layOutAhead(): void {
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const summary = target instanceof Element ? target.closest('summary') : null;
      // To be asked for its place, it must be laid out.
      summary?.parentElement?.lastElementChild?.getBoundingClientRect();
    },
    { passive: true },
  );
}
