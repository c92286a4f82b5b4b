import { YEAR_PARAMETER } from '@/components/tax-year/tax-year';
import { ShareButton } from '@/components/ui/ShareButton';
import { answerActionWords } from '@/content/answer-actions';
import { pages } from '@/content/pages';
import { anchors } from '@/content/page-anchors';
import { fill } from '@/lib/words/fill';

const { label, copied, refused, verdict, date } = answerActionWords.passOn;

type Props = {
  /** The kind of answer, which decides the place on the page and the text. */
  about: 'verdict' | 'date';
  taxYear: number;
  /** True for a company's date, which the income tax page doesn't tell. */
  isOfCompany?: boolean;
};

/** «Compartir con alguien»: shares the tool at the answer's tax year, but not the answer. */
export function ShareAnswer({ about, taxYear, isOfCompany = false }: Props) {
  const place = about === 'date' ? `#${anchors.when}` : '';
  const path = isOfCompany
    ? pages.calendar.path
    : `${pages.incomeTax.path}?${YEAR_PARAMETER}=${taxYear}${place}`;
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
