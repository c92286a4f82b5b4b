import type { ReactNode } from 'react';
import { Container } from '@/components/ui/Container';
import { needsScript } from '@/components/dom/needs-script';
import { contactWords } from '@/content/contact';
import { ContactFormIsland } from './ContactFormIsland';
import styles from './ContactSection.module.css';
import { DirectContact } from './DirectContact';

const { heading, introduction, direct, unavailable } = contactWords;

/**
 * The home page's last section: words on the left, the form on the right.
 * @param props.facts what else the owner tells of her way of working
 */
export function ContactSection({ facts }: { facts: ReactNode }) {
  return (
    <section id="contact" className={styles.section} aria-labelledby="contact-heading">
      <Container>
        <div className={styles.columns}>
          <div className={styles.words}>
            <h2 id="contact-heading">{heading}</h2>
            <p>{introduction}</p>
            {facts}
            <div className={styles.ways} {...needsScript}>
              <DirectContact introduction={direct.introduction} />
            </div>
          </div>
          <div>
            <ContactFormIsland unavailable={<DirectContact introduction={unavailable} />} />
            {/* Read out where script fails and the early script shows it. */}
            <div role="alert">
              <noscript>
                <DirectContact introduction={unavailable} />
              </noscript>
            </div>
          </div>
        </div>
      </Container>
    </section>
  );
}
