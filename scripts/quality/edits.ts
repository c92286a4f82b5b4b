import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checks } from '../lib/checks.mjs';
import { HelpfulError, main } from '../lib/main.mjs';
import { npm, run } from '../lib/run.mjs';
import { mirror } from '../lib/sources.mjs';
import { dishonest } from './edits/dishonest';
import { apply, type Edit } from './edits/edit';
import { honest } from './edits/honest';

/*
 * `npm test -- edits`, a step of `npm run test:all`: makes the owner's edits in a copy of the sources. Each
 * honest one must be taken, and what some of them make together be built, read and walked; each dishonest one must be
 * refused, in her words.
 */
const root = process.cwd();
const copy = join(root, '.run', 'edits');
const log = join(copy, '.run', 'edits.log');

await main(async () => {
  mirror(root, copy);
  const failed: string[] = [];
  const say = (right: boolean, what: string, why = '') => {
    console.log(`${right ? '✓' : '✗'} ${what}${right ? '' : `\n${why}`}`);
    if (!right) failed.push(what);
  };

  for (const edit of dishonest) {
    const { code, said } = await check([edit]);
    say(code !== 0 && said.includes(edit.said), `refused: ${edit.title}`, said);
  }
  for (const edit of honest.flat()) {
    const { code, said } = await check([edit]);
    say(code === 0, `taken: ${edit.title}`, said);
  }
  for (const edits of honest) {
    const name = edits.map(({ title }) => title).join(' + ');
    edited(edits);
    const failure = await firstFailure();
    say(
      failure === undefined,
      `built, read and walked: ${name}`,
      `${failure}: ${readFileSync(log, 'utf8').slice(-4000)}`,
    );
  }
  rmSync(join(copy, 'content'), { recursive: true });
  if (failed.length > 0) throw new HelpfulError(`${failed.length} ediciones no salieron como debían.`);
});

/** What a build of the copy is held to: any content, published or not. */
async function firstFailure(): Promise<string | undefined> {
  for (const step of ['build', 'export', 'smoke'] as const) {
    const code = await npm(checks[step], {
      cwd: copy,
      env: { ...process.env, TYPES_ARE_CHECKED: '1' },
      log,
    });
    if (code !== 0) return step;
  }
  return undefined;
}

/** Makes the copy's content ours again, and edits it. */
function edited(edits: readonly Edit[]): void {
  cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true });
  for (const edit of edits) apply(edit, copy);
}

async function check(edits: readonly Edit[]): Promise<{ code: number; said: string }> {
  edited(edits);
  const code = await run(process.execPath, ['--import', 'tsx', 'scripts/build/check-sources.ts'], {
    cwd: copy,
    log,
  });
  return { code, said: readFileSync(log, 'utf8') };
}
