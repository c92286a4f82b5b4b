import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { HelpfulError, main } from '../lib/main.mjs';
import { unreadableData } from './unreadable-data';
import type { DataFile } from '@/content/schema';

/** Validates the content before a build; errors are in Spanish, for the owner. */
await main(async () => {
  const unreadable = unreadableData('content');
  if (unreadable.length > 0) throw new HelpfulError(`Hay que corregir:\n\n${unreadable.join('\n\n')}\n`);

  // Imported late, because importing unreadable data throws.
  const { dataFiles } = await import('@/lib/owner-data/data-files');
  const { refuse, schemaProblems } = await import('@/lib/owner-data/validate-data');
  const files = Object.entries(dataFiles) as [DataFile, unknown][];
  try {
    refuse(files.flatMap(([file, value]) => schemaProblems(file, value)));
    const { validateContent } = await import('@/lib/owner-data/validate-content');
    validateContent();
  } catch (error) {
    throw new HelpfulError(error instanceof Error ? error.message : String(error));
  }
  const { site } = await import('@/content/site');
  const { originalOf, portraitProblem } = await import('@/lib/seo/portrait');
  const { photo } = site.portrait;
  const original = await readFile(originalOf(photo)).catch(() => undefined);
  const problem = await portraitProblem(basename(photo), original);
  if (problem !== undefined)
    throw new HelpfulError(`content/site.json → Quién eres, Tu foto, Foto: ${problem}.\n`);
});
