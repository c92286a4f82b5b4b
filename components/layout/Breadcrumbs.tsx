import { layoutWords } from '@/content/layout';
import { pages, type PageId } from '@/content/pages';
import styles from './Breadcrumbs.module.css';

/** Breadcrumbs of an inner page, above the footer; its structured data repeats them. */
export function Breadcrumbs({ page }: { page: PageId }) {
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
