import { CardNumber } from '@/components/links/CardNumber';
import { ExternalLink } from '@/components/links/ExternalLink';
import { homeWords } from '@/content/home';
import { offer, offerWords } from '@/content/offer';
import { presentation } from '@/content/presentation';
import { site } from '@/content/site';
import { fill } from '@/lib/words/fill';
import { siteWords } from '@/lib/words/site-words';
import { LOGO, reveal } from '@/components/dom/attributes';
import styles from './About.module.css';

const { heading, credential, organisations } = homeWords.about;

/** The section about the accountant. */
export function About() {
  return (
    <section id="about" className="section" aria-labelledby="about-heading">
      <div className="container">
        <div className={styles.columns}>
          <img
            src={site.portrait.src}
            alt={site.portrait.alt}
            width={320}
            height={320}
            loading="lazy"
            className={`photo ${styles.portrait}`}
            {...reveal('portrait')}
          />
          <div className={styles.words} {...reveal('section')}>
            <h2 id="about-heading">{heading}</h2>
            {presentation.biography.map((paragraph) => (
              <p key={paragraph}>{fill(paragraph, siteWords)}</p>
            ))}
            {offer.workingSince !== undefined && (
              <p>{fill(offerWords.workingSince, { year: offer.workingSince })}</p>
            )}
            <p className="soft">
              {`${credential}: `}
              <CardNumber />
            </p>
            <ul className={`sheet cells ${styles.organisations}`} aria-label={organisations}>
              {[site.university, site.professionalBoard].map(({ name, url, logoUrl }) => (
                <li key={url}>
                  <ExternalLink href={url} className={styles.organisation}>
                    <span>{name}</span>
                    {logoUrl !== undefined && <img src={logoUrl} alt="" loading="lazy" {...{ [LOGO]: '' }} />}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
