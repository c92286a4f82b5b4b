import { FORM_TOOL, ISLAND, OPENS, RESTORED, WAITING } from './attributes';

/** The hosts of the page's tools, in the order of the page. */
export const islandHosts = () => [...document.querySelectorAll<HTMLElement>(`[${ISLAND}]`)];

/** Name of a host's tool. */
export const islandName = (host: Element) => host.getAttribute(ISLAND) ?? '';

/** The host of the tool that an element belongs to: around it, or in the same form. */
export function hostOf(target: EventTarget | null | undefined): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const dialog = document.getElementById(target.closest(`[${OPENS}]`)?.getAttribute(OPENS) ?? '');
  const inForm = target.closest('form')?.querySelector<HTMLElement>(`[${ISLAND}]`);
  return inForm ?? (dialog ?? target).closest<HTMLElement>(`[${ISLAND}]`);
}

/** Name of the tool that an element belongs to, also while the page is parsed; '' without one. */
export function toolOf(target: EventTarget | null): string {
  const form = target instanceof Element ? target.closest(`[${FORM_TOOL}]`) : null;
  const host = hostOf(target);
  return form?.getAttribute(FORM_TOOL) ?? (host ? islandName(host) : '');
}

/**
 * Hosts of the tools that the visitor has opened, touched or filled in so far, the last one first; then those whose form
 * has answers of an earlier visit.
 */
export function hostsInUse(): HTMLElement[] {
  const used = document.querySelectorAll(`dialog[open], form[${WAITING}], form[${RESTORED}]`);
  const found = [document.activeElement, window.tapped, ...used].map(hostOf);
  return [...new Set(found.filter((host) => host !== null))];
}
