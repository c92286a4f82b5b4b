import { FALLBACK_SHOWN, PRESET_SERVICES } from '@/components/dom/attributes';

/**
 * Adds the text typed in a form that can't send to the message of a tapped WhatsApp link. The form is the one around the
 * link or in its dialog, else the first contact form with text.
 */
export function addTyped({ target }: { readonly target: EventTarget | null }): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="wa.me"]') : null;
  const own = link?.closest('form') ?? link?.closest('dialog')?.querySelector('form');
  const lost = [...(own ? [own] : document.forms)].filter((form) => form.closest(`[${FALLBACK_SHOWN}]`));
  const typed = lost.map(typedIn).find((texts) => texts.length > 0);
  if (!link || !typed) return;
  // Remove the text that an earlier tap added.
  link.href = link.href.replace(/%0A.*/, '') + encodeURIComponent(['', ...typed].join('\n'));
}

/** The texts typed in a contact form, after its dialog's preset services; none for another form, which has no message. */
function typedIn(form: HTMLFormElement): string[] {
  if (!form.elements.namedItem('message')) return [];
  const typed = [...new FormData(form)].flatMap(([name, value]) =>
    name === 'consent' || typeof value !== 'string' || value === '' ? [] : value,
  );
  const given = form.closest('dialog')?.getAttribute(PRESET_SERVICES);
  return typed.length > 0 && given ? [given, ...typed] : typed;
}
