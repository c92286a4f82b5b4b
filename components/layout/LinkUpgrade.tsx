'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

const prefetched = new Set<string>();

/** The internal page a plain click or hover on this element leads to, if it is one. */
function internalLink(target: EventTarget | null, basePath: string): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const leavesTheApp =
    !link ||
    !`${link.origin}${link.pathname}/`.startsWith(`${location.origin}${basePath}/`) ||
    link.target === '_blank' ||
    // A file (`.ics`, `.png`), not a page.
    /\.\w+$/.test(link.pathname);
  return leavesTheApp ? null : link;
}

/**
 * Turns the site's plain links into navigation without reload, and fetches a page ahead
 * when a visitor reaches for its link. The links work the same without it.
 * @param props.basePath the site's folder under its domain, from the server: no script of its own for it
 */
export function LinkUpgrade({ basePath }: { basePath: string }) {
  const router = useRouter();
  const pathname = usePathname();
  const hashToReach = useRef('');

  useEffect(() => {
    // After a navigation to `/#about` from another page: scroll there smoothly, as on the page itself.
    if (hashToReach.current) document.getElementById(hashToReach.current)?.scrollIntoView();
    hashToReach.current = '';

    /** An address as the router wants it: it puts the base path before it by itself. */
    const pathInApp = ({ pathname: path }: { pathname: string }) => path.slice(basePath.length) || '/';

    /** In a folder the data of the page at its root would lie outside of it (`/folder.txt`): no router can fetch them. */
    const isRoot = (path: string) => basePath !== '' && path === '/';

    const onClick = (event: MouseEvent) => {
      const link = internalLink(event.target, basePath);
      if (!link) return;
      const popover = link.closest<HTMLElement>('[popover]');
      if (popover?.matches(':popover-open')) popover.hidePopover();
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (event.defaultPrevented || modified || link.dataset.modal !== undefined) return;
      // Within the page the browser scrolls and moves the focus better than a router.
      const path = pathInApp(link);
      if (isRoot(path) || (path === pathInApp(location) && link.hash)) return;
      event.preventDefault();
      hashToReach.current = link.hash.slice(1);
      router.push(path + link.search + link.hash);
    };

    const onIntent = (event: Event) => {
      const link = internalLink(event.target, basePath);
      const path = link && pathInApp(link);
      if (!path || isRoot(path) || path === pathInApp(location) || prefetched.has(path)) return;
      prefetched.add(path);
      router.prefetch(path);
    };

    // A hash followed natively leaves a history entry the router does not know:
    // coming back to it from another page would change the address and not the page.
    const onPopState = (event: PopStateEvent) => {
      if (!event.state && location.pathname !== pathnameOfPage) location.reload();
    };
    const pathnameOfPage = location.pathname;

    const intents = ['pointerover', 'touchstart', 'focusin'] as const;
    document.addEventListener('click', onClick);
    for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
    window.addEventListener('popstate', onPopState);
    return () => {
      document.removeEventListener('click', onClick);
      for (const intent of intents) document.removeEventListener(intent, onIntent);
      window.removeEventListener('popstate', onPopState);
    };
  }, [router, pathname, basePath]);

  return null;
}
