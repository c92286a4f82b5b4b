import * as amounts from '@/content/amounts';
import * as answerExits from '@/content/answer-exits';
import * as calendar from '@/content/calendar';
import { checklistWords } from '@/content/checklist';
import checklistData from '@/content/checklist.json' with { type: 'json' };
import * as conditions from '@/content/conditions';
import * as contact from '@/content/contact';
import * as deadlines from '@/content/deadlines';
import * as error from '@/content/error';
import { faqWords } from '@/content/faq';
import faqData from '@/content/faq.json' with { type: 'json' };
import * as filingCheck from '@/content/filing-check';
import * as home from '@/content/home';
import * as incomeTax from '@/content/income-tax';
import * as lateFiling from '@/content/late-filing';
import * as layout from '@/content/layout';
import * as leadMail from '@/content/lead-mail';
import * as llms from '@/content/llms';
import * as lookup from '@/content/lookup';
import * as modal from '@/content/modal';
import noticeData from '@/content/notice.json' with { type: 'json' };
import { noticeWords } from '@/content/notice';
import * as notFound from '@/content/not-found';
import offerData from '@/content/offer.json' with { type: 'json' };
import { offerWords } from '@/content/offer';
import * as office from '@/content/office';
import pagesData from '@/content/pages.json' with { type: 'json' };
import quickOptionsData from '@/content/quick-options.json' with { type: 'json' };
import { quickOptionMessage } from '@/content/quick-options';
import * as reminders from '@/content/reminders';
import * as otherSeasonsWords from '@/content/other-seasons';
import servicesData from '@/content/services.json' with { type: 'json' };
import * as share from '@/content/share';
import siteData from '@/content/site.json' with { type: 'json' };
import * as sources from '@/content/sources';
import * as toolUnavailable from '@/content/tool-unavailable';
import type { DataFile } from '@/content/schema';
import { tokenPlaces } from '@/content/tokens';
import { problem } from './content-problem';
import { penaltyTokens } from './penalty-words';
import { seasonTokens } from './season-words';
import { siteWords } from './site-words';
import { labelOf } from './validate-data';

/** The owner's data by file. */
export const dataFiles: Readonly<Record<DataFile, object>> = {
  site: siteData,
  services: servicesData,
  offer: offerData,
  faq: faqData,
  checklist: checklistData,
  'quick-options': quickOptionsData,
  pages: pagesData,
  notice: noticeData,
};

/** Every content file with its words. */
export const contentFiles: Readonly<Record<string, object>> = {
  'amounts.ts': amounts,
  'answer-exits.ts': answerExits,
  'calendar.ts': calendar,
  'checklist.ts': { checklistWords },
  'conditions.ts': conditions,
  'contact.ts': contact,
  'deadlines.ts': deadlines,
  'error.ts': error,
  'faq.ts': { faqWords },
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
  'notice.ts': { noticeWords },
  'offer.ts': { offerWords },
  'office.ts': office,
  'quick-options.ts': { quickOptionMessage },
  'reminders.ts': reminders,
  'other-seasons.ts': otherSeasonsWords,
  'share.ts': share,
  'sources.ts': sources,
  'tool-unavailable.ts': toolUnavailable,
  ...Object.fromEntries(Object.entries(dataFiles).map(([file, data]) => [`${file}.json`, data])),
};

/** A text and its place: `home.ts`, `homeWords.about.biography[0]`. */
export type PlacedText = { readonly file: string; readonly place: string; readonly text: string };

/** Every text of a content file's exports, or of a data file. */
export function textsOf(file: string, value: unknown, place = ''): PlacedText[] {
  if (typeof value === 'string') return [{ file, place, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(file, item, `${place}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsOf(file, item, place === '' ? key : `${place}.${key}`),
  );
}

/** Traces of a wrong encoding: `Ã³` for `ó`. */
const damage = /\uFFFD|[ÃÂ][\u0080-\u00BF]|â€/;

/** Texts with an unfilled token, a tag or lost accents, which a visitor would read. */
export function textProblems(
  texts = Object.entries(contentFiles).flatMap(([file, exported]) => textsOf(file, exported)),
): string[] {
  return texts.flatMap(({ file, place: path, text }) => {
    const place = placeOf(file, path);
    const taken = takenAt(file, path);
    const unknown = [...text.matchAll(/\{([^{}\s]+)\}/gu)].filter(([, name = '']) => !taken.includes(name));
    const expected =
      taken.length === 0
        ? 'un texto sin llaves: aquí no se llenan'
        : `solo estas llaves: ${taken.map((name) => `{${name}}`).join(', ')}`;
    const tag = /<\/?[a-z][^<>]*>/i.exec(text);
    return [
      ...unknown.map(([token]) => problem(`content/${file}`, place, expected, `${token} en «${text}»`)),
      ...(tag ? [problem(`content/${file}`, place, 'un texto sin etiquetas', `${tag[0]} en «${text}»`)] : []),
      ...(damage.test(text)
        ? [problem(`content/${file}`, place, 'un texto con sus tildes', damaged(text))]
        : []),
    ];
  });
}

const damaged = (text: string) => `«${text}», con las tildes dañadas: escríbelas de nuevo`;

/** A field as its owner knows it: its label in the editor, or its name in the file. */
function placeOf(file: string, path: string): string {
  return file.endsWith('.json') ? labelOf(file.replace('.json', '') as DataFile, path) : path;
}

/** Tokens that are filled in a place. */
export function takenAt(file: string, path: string): readonly string[] {
  const words = tokenPlaces[file]?.[path.replaceAll(/\[\d+\]/g, '')]?.split(' ') ?? [];
  return words.flatMap((word) => {
    if (word === '@site') return Object.keys(siteWords);
    if (word === '@penalty') return penaltyTokens;
    return word === '@season' ? seasonTokens : [word];
  });
}
