import type { Context } from 'hono';
import { html } from 'hono/html';

import { officeWords } from '@/content/office';
import { maxOf } from '@/lib/lead/contact-fields';
import { fill } from '@/lib/words/fill';

import { hide, show, summaryOf, type LeadSummary } from './soft-delete';
import type { Leads } from './leads';
import { momentOf, oneLine } from './mail';
import { askForLinks } from './outbox';
import { page, paragraphs, type Markup } from './page';
import type { Asked, SignedLinks } from './signed-links';

type Office = {
  readonly leads: Leads;
  readonly links: SignedLinks;
  readonly now: () => number;
  /** Called when a mail starts waiting. */
  readonly onMail: (context: Context) => void;
};

/**
 * Serves the pages behind the links in the owner's mails.
 * Opening a page changes nothing, because mail programs open links; only its form acts, and repeating it is harmless.
 */
export function office({ leads, links, now, onMail }: Office) {
  const isGood = (context: Context) => links.isGood(context.req.param() as Asked, now());
  const idOf = (context: Context) => Number(context.req.param('id'));
  const leadOf = (context: Context) => summaryOf(leads, idOf(context), now());

  const actions: Readonly<Record<string, { show: Handler; act: Act }>> = {
    'ya-respondi': {
      show: async (context) => answeredPage(context, await leadOf(context)),
      async act(context) {
        if ((await leadOf(context))?.state.is === 'open') await leads.done([idOf(context)], now());
        return '';
      },
    },
    borrar: {
      show: async (context) => erasePage(context, await leadOf(context)),
      async act(context, sent) {
        if (sent.get('do') === 'undo') await show(leads, idOf(context), now());
        // A program that presses buttons does not tick the box.
        else if (sent.get('sure') === 'yes') await hide(leads, idOf(context), now());
        return '';
      },
    },
    olvidar: {
      show: async (context) => forgetPage(context),
      async act(context, sent) {
        const email = sent.get('email')?.trim() ?? '';
        if (email === '') return '';
        await askForLinks(leads, email, now());
        onMail(context);
        return '?enviado';
      },
    },
  };

  return {
    async show(context: Context): Promise<Response> {
      const action = actions[context.req.param('purpose') ?? ''];
      return action && (await isGood(context)) ? action.show(context) : context.notFound();
    },

    /** Performs the action, then shows its result. */
    async act(context: Context): Promise<Response> {
      const action = actions[context.req.param('purpose') ?? ''];
      if (!action || !(await isGood(context))) return context.notFound();
      const search = await action.act(context, new URLSearchParams(await context.req.text()));
      return context.redirect(context.req.path + search, 303);
    },
  };
}

type Handler = (context: Context) => Promise<Response>;
/** @returns the search part of the next page's address */
type Act = (context: Context, sent: URLSearchParams) => Promise<string>;

function answeredPage(context: Context, lead: LeadSummary | undefined): Promise<Response> {
  if (lead === undefined || lead.state.is === 'hidden') return gonePage(context);
  const { answered: words } = officeWords;
  const tokens = tokensOf(lead);
  if (lead.state.is === 'answered') return page(context, words.title, paragraphs([fill(words.done, tokens)]));
  return page(context, words.title, asking(words, tokens));
}

function erasePage(context: Context, lead: LeadSummary | undefined): Promise<Response> {
  if (lead === undefined) return gonePage(context);
  const { erase: words } = officeWords;
  const tokens = tokensOf(lead);
  if (lead.state.is !== 'hidden') {
    const sure = html`<label><input type="checkbox" name="sure" value="yes" required />${words.sure}</label>`;
    return page(context, words.title, asking(words, tokens, sure));
  }
  const until = fill(officeWords.moment, momentOf(lead.state.until));
  const texts = [fill(words.done, tokens), fill(words.undoUntil, { until }), words.mails];
  const undo = html`<form method="post"><button name="do" value="undo">${words.undo}</button></form>`;
  return page(context, words.title, html`${paragraphs(texts)}${undo}`);
}

function forgetPage(context: Context): Promise<Response> {
  const { forget: words } = officeWords;
  if (context.req.query('enviado') !== undefined) return page(context, words.title, paragraphs([words.sent]));
  const field = html`<label
    >${words.field}<input type="email" name="email" maxlength="${maxOf('email')}" autocomplete="off" required
  /></label>`;
  return page(context, words.title, asking(words, {}, field));
}

function gonePage(context: Context): Promise<Response> {
  const { gone: words } = officeWords;
  return page(context, words.title, paragraphs([words.text, words.mails]));
}

type Question = { readonly ask: string; readonly effect: readonly string[]; readonly press: string };

function asking(words: Question, tokens: Readonly<Record<string, string>>, fields?: Markup): Markup {
  const texts = [words.ask, ...words.effect].map((text) => fill(text, tokens));
  return html`${paragraphs(texts)}
    <form method="post">${fields ?? ''}<button>${words.press}</button></form>`;
}

/** Leaves out phone and e-mail, because a mail may have been forwarded. */
function tokensOf({ name, receivedAt }: LeadSummary): { name: string; date: string } {
  return { name: oneLine(name), date: momentOf(receivedAt).date };
}
