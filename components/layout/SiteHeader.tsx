import { LuMenu, LuX } from 'react-icons/lu';
import { layoutWords } from '@/content/layout';
import { site } from '@/content/site';
import { fill } from '@/lib/fill';
import { siteWords } from '@/lib/site-words';
import { href } from '@/lib/env';
import styles from './SiteHeader.module.css';

/**
 * The sticky header. On a phone its navigation is a native popover: it opens, closes on
 * Escape or an outside tap, and works by keyboard, before and without any script.
 */
export function SiteHeader({ currentPath }: { currentPath: string | null }) {
  return (
    <header className={styles.header}>
      <a href="#content" className={styles.skip}>
        {layoutWords.skipLink}
      </a>
      <div className={styles.bar}>
        <a href={href('/#top')} className={styles.brand} aria-label={fill(layoutWords.homeLink, siteWords)}>
          <img src={href('/images/logo.svg')} width={40} height={40} alt="" />
          <span className={styles.name}>{site.businessName}</span>
        </a>
        <button type="button" className={styles.toggle} popoverTarget="menu" aria-label={layoutWords.menu}>
          <LuMenu aria-hidden className={styles.closedIcon} />
          <LuX aria-hidden className={styles.openIcon} />
        </button>
        <nav id="menu" popover="auto" className={styles.menu} aria-label={layoutWords.mainNavigation}>
          <ul>
            {layoutWords.links.map(({ label, path, page }) => (
              <li key={path}>
                <a
                  href={href(path)}
                  aria-current={page !== null && page === currentPath ? 'page' : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
