/**
 * Asks again only once what was answered has lasted so long; who asks meanwhile gets the same answer, a failure too.
 * @param elapsed milliseconds of a clock that only goes forward
 */
export function lasting<Answer>(
  milliseconds: number,
  elapsed: () => number,
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  let last: { answer: Promise<Answer>; end: number } | undefined;
  return () => {
    if (last === undefined || elapsed() >= last.end) last = { answer: ask(), end: elapsed() + milliseconds };
    return last.answer;
  };
}
