/**
 * Tells beside a step of the path what was answered for it, as a data attribute that a style sheet shows: React
 * does not own it and so leaves it alone. Nothing, where the page has no path; '' takes it back.
 */
export function setStepResult(step: string, result: string): void {
  const item = document.querySelector<HTMLElement>(`[data-step='${step}']`);
  if (!item) return;
  if (result === '') delete item.dataset.result;
  else item.dataset.result = result;
}

/**
 * Marks in the path the step that is being read, the one a little above the middle of the window.
 * @returns how to stop
 */
export function followSteps(): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-step] > a')];
  if (links.length === 0) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const current = entries.find(({ isIntersecting }) => isIntersecting);
      if (!current) return;
      for (const link of links) link.ariaCurrent = link.hash === `#${current.target.id}` ? 'step' : null;
    },
    { rootMargin: '-40% 0% -60%' },
  );
  for (const { hash } of links) {
    const step = document.getElementById(hash.slice(1));
    if (step) observer.observe(step);
  }
  return () => observer.disconnect();
}
