import { PRESET_SERVICES } from './modal-preset';

/**
 * Adds to the message of a tapped WhatsApp link what was typed in a form that can't send it: the form around the link,
 * or beside it in a dialog, or else the first contact form with a text, also one that React has removed.
 */
export function addTyped({ target }: { readonly target: EventTarget | null }): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="wa.me"]') : null;
  const own = link?.closest('form') ?? link?.closest('dialog')?.querySelector('form');
  const kept = [...(window.former?.elements ?? [])].filter((element) => element instanceof HTMLFormElement);
  const typed = [...(own ? [own] : [...document.forms, ...kept])]
    .map(typedIn)
    .find((texts) => texts.length > 0);
  if (!link || !typed) return;
  // What an earlier tap has added goes.
  link.href = link.href.replace(/%0A.*/, '') + encodeURIComponent(['', ...typed].join('\n'));
}

/** The texts of a contact form, which has a message, and the services that its dialog was given. */
function typedIn(form: HTMLFormElement): string[] {
  if (!form.elements.namedItem('message')) return [];
  const typed = [...new FormData(form)].flatMap(([name, value]) =>
    name === 'consent' || typeof value !== 'string' || value === '' ? [] : value,
  );
  const given = form.closest('dialog')?.getAttribute(PRESET_SERVICES);
  return typed.length > 0 && given ? [given, ...typed] : typed;
}
