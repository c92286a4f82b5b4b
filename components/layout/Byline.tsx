import { ExternalLink } from '@/components/links/ExternalLink';
import { layoutWords } from '@/content/layout';
import { offer } from '@/content/offer';
import type { PageId } from '@/content/pages';
import { site } from '@/content/site';
import { pageEntry } from '@/lib/found/page-entry';
import { formatLong } from '@/lib/tax/dates';

/** Who wrote and reviewed a page, with her professional card, and the day. */
export function Byline({ page }: { page: PageId }) {
  const { by, card, verify, updated: on } = layoutWords.byline;
  const { updated } = pageEntry(page);
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
