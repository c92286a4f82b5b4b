import { CaseNote } from '@/components/case/CaseNote';
import type { ReactNode } from 'react';
import { LuCheck } from 'react-icons/lu';
import { contactHref, contactTrigger } from '@/components/modal/trigger';
import { Button, ButtonLink } from '@/components/ui/Button';
import { WhatsAppLink } from '@/components/links/WhatsAppLink';
import { needsScript, withoutScript, reveal } from '@/components/dom/attributes';
import { answersWords } from '@/content/answers-receipt';
import { incomeTaxWords } from '@/content/income-tax';
import { chatLink, serviceName } from '@/lib/words/site-words';
import styles from './ReviewStep.module.css';
import { Step } from '@/components/income-tax/shared/Step';
import { ANSWERS_RECEIPT } from '@/components/income-tax/shared/places';

const { review, benefits, talk } = incomeTaxWords;

type Props = {
  /** Who signs and what it costs. */
  card: ReactNode;
  /** Steps after a visitor writes. */
  steps: ReactNode;
  /** The owner's other answers before hiring. */
  before: ReactNode;
};

/** The last step: the accountant's card with WhatsApp and contact form, the receipt, who does what, and benefits. */
export function ReviewStep({ card, steps, before }: Props) {
  return (
    <Step id="review" heading={review.heading} isBand>
      <div className={`columns ${styles.columns}`}>
        <div>
          <section className={`sheet ${styles.talk}`} aria-labelledby="talk">
            <h3 id="talk" className="hidden">
              {talk.heading}
            </h3>
            {card}
            <div className={`wrap ${styles.ways}`}>
              <WhatsAppLink look="sun" href={chatLink(talk.whatsappMessage)} label={talk.whatsapp} />
              <Button
                {...contactTrigger({ services: serviceName('incomeTax') })}
                look="ghost"
                {...needsScript}
              >
                {talk.contact}
              </Button>
              <ButtonLink href={contactHref} look="ghost" {...withoutScript}>
                {talk.contact}
              </ButtonLink>
            </div>
          </section>
          <section className={`sheet printed ${styles.case}`} aria-labelledby="case" {...needsScript}>
            <h3 id="case">{answersWords.heading}</h3>
            <div id={ANSWERS_RECEIPT} />
          </section>
          <CaseNote />
        </div>
        <div className={styles.words}>
          {steps}
          <section aria-labelledby="benefits">
            <h3 id="benefits">{benefits.heading}</h3>
            <ul className="ticked">
              {benefits.list.map((benefit) => (
                <li key={benefit} {...reveal('tax')}>
                  <span className="oct" aria-hidden>
                    <LuCheck />
                  </span>
                  {benefit}
                </li>
              ))}
            </ul>
          </section>
          {before}
        </div>
      </div>
    </Step>
  );
}
