import { LuMenu, LuX } from 'react-icons/lu';
import { layoutWords } from '@/content/layout';
import { pages, type PageId } from '@/content/pages';
import { site } from '@/content/site';
import { fill } from '@/lib/words/fill';
import { siteWords } from '@/lib/words/site-words';
import { FloatingButtons } from './FloatingButtons';
import styles from './SiteHeader.module.css';

export type Contents = {
  readonly heading: string;
  readonly links: readonly { readonly href: `#${string}`; readonly label: string }[];
};

type Props = { currentPage: PageId | null; contents?: Contents };

/**
 * The sticky header. On phones its navigation is a native popover, which needs no script.
 */
export function SiteHeader({ currentPage, contents }: Props) {
  /** A link to the open page is only the hash, because a full URL could reload the page. */
  const leadTo = (page: PageId, hash: string) =>
    page === currentPage && hash !== '' ? hash : pages[page].path + hash;
  return (
    <header className={styles.header}>
      <a href="#content" className={`screen ${styles.skip}`}>
        {layoutWords.skipLink}
      </a>
      <div className={`container ${styles.bar}`}>
        <a
          href={leadTo('home', '#top')}
          className={`tall ${styles.brand}`}
          aria-label={fill(layoutWords.homeLink, siteWords)}
        >
          <img src="/images/logo.svg" width={40} height={40} alt="" />
          <span className={styles.name}>{site.businessName}</span>
        </a>
        <button
          type="button"
          className={`screen round ${styles.toggle}`}
          popoverTarget="menu"
          aria-label={layoutWords.menu}
        >
          <LuMenu aria-hidden />
          <LuX aria-hidden />
        </button>
        <nav
          id="menu"
          popover="auto"
          className={`screen ${styles.menu}`}
          aria-label={layoutWords.mainNavigation}
        >
          <ul>
            {layoutWords.links.map(({ label, page, hash, marksPage }) => (
              <li key={label}>
                <a
                  href={leadTo(page, hash)}
                  aria-current={marksPage && page === currentPage ? 'page' : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
          {contents && (
            <div className={styles.contents}>
              <p id="menu-contents">{contents.heading}</p>
              <ol aria-labelledby="menu-contents">
                {contents.links.map(({ href, label }, index) => (
                  <li key={href}>
                    <a href={href}>
                      <span aria-hidden>{index + 1}</span> <span>{label}</span>
                    </a>
                  </li>
                ))}
              </ol>
            </div>
          )}
        </nav>
        <FloatingButtons page={currentPage} />
      </div>
    </header>
  );
}
