import type { ReactNode } from 'react';
import { JsonLd } from '@/components/ui/JsonLd';
import type { PageId } from '@/content/pages';
import { structuredData } from '@/lib/seo/structured-data';
import { Breadcrumbs } from './Breadcrumbs';
import { Notices } from './Notices';
import { SiteFooter } from './SiteFooter';
import { SiteHeader, type Contents } from './SiteHeader';

type Props = {
  /** The page marked in the header; `null` on the not-found page. */
  page: PageId | null;
  /** The page's table of contents, which a phone's menu shows too. */
  contents?: Contents;
  children: ReactNode;
};

/** The header, breadcrumbs, footer and floating buttons around every page's content, and its structured data. */
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
