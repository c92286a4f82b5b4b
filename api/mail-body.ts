/** A button in the HTML, a line in the plain text. */
export type Link = { readonly label: string; readonly address: string };

/** Part of a mail. Only `typed` and `title` may hold a visitor's text. */
export type Block =
  | { readonly text: string }
  | { readonly title: string }
  | { readonly typed: readonly (readonly [label: string, text: string])[] }
  | { readonly links: readonly Link[]; readonly look: 'full' | 'outlined' | 'small' };

/** Renders blocks as plain text and as HTML with inline styles, because Gmail drops others. */
export function bodyOf(blocks: readonly Block[]): { text: string; html: string } {
  return {
    text: blocks.map(inText).join('\n\n'),
    // Sets no background and no text colour, so that dark mode keeps the mail legible.
    html: `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head><body style="margin:0;padding:16px"><div style="max-width:34rem;margin:0 auto;font:16px/1.5 sans-serif;overflow-wrap:anywhere">${blocks.map(inHtml).join('\n')}</div></body></html>`,
  };
}

function inText(block: Block): string {
  if ('text' in block) return block.text;
  if ('title' in block) return block.title;
  if ('links' in block) return block.links.map(({ label, address }) => `${label}: ${address}`).join('\n');
  // Quotes each further line, so that none can imitate the mail's own lines.
  return block.typed.map(([label, text]) => `${label}: ${linesOf(text).join('\n> ')}`).join('\n');
}

const button = 'border-radius:8px;text-decoration:none';
const looks = {
  full: `${button};display:block;margin:10px 0;padding:12px;background:#0b5d46;color:#fff;font-weight:bold;text-align:center`,
  outlined: `${button};display:block;margin:10px 0;padding:12px;border:1px solid;color:inherit;text-align:center`,
  small: `${button};display:inline-block;margin:0 6px 8px 0;padding:11px 10px;border:1px solid;color:inherit;font-size:14px`,
};

function inHtml(block: Block): string {
  if ('text' in block)
    return `<p style="margin:14px 0">${block.text.split('\n').map(escaped).join('<br>')}</p>`;
  if ('title' in block) return `<p style="margin:26px 0 8px;font-weight:bold">${escaped(block.title)}</p>`;
  if ('links' in block) {
    const buttons = block.links.map(
      ({ label, address }) =>
        `<a href="${escaped(address)}" style="${looks[block.look]}">${escaped(label)}</a>`,
    );
    return `<div>${buttons.join('')}</div>`;
  }
  return block.typed
    .map(([label, text]) => {
      const lines = linesOf(text);
      const value = [...(lines.length > 1 ? [''] : []), ...lines].map(escaped).join('<br>');
      return `<p style="margin:8px 0"><b>${escaped(label)}:</b> ${value}</p>`;
    })
    .join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Splits a visitor's text into lines and removes the characters that hide or reverse others. */
function linesOf(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => line.replace(/\p{Bidi_Control}/gu, '').replace(/\p{Cc}/gu, ' '));
}
