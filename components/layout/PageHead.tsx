import type { ReactNode } from 'react';
import { Container } from '@/components/ui/Container';
import type { PageId } from '@/content/pages';
import { Byline } from './Byline';
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
