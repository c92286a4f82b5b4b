import { ButtonLink } from '@/components/ui/Button';
import { shownBetween } from '@/components/dom/shown-between';
import { LinkedText } from '@/components/ui/LinkedText';
import { homeWords } from '@/content/home';
import { presentation } from '@/content/presentation';
import { buildDay } from '@/lib/build-day';
import { missedSeason } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { siteWords } from '@/lib/words/site-words';
import { BusinessCard } from './BusinessCard';
import styles from './Banner.module.css';

const { advice, services, late } = homeWords.banner;
const missed = missedSeason(buildDay());
const { headline, highlight = '' } = presentation;
/** The headline has one colour if the owner highlights no words of it. */
const [before, after] = highlight === '' ? [headline] : headline.split(highlight);

export function Banner() {
  return (
    <section className={`on-brand ${styles.banner}`}>
      <picture className={`screen ${styles.drawing}`}>
        <source media="(max-width: 768px)" srcSet="/images/banner-narrow.svg" />
        <img src="/images/banner-wide.svg" alt="" fetchPriority="high" />
      </picture>
      <div className="container">
        <div className={styles.columns}>
          <div>
            <h1 className={styles.headline}>
              {before}
              <span className={styles.highlight}>{highlight}</span>
              {after}
            </h1>
            <p className={styles.offering}>{fill(presentation.offering, siteWords)}</p>
            {missed && (
              <p className={`screen ${styles.late}`} {...shownBetween(missed)}>
                <LinkedText text={fill(late, { taxYear: missed.season.taxYear })} />
              </p>
            )}
            <p className={`screen wrap ${styles.calls}`}>
              <ButtonLink href="#contact" look="sun">
                {advice}
              </ButtonLink>{' '}
              <ButtonLink href="#services" look="ghost">
                {services}
              </ButtonLink>
            </p>
          </div>
          <BusinessCard />
        </div>
      </div>
    </section>
  );
}
