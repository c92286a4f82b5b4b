import type { ReactNode } from 'react';
import { FloatingButtons } from './FloatingButtons';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

type Props = {
  /** The page's own path, marked in the header; `null` on the not-found page. */
  path: string | null;
  children: ReactNode;
};

/** What stands on every page round its content. */
export function PageShell({ path, children }: Props) {
  return (
    <>
      <SiteHeader currentPath={path} />
      {/* Over the first view on every page: so near the beginning that the first packets hold it. */}
      <FloatingButtons isHome={path === '/'} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
