import { ANSWERS_LINK, OPENS, PRESET_MESSAGE } from '@/components/dom/attributes';
import { answersWords } from '@/content/answers-receipt';
import { chatLink } from '@/lib/words/site-words';

/**
 * Gives the answers' message to the page's other ways to contact the owner: a link of the header's WhatsApp list, and
 * the buttons of the contact modal that have no message of their own. All are server-rendered and not hydrated, so they
 * are safe to change by hand.
 * @returns a function that restores them
 */
export function presetAnswers(message: string): () => void {
  const link = document.querySelector<HTMLAnchorElement>(`a#${ANSWERS_LINK}`);
  const label = link?.firstChild;
  if (!link || !label) return () => undefined;
  const { href } = link;
  const { nodeValue } = label;
  const triggers = document.querySelectorAll(`[${OPENS}]:not([${PRESET_MESSAGE}])`);
  link.href = chatLink(message);
  label.nodeValue = answersWords.link;
  for (const trigger of triggers) trigger.setAttribute(PRESET_MESSAGE, message);
  return () => {
    link.href = href;
    label.nodeValue = nodeValue;
    for (const trigger of triggers) trigger.removeAttribute(PRESET_MESSAGE);
  };
}
