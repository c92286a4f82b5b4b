import type { ReactNode } from 'react';
import { Container } from './Container';
import styles from './PageHead.module.css';

type Props = {
  heading: ReactNode;
  introduction: string;
  /** A second, shorter paragraph. */
  note?: ReactNode;
  /** Who wrote it, and when. */
  byline?: ReactNode;
  /** `path`: short, overlapped by the page's steps and tabs. */
  look?: 'path';
  breadcrumbs: { label: string; home: { label: string; href: string }; here: string };
};

/** The emerald head of an inner page: breadcrumbs, heading, introduction. */
export function PageHead({ heading, introduction, note, byline, look, breadcrumbs }: Props) {
  return (
    <header className={`emerald ${styles.head}`} data-look={look}>
      <Container>
        <nav aria-label={breadcrumbs.label} className="screen">
          <ol className={`wrap ${styles.breadcrumbs}`}>
            <li>
              <a href={breadcrumbs.home.href} className="tall">
                {breadcrumbs.home.label}
              </a>
            </li>
            <li aria-current="page">{breadcrumbs.here}</li>
          </ol>
        </nav>
        <h1>{heading}</h1>
        <p className={styles.introduction}>{introduction}</p>
        {byline && <p className={`soft ${styles.byline}`}>{byline}</p>}
        {note && <p className={`soft ${styles.note}`}>{note}</p>}
      </Container>
    </header>
  );
}
