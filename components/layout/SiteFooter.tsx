import { layoutWords } from '@/content/layout';
import { offer, offerWords } from '@/content/offer';
import { pages, type PageId } from '@/content/pages';
import { site } from '@/content/site';
import { buildDay } from '@/lib/build-day';
import { fill } from '@/lib/words/fill';
import { siteWords } from '@/lib/words/site-words';
import { innerPages } from '@/lib/seo/page-entry';
import { telephoneLink } from '@/lib/words/phone-links';
import { ExternalLink } from '@/components/links/ExternalLink';
import { COPYRIGHT_YEAR } from '@/components/dom/attributes';
import styles from './SiteFooter.module.css';

const { footer } = layoutWords;

/** Links to the other inner pages; the breadcrumbs and the logo lead home. */
export function SiteFooter({ currentPage }: { currentPage: PageId | null }) {
  const current = currentPage && pages[currentPage];
  return (
    <footer className={`on-brand ${styles.footer}`}>
      <div className={`container ${styles.inner}`}>
        <div className={`wrap ${styles.links}`}>
          <nav aria-label={footer.navigation} className="screen">
            <ul className="wrap">
              {innerPages
                .filter((page) => page !== current)
                .map(({ path, label }) => (
                  <li key={path}>
                    <a href={path} className="tall">
                      {label}
                    </a>
                  </li>
                ))}
            </ul>
          </nav>
          <ul className="wrap">
            <li>
              <a className="tall" href={telephoneLink(site.phone)} aria-label={fill(footer.phone, siteWords)}>
                {siteWords.phone}
              </a>
            </li>
            <li>
              <a className="tall" href={`mailto:${site.email}`} aria-label={fill(footer.email, siteWords)}>
                {site.email}
              </a>
            </li>
          </ul>
          {offer.profiles.length > 0 && (
            <ul className="wrap" aria-label={offerWords.profiles}>
              {offer.profiles.map(({ name, url }) => (
                <li key={url}>
                  <ExternalLink className="tall" href={url}>
                    {name}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        <p className={styles.disclaimer}>{footer.disclaimer}</p>
        <p className="tall">
          <img src="/images/logo.svg" width={32} height={32} alt="" loading="lazy" />
          <span>
            {'© '}
            <span {...{ [COPYRIGHT_YEAR]: '' }} suppressHydrationWarning>
              {buildDay().slice(0, 4)}
            </span>
            {` ${site.businessName}`}
          </span>
        </p>
      </div>
    </footer>
  );
}
