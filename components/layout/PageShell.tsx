import type { ReactNode } from 'react';
import type { PageId } from '@/content/pages';
import { FloatingButtons } from './FloatingButtons';
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
      {/* Over the first view on every page: so near the beginning that the first packets hold it. */}
      <FloatingButtons isHome={page === 'home'} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
