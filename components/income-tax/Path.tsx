import { places } from '@/content/places';
import { STEP } from '@/components/dom/path-steps';
import { WhatsAppLink } from '@/components/links/WhatsAppLink';
import { incomeTaxWords } from '@/content/income-tax';
import { whatsappPhone } from '@/lib/words/site-words';
import { whatsappLink } from '@/lib/words/whatsapp';
import styles from './Path.module.css';

const { contents, talk } = incomeTaxWords;
type StepId = keyof typeof contents.sections;
const steps = Object.entries(contents.sections) as [StepId, { label: string; rest?: string; note: string }][];

/** The page's six steps in the order of a visitor's questions, for its contents and the menu. */
export const incomeTaxContents = {
  heading: contents.heading,
  links: steps.map(([id, { label, rest }]) => ({
    href: `#${places[id]}` as const,
    label: rest ? `${label} ${rest}` : label,
  })),
};

/** The steps: a strip at the top of a phone; on wide screens, beside the text, with their answers. */
export function Path() {
  return (
    <nav className={`emerald screen ${styles.path}`} aria-labelledby="path">
      <h2 id="path">{contents.heading}</h2>
      <ol>
        {steps.map(([id, { label, rest, note }], index) => (
          <li key={id}>
            <a href={`#${places[id]}`} aria-current={index === 0 ? 'step' : undefined}>
              <span className={styles.number} aria-hidden>
                {index + 1}
              </span>{' '}
              <span {...{ [STEP]: id }}>
                {rest ? label : `${label} `}
                {rest && <span className={styles.wide}>{` ${rest} `}</span>}
                <small>{note}</small>
              </span>
            </a>
          </li>
        ))}
      </ol>
      <div className={styles.more}>
        <p className="soft">
          {`${contents.firstTime} `}
          <a href={`#${places.entry}`}>{contents.firstTimeLink}</a>.
        </p>
        <WhatsAppLink href={whatsappLink(whatsappPhone, talk.whatsappMessage)} label={talk.whatsapp} />
      </div>
    </nav>
  );
}
