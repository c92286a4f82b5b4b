import { checkSources, copy, hold, reset, resetContent } from './copy';
import { dishonest } from './dishonest';
import { apply } from './edit';
import { honest } from './honest';

/*
 * The owner's edits, applied to a copy of the sources. Honest ones are taken, and groups of them are built, read and
 * walked; dishonest ones are refused in her words.
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
