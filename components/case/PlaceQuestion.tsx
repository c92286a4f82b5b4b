import { useReducer } from 'react';
import { JoinedChips } from '@/components/ui/JoinedChips';
import { placeWords } from '@/content/place-dates';
import { PLACE, tellAnswer } from './case';
import { useCase } from './use-case';

type Props = {
  /** The tax year that the decree's dates are about. */
  taxYear: number;
  /** The decree's question. */
  question: string;
  /** Called after a tap. */
  onAnswer?: () => void;
};

/** A decree's question, for an ending that has two dates; the answer is the case's. */
export function PlaceQuestion({ taxYear, question, onAnswer }: Props) {
  // The case's watchers wait for the painted frame, and the tapped chip must not.
  const [, render] = useReducer((count: number) => count + 1, 0);
  const answer = useCase().years[taxYear]?.answers?.[PLACE];
  return (
    <JoinedChips<string>
      name={PLACE}
      legend={question}
      showsLegend
      options={placeWords.options}
      value={answer}
      onChange={(value) => {
        tellAnswer(taxYear, PLACE, value);
        render();
        onAnswer?.();
      }}
    />
  );
}
