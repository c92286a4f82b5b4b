import { Container } from '@/components/ui/Container';
import { layoutWords } from '@/content/layout';
import { pages, type PageId } from '@/content/pages';
import styles from './Breadcrumbs.module.css';

/** Where an inner page stands in the site, before the footer; its structured data says the same. */
export function Breadcrumbs({ page }: { page: PageId }) {
  return (
    <Container>
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
    </Container>
  );
}
