import { answerActionWords } from '@/content/answer-actions';
import { fill } from '@/lib/words/fill';
import { chatLink } from '@/lib/words/site-words';
import { ExternalLink } from './ExternalLink';

const { ask, tell, message } = answerActionWords.wrong;

type Props = {
  /** The page's path; answers, which only scripts show, take it from the address. */
  path?: string;
  taxYear: number;
  /** The answer or table as the page names it. */
  shown: string;
};

/** «¿Ves un dato equivocado? Dímelo», with the page, its open year and what it said. */
export function ReportError({ path = location.pathname, taxYear, shown }: Props) {
  const text = fill(message, { path, taxYear, shown });
  return (
    <span className="screen">
      {ask} <ExternalLink href={chatLink(text)}>{tell}</ExternalLink>.
    </span>
  );
}
