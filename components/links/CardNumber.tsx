import { cardWords } from '@/content/layout';
import { offer } from '@/content/offer';
import { site } from '@/content/site';
import { ExternalLink } from './ExternalLink';

/** «T.P. 123456-T», with a link to verify it once the owner confirms it. */
export function CardNumber() {
  const number = `${cardWords.label}\u00a0${site.cardNumber}`;
  if (offer.cardVerifyUrl === undefined) return <span className="together">{number}</span>;
  return (
    <ExternalLink className="together" href={offer.cardVerifyUrl} note={cardWords.verify}>
      {number}
    </ExternalLink>
  );
}
