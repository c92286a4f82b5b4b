import type { ReactNode } from 'react';
import type { PageId } from '@/content/pages';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

type Props = {
  /** Marked in the header; `null` on the not-found page. */
  page: PageId | null;
  children: ReactNode;
};

/** What stands on every page round its content. */
export function PageShell({ page, children }: Props) {
  return (
    <>
      <SiteHeader currentPage={page} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
