import { Container } from '@/components/ui/Container';
import { homeWords } from '@/content/home';
import { pages } from '@/content/pages';
import { services } from '@/content/services';
import { href } from '@/lib/env';
import { serviceIcons } from './service-icons';
import styles from './Services.module.css';

const { heading, featured, unsure } = homeWords.services;

/** One ruled grid: the first service leads to its page, the others open the form with the service chosen. */
export function Services() {
  return (
    <section id="services" className={styles.services} aria-labelledby="services-heading">
      <Container>
        <h2 id="services-heading">{heading}</h2>
        <ul className={styles.grid}>
          {services.map(({ name, icon }, index) => {
            const Icon = serviceIcons[icon];
            return (
              <li key={name} data-reveal="card" data-look={index === 0 ? 'featured' : undefined}>
                {index === 0 ? (
                  <a href={href(pages.incomeTax.path)} className={styles.cell}>
                    <Icon aria-hidden />
                    <h3>{name}</h3>
                    <p>{featured.text}</p>
                    <span className={styles.more}>{featured.link}</span>
                  </a>
                ) : (
                  <a
                    href="#contact"
                    role="button"
                    data-modal="contact"
                    data-services={name}
                    className={styles.cell}
                  >
                    <Icon aria-hidden />
                    <span className={styles.name}>{name}</span>
                  </a>
                )}
              </li>
            );
          })}
          <li data-reveal="card" data-look="unsure">
            <a href="#contact" className={styles.cell}>
              <h3>{unsure.question}</h3>
              <span className={styles.more}>{unsure.link}</span>
            </a>
          </li>
        </ul>
      </Container>
    </section>
  );
}
