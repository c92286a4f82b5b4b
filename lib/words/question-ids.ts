type Named = { readonly id?: string | undefined };

/**
 * Questions with an id each, so that a link to one still leads there after the list has changed: a question
 * without an id, or with one that is taken, gets the next number.
 */
export function withIds<Question extends Named>(
  questions: readonly Question[],
): (Question & { id: string })[] {
  const taken = new Set<string>();
  let last = Math.max(0, ...questions.map(({ id }) => Number(/^pregunta-(\d+)$/.exec(id ?? '')?.[1] ?? 0)));
  return questions.map((question) => {
    const id = question.id === undefined || taken.has(question.id) ? `pregunta-${(last += 1)}` : question.id;
    taken.add(id);
    return { ...question, id };
  });
}
