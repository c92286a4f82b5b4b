import { YEAR_PARAMETER } from '@/components/tax-year/tax-year';
import { ShareButton } from '@/components/ui/ShareButton';
import { answerActionWords } from '@/content/answer-actions';
import { pages } from '@/content/pages';
import { seasonAnchor } from '@/lib/seo/season-anchor';
import { fill } from '@/lib/words/fill';

const { label, copied, refused, verdict, date } = answerActionWords.passOn;

type Props = {
  /** The kind of answer, which decides the page and the text. */
  about: 'verdict' | 'date';
  taxYear: number;
};

/** «Compartir con alguien»: shares the page at the answer's tax year, but not the answer. */
export function ShareAnswer({ about, taxYear }: Props) {
  const path =
    about === 'verdict'
      ? `${pages.incomeTax.path}?${YEAR_PARAMETER}=${taxYear}`
      : `${pages.calendar.path}#${seasonAnchor(taxYear + 1)}`;
  return (
    <ShareButton
      label={label}
      text={fill(about === 'verdict' ? verdict : date, { taxYear: String(taxYear) })}
      // The origin in use, since a rehearsal is served at several addresses.
      address={location.origin + path}
      copied={copied}
      refused={refused}
    />
  );
}
