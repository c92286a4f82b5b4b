import { Fragment } from 'react';
import { YEAR_WORD } from '@/components/dom/tax-year';
import { activeSeason } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { yearWords, type YearWordName } from './year-words';

const words: Readonly<Record<string, string>> = yearWords(activeSeason());

type Props = {
  name: YearWordName | `latest${number}`;
  as?: 'span' | 'strong' | 'small' | 'p' | 'i';
  className?: string;
};

/** Words that follow the year of the tabs, in the HTML the active season's. */
export function YearWord({ name, as: Element = 'span', className }: Props) {
  return (
    // The early script may have written another year's words.
    <Element {...{ [YEAR_WORD]: name }} className={className} suppressHydrationWarning>
      {words[name] ?? ''}
    </Element>
  );
}

/** A sentence whose tokens follow the year of the tabs. */
export function YearText({ text, as }: { text: string } & Pick<Props, 'as'>) {
  // `split` puts the names of the tokens at odd indexes.
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      index % 2 === 0 ? (
        <Fragment key={index}>{fill(part, {})}</Fragment>
      ) : (
        <YearWord key={index} name={part as YearWordName} as={as} />
      ),
    );
}
