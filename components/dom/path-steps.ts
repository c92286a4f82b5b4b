/** Attribute of a step's words in the path: the id of what they lead to. */
export const STEP = 'data-step';

/** Attribute of a step's words: its answer, which Path.module.css shows. */
const RESULT = 'data-result';

/**
 * Shows a step's answer in the path, as a data attribute that a stylesheet displays and React leaves alone.
 * Does nothing on a page without a path; '' clears it.
 */
export function setStepResult(step: string, result: string): void {
  const words = document.querySelector<HTMLElement>(`[${STEP}='${step}']`);
  if (!words) return;
  if (result === '') words.removeAttribute(RESULT);
  else words.setAttribute(RESULT, result);
}

/**
 * Marks the step in view in the path: the one a little above the window's middle.
 * @returns a function that stops it
 */
export function followSteps(): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a:has(> [${STEP}])`)];
  if (links.length === 0) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const current = entries.find(({ isIntersecting }) => isIntersecting);
      if (!current) return;
      // The page's head has no id and belongs to the first step.
      const hash = current.target.id ? `#${current.target.id}` : links[0]?.hash;
      for (const link of links) link.ariaCurrent = link.hash === hash ? 'step' : null;
    },
    { rootMargin: '-40% 0% -60%' },
  );
  const steps = links.map(({ hash }) => document.getElementById(hash.slice(1)));
  for (const part of [document.querySelector('main header'), ...steps]) if (part) observer.observe(part);
  return () => observer.disconnect();
}
