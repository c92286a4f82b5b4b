import type { Data, DataFile } from '@/content/schema';
import { buildDay } from '@/lib/build-day';
import { dataFiles } from './data-files';
import { pageWords } from './page-words';
import { lineOf, refuse, schemaProblems, type DataProblem } from './validate-data';
import { ruleProblems } from './validate-site';
import { textProblems } from './validate-texts';

/*
 * Content problems stop the build. The owner reads them, so they are in Spanish and name form, field, mend, what
 * was found and an example.
 */

/**
 * Checks the content that the site is built from.
 * @throws Error that lists every problem
 */
export function validateContent(): void {
  refuse(contentProblems());
}

/** Every problem in `content/`, one line each. */
export function contentProblems(data = dataFiles): string[] {
  return Object.entries(data).flatMap(([file, value]) => problemsIn(file as DataFile, value).map(lineOf));
}

/**
 * Every problem of one data file, as the build and the editor's form find them.
 * @param value the file's parsed JSON
 */
export function problemsIn(file: DataFile, value: unknown, today = buildDay()): DataProblem[] {
  const ofFields = schemaProblems(file, value);
  if (ofFields.length > 0) return ofFields;
  const ofTexts = textProblems(file, value);
  if (ofTexts.length > 0) return ofTexts;
  return ruleProblems(file, value as Data[typeof file], { today, words: pageWords() });
}
