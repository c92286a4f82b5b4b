import { checkSources, copy, hold, reset, resetContent } from './copy';
import { dishonest } from './dishonest';
import { apply } from './edit';
import { honest } from './honest';

/*
 * The owner's edits, made in a copy of the sources: each honest one must be taken, and what some of them make together
 * be built, read and walked; each dishonest one must be refused, in her words.
 */
beforeAll(reset);
beforeEach(resetContent);

test.each(dishonest)('refused: $title', async (edit) => {
  apply(edit, copy);
  const { isTaken, said } = await checkSources();
  expect(said).toContain(edit.said);
  expect(isTaken).toBe(false);
});

test.each(honest.flat())('taken: $title', async (edit) => {
  apply(edit, copy);
  expect(await checkSources()).toMatchObject({ isTaken: true });
});

const together = honest.map((edits) => ({ edits, name: edits.map(({ title }) => title).join(' + ') }));

test.each(together)('built, read and walked: $name', async ({ edits }) => {
  for (const edit of edits) apply(edit, copy);
  await hold('build', 'export', 'smoke');
});
