/** Says that the answer is on its way, in a form that is used before its script has loaded. */
export function Working({ words }: { words: string }) {
  return (
    <span role="status" className="working">
      <span>{words}</span>
    </span>
  );
}
