import { notices } from '@/content/notice';
import { offer } from '@/content/offer';
import { pages, type Page } from '@/content/pages';
import { presentation } from '@/content/presentation';
import type { Data } from '@/content/schema';
import { services } from '@/content/services';
import { problem, refuse } from './content-problem';
import { dataFiles } from './data-files';
import { buildDay } from '@/lib/build-day';
import { fill, type Words } from './fill';
import { noticeProblems } from './notices';
import { pageWords } from './page-words';
import { seasonProblems } from './validate-seasons';
import { textProblems } from './validate-texts';
import { dataFileProblems, labelOf } from './validate-data';
import { highlightProblem, offerProblems, serviceProblems } from './validate-site';

/*
 * Content problems stop the build. The owner reads them, so they are in Spanish and name file, field,
 * expected and found.
 */

/**
 * Checks the content that the site is built from.
 * @throws Error that lists every problem, in Spanish
 */
export function validateContent(): void {
  refuse(contentProblems());
}

/** Every problem in `content/`, one line each. */
export function contentProblems(data = dataFiles): string[] {
  const ofData = dataFileProblems(data);
  if (ofData.length > 0) return ofData;
  const problems = [
    ...offerProblems(offer, buildDay()),
    ...serviceProblems(services),
    ...highlightProblem(presentation),
    ...noticeProblems(notices, buildDay()),
    ...seasonProblems(data.seasons as Data['seasons']),
    ...textProblems(),
  ];
  // Page words are filled from the other data, which must be valid first.
  return problems.length === 0 ? pageProblems(pages, pageWords()) : problems;
}

/** Least and most characters. */
const pageTexts = { title: [25, 65], description: [70, 160] } as const;

/** Titles and descriptions that search engines would cut, find thin, or mistake for another page's. */
export function pageProblems(among: Readonly<Record<string, Page>>, words: Words): string[] {
  const file = 'content/pages.json';
  const problems: string[] = [];
  for (const field of ['title', 'description'] as const) {
    const [least, most] = pageTexts[field];
    const seen = new Map<string, string>();
    for (const [id, page] of Object.entries(among)) {
      const text = fill(page[field], words);
      const place = labelOf('pages', `${id}.${field}`);
      if (text.length < least || text.length > most) {
        const length = `${least} a ${most} caracteres`;
        problems.push(problem(file, place, length, `${text.length}: «${text}»`));
      }
      const twin = seen.get(text);
      if (twin) problems.push(problem(file, place, `otro texto que el de «${twin}»`, `el mismo: «${text}»`));
      seen.set(text, page.label);
    }
  }
  return problems;
}
