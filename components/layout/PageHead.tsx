import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/links/ExternalLink';
import { Container } from '@/components/ui/Container';
import { layoutWords } from '@/content/layout';
import { offer } from '@/content/offer';
import type { PageId } from '@/content/pages';
import { site } from '@/content/site';
import { pageEntry } from '@/lib/found/page-entry';
import { formatLong } from '@/lib/tax/dates';
import styles from './PageHead.module.css';

type Props = {
  page: PageId;
  heading: ReactNode;
  introduction: string;
  /** A second, shorter paragraph. */
  note?: ReactNode;
  /** `path`: short, overlapped by the page's steps and tabs. */
  look?: 'path';
};

/** The emerald head of an inner page: heading, introduction, byline. */
export function PageHead({ page, heading, introduction, note, look }: Props) {
  return (
    <header className={`emerald ${styles.head}`} data-look={look}>
      <Container>
        <h1>{heading}</h1>
        <p className={styles.introduction}>{introduction}</p>
        <p className={`soft ${styles.byline}`}>
          <Byline page={page} />
        </p>
        {note && <p className={`soft ${styles.note}`}>{note}</p>}
      </Container>
    </header>
  );
}

/** Who wrote and reviewed a page, with her professional card, and the day. */
function Byline({ page }: { page: PageId }) {
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
