import type { ReactNode } from 'react';
import { JsonLd } from '@/components/ui/JsonLd';
import type { PageId } from '@/content/pages';
import { structuredData } from '@/lib/seo/structured-data';
import { Breadcrumbs } from './Breadcrumbs';
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
