/**
 * Reuses an answer, or a failure, for some milliseconds.
 * @param elapsed monotonic clock, in milliseconds
 */
export function memoized<Answer>(
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
