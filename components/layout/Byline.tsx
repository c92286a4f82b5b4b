import { ExternalLink } from '@/components/links/ExternalLink';
import { layoutWords } from '@/content/layout';
import { offer } from '@/content/offer';
import type { IsoDate } from '@/content/seasons/types';
import { site } from '@/content/site';
import { formatLong } from '@/lib/tax/dates';

const { by, card, verify, updated: on } = layoutWords.byline;

/** Who wrote and reviewed a page, with her professional card, and the day: once, at its head. */
export function Byline({ updated }: { updated: IsoDate }) {
  const number = `${card} ${site.cardNumber}`;
  return (
    <>
      {`${by} `}
      <b>{site.accountantName}</b>
      {`, ${site.professionalTitle.toLowerCase()}, `}
      {offer.cardVerifyUrl === undefined ? (
        number
      ) : (
        <ExternalLink href={offer.cardVerifyUrl} note={verify}>
          {number}
        </ExternalLink>
      )}
      {` · ${on} `}
      <time dateTime={updated}>{formatLong(updated)}</time>
    </>
  );
}
