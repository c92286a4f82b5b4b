import { ButtonLink } from '@/components/ui/ButtonLink';
import { Container } from '@/components/ui/Container';
import { homeWords } from '@/content/home';
import { presentation } from '@/content/presentation';
import { fill } from '@/lib/words/fill';
import { siteWords } from '@/lib/words/site-words';
import { BusinessCard } from './BusinessCard';
import styles from './Banner.module.css';

const { advice, services } = homeWords.banner;
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
      <Container>
        <div className={styles.columns}>
          <div>
            <h1 className={styles.headline}>
              {before}
              <span className={styles.highlight}>{highlight}</span>
              {after}
            </h1>
            <p className={styles.offering}>{fill(presentation.offering, siteWords)}</p>
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
      </Container>
    </section>
  );
}
