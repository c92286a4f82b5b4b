import { WORKING_WORDS } from '@/components/dom/attributes';

/** Says that the answer is on its way, in a form that is used before its script has loaded, which writes the words. */
export function Working({ words }: { words: string }) {
  return (
    <span role="status" {...{ [WORKING_WORDS]: words }} suppressHydrationWarning>
      {''}
    </span>
  );
}
