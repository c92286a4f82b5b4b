import { offer, offerWords } from '@/content/offer';
import styles from './Testimonials.module.css';

/** Quotes of clients, published with their consent. Renders nothing while there are none. */
export function Testimonials() {
  if (offer.testimonials.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="testimonials">
      <div className="container">
        <h2 id="testimonials">{offerWords.testimonials}</h2>
        <ul className={`sheet cells ${styles.list}`}>
          {offer.testimonials.map(({ quote, name }) => (
            <li key={quote}>
              <figure className={styles.figure}>
                <blockquote>{quote}</blockquote>
                <figcaption>{name}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
