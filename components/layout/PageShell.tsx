import type { ReactNode } from 'react';
import { JsonLd } from '@/components/ui/JsonLd';
import { layoutWords } from '@/content/layout';
import { pages, type PageId } from '@/content/pages';
import { structuredData } from '@/lib/seo/structured-data';
import styles from './PageShell.module.css';
import { Notices } from './Notices';
import { SiteFooter } from './SiteFooter';
import { SiteHeader, type Contents } from './SiteHeader';

type Props = {
  /** The current page; `null` on the not-found page. */
  page: PageId | null;
  /** Table of contents, which the menu of phones shows too. */
  contents?: Contents;
  children: ReactNode;
};

/** Header, notices, breadcrumbs, footer and structured data around the content of every page. */
export function PageShell({ page, contents, children }: Props) {
  return (
    <>
      <SiteHeader currentPage={page} contents={contents} />
      <main id="content" tabIndex={-1}>
        {page && <Notices page={page} />}
        {children}
        {page && page !== 'home' && <Breadcrumbs page={page} />}
        {page && <JsonLd graph={structuredData(page)} />}
      </main>
      <SiteFooter currentPage={page} />
    </>
  );
}

/** Breadcrumbs of an inner page, above the footer; its structured data repeats them. */
function Breadcrumbs({ page }: { page: PageId }) {
  return (
    <div className="container">
      <nav aria-label={layoutWords.breadcrumbs} className="screen">
        <ol className={`wrap ${styles.breadcrumbs}`}>
          <li>
            <a href={pages.home.path} className="tall">
              {pages.home.label}
            </a>
          </li>
          <li aria-current="page">{pages[page].label}</li>
        </ol>
      </nav>
    </div>
  );
}
