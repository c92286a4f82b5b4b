import type { ReactNode } from 'react';
import type { PageId } from '@/content/pages';
import { SiteFooter } from './SiteFooter';
import { SiteHeader, type Contents } from './SiteHeader';

type Props = {
  /** Marked in the header; `null` on the not-found page. */
  page: PageId | null;
  /** Where the page has a table of contents: the menu of a phone offers it too. */
  contents?: Contents;
  children: ReactNode;
};

/** What stands on every page round its content. */
export function PageShell({ page, contents, children }: Props) {
  return (
    <>
      <SiteHeader currentPage={page} contents={contents} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
