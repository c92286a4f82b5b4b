import type { Data, DataFile } from '@/content/schema';
import { buildDay } from '@/lib/build-day';
import { dataFiles } from './data-files';
import { lineOf, refuse, schemaProblems, type DataProblem, type Refuse } from './validate-data';
import { checkRules } from './validate-site';
import { checkTexts, ownAddressProblems } from './validate-texts';

/**
 * Checks the content that the site is built from. The owner reads the problems, so they are in Spanish and name form,
 * field, mend, what was found and an example.
 * @throws Error that lists every problem
 */
export function validateContent(data = dataFiles): void {
  const files = Object.entries(data) as [DataFile, unknown][];
  refuse(files.flatMap(([file, value]) => problemsIn(file, value).map(lineOf)));
  refuse(ownAddressProblems(data).map(lineOf));
}

/**
 * Every problem of one data file, as the build and the editor's form find them.
 * @param value the file's parsed JSON
 */
export function problemsIn(file: DataFile, value: unknown, today = buildDay()): DataProblem[] {
  const problems = schemaProblems(file, value);
  const add: Refuse = (path, fix, found) =>
    problems.push({ file, path, fix, ...(found !== undefined && { found }) });
  if (problems.length === 0) checkTexts(file, value, add);
  if (problems.length === 0) checkRules(file, value as Data[typeof file], add, today);
  return problems;
}
