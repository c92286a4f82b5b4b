import { ISLAND, OPENS, PROPS, RESTORED, WAITING } from '@/components/dom/attributes';

/** Name of the tool that an element belongs to, also while the page is parsed; '' without one. */
export const islandName = (target: EventTarget | null) => toolAround(target)?.getAttribute(ISLAND) ?? '';

/** The host of the tool that an element belongs to. */
export function hostOf(target: EventTarget | null | undefined): HTMLElement | null {
  const tool = toolAround(target);
  return tool?.matches(`[${PROPS}]`) ? tool : (tool?.querySelector<HTMLElement>(`[${PROPS}]`) ?? null);
}

/** The element with the tool's name around an element, or around the dialog that it opens. */
function toolAround(target: EventTarget | null | undefined): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const dialog = document.getElementById(target.closest(`[${OPENS}]`)?.getAttribute(OPENS) ?? '');
  return (dialog ?? target).closest<HTMLElement>(`[${ISLAND}]`);
}

/** The part of the page that holds a tool and its fallback. */
export const scopeOf = (tool: Element): Element => tool.closest('dialog, section') ?? tool;

/**
 * Hosts of the tools that the visitor has opened or filled in so far, the focused one first; then those whose form has
 * answers of an earlier visit.
 */
export function hostsInUse(): HTMLElement[] {
  const used = document.querySelectorAll(`dialog[open], form[${WAITING}], form[${RESTORED}]`);
  const found = [document.activeElement, ...used].map(hostOf);
  return [...new Set(found.filter((host) => host !== null))];
}
