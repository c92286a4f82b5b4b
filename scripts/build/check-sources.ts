import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { HelpfulError, main } from '../lib/main.mjs';
import { run } from '../lib/run.mjs';
import { encodingMistakes } from './content-encoding';
import {
  explainMistake,
  firstOfEachFile,
  isContent,
  isOfFile,
  missedOfContent,
  slipsIn,
} from './content-mistakes';

/**
 * The first step of a build. A mistake in `content/`, of writing or of sense, is told to the owner in Spanish; one
 * elsewhere is a developer's, and shown as the compiler says it.
 */
await main(async () => {
  const damaged = encodingMistakes('content');
  if (damaged.length > 0) throw new HelpfulError(toCorrect(damaged));

  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  // The types of the routes, which tsconfig.json includes.
  const code = await run(process.execPath, [next, 'typegen', '--webpack'], { log: '.run/logs/typegen.log' });
  if (code !== 0) throw new HelpfulError(readFileSync('.run/logs/typegen.log', 'utf8'));
  checkTypes(process.cwd());
  // Only now can it be read.
  const { validateContent } = await import('@/lib/words/validate-content');
  try {
    validateContent();
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new HelpfulError(`${said}\nCorrígelo y vuelve a intentarlo.`);
  }
});

function checkTypes(root: string): void {
  const options = {
    noEmit: true,
    incremental: true,
    tsBuildInfoFile: join(root, '.run', 'types.tsbuildinfo'),
  };
  const config = ts.getParsedCommandLineOfConfigFile('tsconfig.json', options, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: () => undefined,
  });
  if (!config) throw new Error("tsconfig.json can't be read");
  const builder = ts.createIncrementalProgram({ rootNames: config.fileNames, options: config.options });
  const syntax = builder.getSyntacticDiagnostics().filter(isLocated);
  const all = syntax.length > 0 ? syntax : builder.getSemanticDiagnostics().filter(isLocated);
  builder.emit();
  const content = builder.getSourceFiles().filter(({ fileName }) => isContent(fileName, root));
  const slips = syntax.length > 0 ? [] : content.flatMap((file) => slipsIn(file, root));
  if (slips.length > 0) throw new HelpfulError(toCorrect(slips));
  if (all.length === 0) return;

  const hers = all.filter(({ file }) => isContent(file.fileName, root));
  const mistakes = [
    missedOfContent(all.filter(isOfFile)),
    firstOfEachFile(hers).map((mistake) => explainMistake(mistake, root)),
    missedOfContent(all),
  ].find(({ length }) => length > 0);
  if (mistakes) throw new HelpfulError(toCorrect(mistakes));
  const host = { getCanonicalFileName: (name: string) => name, getCurrentDirectory: () => root };
  throw new HelpfulError(ts.formatDiagnostics(all, { ...host, getNewLine: () => '\n' }));
}

function toCorrect(mistakes: readonly string[]): string {
  return `Hay que corregir el contenido del sitio:\n\n${mistakes.join('\n\n')}\n\nCorrígelo y vuelve a intentarlo.`;
}

function isLocated(diagnostic: ts.Diagnostic): diagnostic is ts.DiagnosticWithLocation {
  return diagnostic.file !== undefined && diagnostic.start !== undefined;
}
