import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { createHash } from 'node:crypto';
import { ownerPageWords } from '@/content/owner-pages';
import { maxLengths } from '@/lib/lead/contact-fields';
import { fill, type Words } from '@/lib/words/fill';
import type { Lead, Leads } from './leads';
import { momentOf, tokensOf } from './mail';
import { type LinkParts, type Purpose, type SignedLinks } from './signed-links';
import { emailKey, foldText } from './lead-filter';
import { UNDO_PERIOD_MS } from './write-leads';

type Options = { readonly leads: Leads; readonly links: SignedLinks; readonly now: () => number };

/** A lead, and the other leads with its e-mail or phone that are not deleted. */
type Person = {
  readonly lead: Lead;
  readonly others: readonly Lead[];
  /** Number of leads deleted together with this one, including it. */
  readonly hiddenTogether: number;
};

/**
 * Handles the pages behind the links in the owner's mails.
 * Opening a page changes nothing, because mail programs prefetch links; only its form acts, and sending it twice is harmless.
 * No page shows a phone or an e-mail, because the owner may have forwarded the mail with its link.
 */
export function ownerPages({ leads, links, now }: Options) {
  /** Finds the link's lead; `undefined` when it is erased. */
  async function whose(context: Context): Promise<Person | undefined> {
    const [id, receivedAt] = (context.req.param('id') ?? '').split('-').map(Number);
    const [lead, ...others] = await leads.person(id ?? 0);
    // After a backup was restored, the number may belong to another lead.
    if (lead === undefined || lead.id !== id || lead.receivedAt !== receivedAt) return undefined;
    if (lead.hiddenAt !== null && lead.hiddenAt + UNDO_PERIOD_MS <= now()) return undefined;
    return {
      lead,
      others: others.filter(({ hiddenAt }) => hiddenAt === null),
      hiddenTogether:
        1 + others.filter(({ hiddenAt }) => hiddenAt !== null && hiddenAt === lead.hiddenAt).length,
    };
  }

  const actions: Readonly<Record<Purpose, { show: Handler; act: Act }>> = {
    'ya-respondi': {
      show: async (context) => answeredPage(context, await whose(context)),
      async act(context, sent) {
        const lead = (await whose(context))?.lead;
        if (lead === undefined || lead.hiddenAt !== null) return;
        if (isUndo(sent)) await leads.done(lead.id, null);
        else if (isSure(sent) && lead.doneAt === null) await leads.done(lead.id, now());
      },
    },
    borrar: {
      show: async (context) => erasePage(context, await whose(context)),
      async act(context, sent) {
        const person = await whose(context);
        if (person === undefined) return;
        const { lead, others } = person;
        const also = sent.getAll('also').map(Number);
        const chosen = others.map(({ id }) => id).filter((id) => also.includes(id));
        if (isUndo(sent)) await leads.restore(lead.id, now());
        else if (isSure(sent)) await leads.softDelete([lead.id, ...chosen], now());
      },
    },
    olvidar: {
      show: eraseByEmailPage,
      async act(context, sent) {
        const [lead] = await leads.list({ email: sent.get('email') ?? '' }, 1);
        return (lead && (await links.ofLead(lead, now())))?.erase ?? `${context.req.path}?nadie`;
      },
    },
  };

  const actionOf = async (context: Context) => {
    const link = context.req.param() as LinkParts;
    return (await links.isValid(link, now())) ? actions[link.purpose] : undefined;
  };

  return {
    async show(context: Context): Promise<Response> {
      return (await actionOf(context))?.show(context) ?? context.notFound();
    },

    async act(context: Context): Promise<Response> {
      const action = await actionOf(context);
      if (action === undefined) return context.notFound();
      const next = await action.act(context, new URLSearchParams(await context.req.text()));
      return context.redirect(next ?? context.req.path, 303);
    },
  };
}

/** True if the checkbox is ticked, which programs that follow links and send forms don't do. */
const isSure = (sent: URLSearchParams) => sent.get('sure') === 'yes';
const isUndo = (sent: URLSearchParams) => sent.get('do') === 'undo';

type Handler = (context: Context) => Response | Promise<Response>;
/** Carries out what a page's form was sent for. @returns the address to go on to; without one the page shows its new state */
type Act = (context: Context, sent: URLSearchParams) => Promise<string | void>;

