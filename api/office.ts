import type { Context } from 'hono';
import { html } from 'hono/html';
import { officeWords } from '@/content/office';
import { maxOf } from '@/lib/lead/contact-fields';
import { fill } from '@/lib/words/fill';
import { hide, personOf, show, type LeadSummary, type OtherLead, type Person } from './soft-delete';
import type { Leads } from './leads';
import { momentOf, oneLine } from './mail';
import { page, paragraphs, type Markup } from './page';
import { purposes, type Asked, type Purpose, type SignedLinks } from './signed-links';

type Office = { readonly leads: Leads; readonly links: SignedLinks; readonly now: () => number };

/**
 * Serves the pages behind the links in the owner's mails.
 * Opening a page changes nothing, because mail programs open links; only its form acts, and repeating it is harmless.
 */
export function office({ leads, links, now }: Office) {
  const whose = (context: Context) => {
    const [id, receivedAt] = (context.req.param('id') ?? '').split('-').map(Number);
    return personOf(leads, { id: id ?? 0, receivedAt: receivedAt ?? 0 }, now());
  };

  const actions: Readonly<Record<Purpose, { show: Handler; act: Act }>> = {
    'ya-respondi': {
      show: async (context) => answeredPage(context, await whose(context)),
      async act(context, sent) {
        const lead = (await whose(context))?.lead;
        if (lead === undefined || lead.hiddenUntil !== undefined) return;
        if (isUndo(sent)) await leads.done([lead.id], null);
        else if (isSure(sent) && !lead.isAnswered) await leads.done([lead.id], now());
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
        if (isUndo(sent)) await show(leads, lead.id);
        else if (isSure(sent)) await hide(leads, [lead.id, ...chosen], now());
      },
    },
    olvidar: {
      show: async (context) => forgetPage(context),
      async act(context, sent) {
        const [lead] = await leads.list({ email: sent.get('email') ?? '' }, 1);
        return (lead && (await links.ofLead(lead, now())))?.erase ?? `${context.req.path}?nadie`;
      },
    },
  };

  const actionOf = async (context: Context) => {
    const purpose = purposes.find((each) => each === context.req.param('purpose'));
    const isGood = await links.isGood(context.req.param() as Asked, now());
    return purpose && isGood ? actions[purpose] : undefined;
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

/** A program that opens links or sends forms ticks no box. */
const isSure = (sent: URLSearchParams) => sent.get('sure') === 'yes';
const isUndo = (sent: URLSearchParams) => sent.get('do') === 'undo';

type Handler = (context: Context) => Promise<Response>;
/** @returns the next page's address, where it is another */
type Act = (context: Context, sent: URLSearchParams) => Promise<string | void>;

function answeredPage(context: Context, person: Person | undefined): Promise<Response> {
  if (person === undefined || person.lead.hiddenUntil !== undefined) return gonePage(context);
  const { answered: words } = officeWords;
  const tokens = tokensOf(person.lead);
  if (!person.lead.isAnswered) return page(context, words.title, asking(words, tokens, tick(words.sure)));
  return page(context, words.title, html`${paragraphs([fill(words.done, tokens)])}${undoing()}`);
}

function erasePage(context: Context, person: Person | undefined): Promise<Response> {
  if (person === undefined) return gonePage(context);
  const { erase: words } = officeWords;
  const { lead, others, hiddenTogether } = person;
  const tokens = tokensOf(lead);
  if (lead.hiddenUntil === undefined) {
    const box = (other: OtherLead) =>
      html`<label
        ><input type="checkbox" name="also" value="${other.id}" ${other.isSame ? 'checked' : ''} />${lineOf(
          other,
        )}</label
      >`;
    const listed = (title: string, isSame: boolean) => {
      const those = others.filter((other) => other.isSame === isSame);
      return those.length === 0 ? '' : html`${paragraphs([title])}${those.map(box)}`;
    };
    const boxes = html`${listed(words.same, true)}${listed(words.samePhone, false)}${tick(words.sure)}`;
    return page(context, words.title, asking(words, tokens, boxes));
  }
  const until = fill(officeWords.moment, momentOf(lead.hiddenUntil));
  const done = hiddenTogether === 1 ? words.done : words.doneAll;
  const texts = [
    fill(done, { ...tokens, count: String(hiddenTogether) }),
    fill(words.undoUntil, { until }),
    ...(others.length === 0 ? [words.nothingLeft] : [words.left, ...others.map(lineOf)]),
    words.mails,
  ];
  return page(context, words.title, html`${paragraphs(texts)}${undoing()}`);
}

function tick(label: string): Markup {
  return html`<label><input type="checkbox" name="sure" value="yes" required />${label}</label>`;
}

function undoing(): Markup {
  return html`<form method="post"><button name="do" value="undo">${officeWords.undo}</button></form>`;
}

function lineOf(other: OtherLead): string {
  return fill(officeWords.erase.other, { ...tokensOf(other), id: String(other.id) });
}

function forgetPage(context: Context): Promise<Response> {
  const { forget: words } = officeWords;
  const nobody = context.req.query('nadie') === undefined ? [] : [words.nobody];
  const field = html`${paragraphs(nobody)}<label
      >${words.field}<input
        type="email"
        name="email"
        maxlength="${maxOf('email')}"
        autocomplete="off"
        required
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
