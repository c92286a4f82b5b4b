/** Says, in a form that was used before its script came, that the answer is on its way. */
export function Working({ words }: { words: string }) {
  return (
    <span role="status" className="working">
      <span>{words}</span>
    </span>
  );
}