function answeredPage(context: Context, person: Person | undefined) {
  if (person === undefined || person.lead.hiddenAt !== null) return gonePage(context);
  const { answered: words } = ownerPageWords;
  const tokens = tokensOf(person.lead);
  if (person.lead.doneAt === null) return page(context, words.title, asking(words, tokens, sure(words.sure)));
  return page(context, words.title, html`${paragraphs([fill(words.done, tokens)])}${undoing()}`);
}

function erasePage(context: Context, person: Person | undefined) {
  if (person === undefined) return gonePage(context);
  const { erase: words } = ownerPageWords;
  const { lead, others, hiddenTogether } = person;
  const tokens = tokensOf(lead);
  if (lead.hiddenAt === null) {
    const isSame = ({ email, name }: Lead) =>
      emailKey(email) === emailKey(lead.email) || foldText(name) === foldText(lead.name);
    const listed = (title: string, those: readonly Lead[], state = '') =>
      those.length > 0 &&
      html`${paragraphs([title])}${those.map((other) => box(lineOf(other), 'also', String(other.id), state))}`;
    const samePerson = listed(words.same, others.filter(isSame), 'checked');
    const samePhone = listed(
      words.samePhone,
      others.filter((other) => !isSame(other)),
    );
    const boxes = html`${samePerson}${samePhone}${sure(words.sure)}`;
    return page(context, words.title, asking(words, tokens, boxes));
  }
  const until = fill(ownerPageWords.moment, momentOf(lead.hiddenAt + UNDO_PERIOD_MS));
  const done = hiddenTogether === 1 ? words.done : words.doneAll;
  const texts = [
    fill(done, { ...tokens, count: hiddenTogether }),
    fill(words.undoUntil, { until }),
    ...(others.length === 0 ? [words.nothingLeft] : [words.left, ...others.map(lineOf)]),
    words.mails,
  ];
  return page(context, words.title, html`${paragraphs(texts)}${undoing()}`);
}

function box(label: string, name: string, value: string, state: string): Markup {
  return html`<label><input type="checkbox" name="${name}" value="${value}" ${state} />${label}</label>`;
}

const sure = (label: string) => box(label, 'sure', 'yes', 'required');

function undoing(): Markup {
  return html`<form method="post"><button name="do" value="undo">${ownerPageWords.undo}</button></form>`;
}

function lineOf(other: Lead): string {
  return fill(ownerPageWords.erase.other, tokensOf(other));
}

function eraseByEmailPage(context: Context) {
  const { eraseByEmail: words } = ownerPageWords;
  const nobody = context.req.query('nadie') === undefined ? [] : [words.nobody];
  const field = html`${paragraphs(nobody)}<label
      >${words.field}<input
        type="email"
        name="email"
        maxlength="${maxLengths.email}"
        autocomplete="off"
        required
    /></label>`;
  return page(context, words.title, asking(words, {}, field));
}

function gonePage(context: Context) {
  const { gone: words } = ownerPageWords;
  return page(context, words.title, paragraphs([words.text, words.mails]));
}

type Question = { readonly ask: string; readonly effect: readonly string[]; readonly press: string };

function asking(words: Question, tokens: Words, fields?: Markup): Markup {
  const texts = [words.ask, ...words.effect].map((text) => fill(text, tokens));
  return html`${paragraphs(texts)}
    <form method="post">${fields ?? ''}<button>${words.press}</button></form>`;
}

const style = `
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif; }
body { max-width: 34rem; margin: 0 auto; padding: 2rem 1.25rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
label { display: block; margin: 1.25rem 0; }
input[type='email'] { display: block; box-sizing: border-box; width: 100%; font: inherit; padding: 0.75rem; }
input[type='checkbox'] { width: 1.5rem; height: 1.5rem; vertical-align: middle; margin: 0 0.5rem 0 0; }
button { font: inherit; font-weight: 600; min-height: 3rem; padding: 0.5rem 1.5rem; }
`;

/** Blocks scripts and other origins; forms may post to this origin only. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

type Markup = ReturnType<typeof html>;

/** Renders a self-contained page, hidden from search engines and referrers. */
export function page(context: Context, title: string, body: Markup, code: ContentfulStatusCode = 200) {
  const markup = html`<!doctype html>
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
  return context.html(markup, code, {
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  });
}

/** Renders each text as a paragraph, escaped. */
export function paragraphs(texts: readonly string[]): Markup {
  return html`${texts.map((text) => html`<p>${text}</p> `)}`;
}
