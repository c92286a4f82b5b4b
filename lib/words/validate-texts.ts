import * as amounts from '@/content/amounts';
import * as answerExits from '@/content/answer-exits';
import * as calendar from '@/content/calendar';
import * as checklist from '@/content/checklist';
import * as conditions from '@/content/conditions';
import * as contact from '@/content/contact';
import * as deadlines from '@/content/deadlines';
import * as error from '@/content/error';
import * as faq from '@/content/faq';
import * as filingCheck from '@/content/filing-check';
import * as home from '@/content/home';
import * as incomeTax from '@/content/income-tax';
import * as lateFiling from '@/content/late-filing';
import * as layout from '@/content/layout';
import * as leadMail from '@/content/lead-mail';
import * as llms from '@/content/llms';
import * as lookup from '@/content/lookup';
import * as modal from '@/content/modal';
import * as notFound from '@/content/not-found';
import * as offer from '@/content/offer';
import * as pages from '@/content/pages';
import * as quickOptions from '@/content/quick-options';
import * as reminders from '@/content/reminders';
import * as otherSeasonsWords from '@/content/other-seasons';
import * as services from '@/content/services';
import * as share from '@/content/share';
import * as site from '@/content/site';
import * as toolUnavailable from '@/content/tool-unavailable';
import { tokenPlaces } from '@/content/tokens';
import { problem } from './content-problem';
import { seasonTokens } from './season-words';
import { siteWords } from './site-words';

/** The content's files and what they export. */
export const contentFiles: Readonly<Record<string, object>> = {
  'amounts.ts': amounts,
  'answer-exits.ts': answerExits,
  'calendar.ts': calendar,
  'checklist.ts': checklist,
  'conditions.ts': conditions,
  'contact.ts': contact,
  'deadlines.ts': deadlines,
  'error.ts': error,
  'faq.ts': faq,
  'filing-check.ts': filingCheck,
  'home.ts': home,
  'income-tax.ts': incomeTax,
  'late-filing.ts': lateFiling,
  'layout.ts': layout,
  'lead-mail.ts': leadMail,
  'llms.ts': llms,
  'lookup.ts': lookup,
  'modal.ts': modal,
  'not-found.ts': notFound,
  'offer.ts': offer,
  'pages.ts': pages,
  'quick-options.ts': quickOptions,
  'reminders.ts': reminders,
  'other-seasons.ts': otherSeasonsWords,
  'services.ts': services,
  'share.ts': share,
  'site.ts': site,
  'tool-unavailable.ts': toolUnavailable,
};

/** A text of the content and where it stands: `home.ts`, `homeWords.about.biography`. */
export type PlacedText = { readonly file: string; readonly place: string; readonly text: string };

/** Every text of a content file's exports; those of a list share the list's place. */
export function textsOf(file: string, value: unknown, place = ''): PlacedText[] {
  if (typeof value === 'string') return [{ file, place, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(file, item, place));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsOf(file, item, place === '' ? key : `${place}.${key}`),
  );
}

/** Texts with a token that is not filled where they stand, or with tags: a visitor would read braces and brackets. */
export function textProblems(
  texts = Object.entries(contentFiles).flatMap(([file, exported]) => textsOf(file, exported)),
): string[] {
  return texts.flatMap(({ file, place, text }) => {
    const taken = takenAt(file, place);
    const unknown = [...text.matchAll(/\{([^{}\s]+)\}/gu)].filter(([, name = '']) => !taken.includes(name));
    const expected =
      taken.length === 0
        ? 'un texto sin llaves: aquí no se llenan'
        : `solo estas llaves: ${taken.map((name) => `{${name}}`).join(', ')}`;
    const tag = /<\/?[a-z][^<>]*>/i.exec(text);
    return [
      ...unknown.map(([token]) => problem(`content/${file}`, place, expected, `${token} en «${text}»`)),
      ...(tag ? [problem(`content/${file}`, place, 'un texto sin etiquetas', `${tag[0]} en «${text}»`)] : []),
    ];
  });
}

/** The tokens that are filled in a place. */
function takenAt(file: string, place: string): string[] {
  const words = tokenPlaces[file]?.[place]?.split(' ') ?? [];
  return words.flatMap((word) => {
    if (word === '@site') return Object.keys(siteWords);
    return word === '@season' ? seasonTokens : [word];
  });
}
