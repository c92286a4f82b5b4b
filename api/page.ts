import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { createHash } from 'node:crypto';

const style = `
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif; }
body { max-width: 34rem; margin: 0 auto; padding: 2rem 1.25rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
label { display: block; margin: 1.25rem 0; }
input[type='email'] { display: block; box-sizing: border-box; width: 100%; font: inherit; padding: 0.75rem; }
input[type='checkbox'] { width: 1.5rem; height: 1.5rem; vertical-align: middle; margin: 0 0.5rem 0 0; }
button { font: inherit; font-weight: 600; min-height: 3rem; padding: 0.5rem 1.5rem; }
`;

/** Allows no script and no other origin; forms post to this origin alone. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

export type Markup = ReturnType<typeof html>;

/** Returns a self-contained page that search engines, caches and referrers never see. */
export async function page(
  context: Context,
  title: string,
  body: Markup,
  code: ContentfulStatusCode = 200,
): Promise<Response> {
  context.header('Content-Security-Policy', policy);
  context.header('Referrer-Policy', 'no-referrer');
  context.header('X-Robots-Tag', 'noindex');
  const markup = await html`<!doctype html>
    <html lang="es-CO">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `;
  return context.html(markup, code);
}

export function paragraphs(texts: readonly string[]): Markup {
  return html`${texts.map((text) => html`<p>${text}</p> `)}`;
}
