/** Changes that browser extensions make to a page. The functions run in the page, so they use nothing outside themselves. */

export type Change = 'after' | 'around' | 'first in the form' | 'translation';

/** Changes the first field of each of these forms. */
export function changeForms({ change, forms }: { change: Change; forms: string }): void {
  for (const form of document.querySelectorAll(forms)) {
    const field = form.querySelector('input, select');
    const added = document.createElement('div');
    if (change === 'after') field?.after(added);
    else if (change === 'first in the form') form.prepend(added);
    else if (change === 'around' && field) {
      field.before(added);
      added.append(field);
    }
  }
}

/** Wraps each text of the page in two `<font>`, as Google Translate does. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, textarea, noscript') || text.data.trim() === '') continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(text);
  }
}
