import type { ReactNode } from 'react';
import { Island } from '@/components/ui/Island';
import { needsScript, withoutScript } from '@/components/dom/attributes';
import { contactWords } from '@/content/contact';
import { ContactForm } from './ContactForm';
import styles from './ContactSection.module.css';
import { DirectContact } from './DirectContact';

const { heading, introduction, direct, unavailable } = contactWords;

/**
 * The last section of the home page: introduction on the left, form on the right.
 * @param props.facts the owner's answers about response time, price and place
 */
export function ContactSection({ facts }: { facts: ReactNode }) {
  return (
    <section id="contact" className="section" aria-labelledby="contact-heading">
      <div className="container">
        <div className={styles.columns}>
          <div className={`stack ${styles.words}`}>
            <h2 id="contact-heading">{heading}</h2>
            <p>{introduction}</p>
            {facts}
            <div className={styles.ways} {...needsScript}>
              <DirectContact introduction={direct.introduction} />
            </div>
          </div>
          <div>
            <Island name="ContactForm" component={ContactForm} props={{ id: 'contact-form' }} />
            {/* Screen readers announce these contacts when a script fails to load and they show. */}
            <div role="alert">
              <div {...withoutScript}>
                <DirectContact introduction={unavailable} />
              </div>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
