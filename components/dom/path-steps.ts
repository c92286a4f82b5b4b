import { useEffect } from 'react';
import { RESULT } from './attributes';

/**
 * Shows a step's answer in the path, as long as the tool is shown. The answer is an attribute that the stylesheet displays.
 * Does nothing on a page without a path.
 * @param step id of the step's section
 */
export function useStepResult(step: string, result: string): void {
  useEffect(() => {
    const label = document.querySelector(`[href='#${step}'] > [${RESULT}]`);
    label?.setAttribute(RESULT, result);
    return () => label?.setAttribute(RESULT, '');
  }, [step, result]);
}

/**
 * Marks the path's link of the section in view: the one a little above the middle of the window.
 * @returns a function that ends it
 */
export function followSteps(): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a:has(> [${RESULT}])`)];
  if (links.length === 0) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const current = entries.find(({ isIntersecting }) => isIntersecting);
      if (!current) return;
      // The page's header has no id; it counts as the first step.
      const hash = current.target.id ? `#${current.target.id}` : links[0]?.hash;
      for (const link of links) link.ariaCurrent = link.hash === hash ? 'step' : null;
    },
    { rootMargin: '-40% 0% -60%' },
  );
  const steps = links.map(({ hash }) => document.getElementById(hash.slice(1)));
  for (const part of [document.querySelector('main header'), ...steps]) if (part) observer.observe(part);
  return () => observer.disconnect();
}
