import { PageShell } from '@/components/layout/PageShell';
import { ButtonLink } from '@/components/ui/Button';
import { notFoundWords } from '@/content/layout';
import { innerPages } from '@/lib/seo/page-entry';
import { notFoundMetadata } from '@/lib/seo/metadata';
import styles from './not-found.module.css';

const { code, heading, text, home, elsewhere } = notFoundWords;

export const metadata = notFoundMetadata;

export default function NotFoundPage() {
  return (
    <PageShell page={null}>
      <div className="container">
        <div className={styles.page}>
          <div>
            <p className={styles.code}>{code}</p>
            <img className={styles.drawing} src="/images/not-found.svg" width={540} height={292} alt="" />
          </div>
          <div className={`stack ${styles.words}`}>
            <h1>{heading}</h1>
            <p>{text}</p>
            <ButtonLink href="/">{home}</ButtonLink>
            <p className={styles.elsewhere}>{elsewhere}</p>
            <ul>
              {innerPages.map(({ path, label }) => (
                <li key={path}>
                  <a href={path} className="tall">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </PageShell>
  );
}
