import { STEP } from '@/components/dom/path-steps';
import { LinkedText } from '@/components/ui/LinkedText';
import { incomeTaxWords } from '@/content/income-tax';
import { places } from '@/content/page-anchors';
import { linkedParts } from '@/lib/words/text-links';
import styles from './StepNavigation.module.css';

const { contents } = incomeTaxWords;
type StepId = keyof typeof contents.sections;
const steps = Object.entries(contents.sections) as [StepId, string][];

/** The page's six steps in the order of a visitor's questions, for its contents and the menu. */
export const incomeTaxContents = {
  heading: contents.heading,
  links: steps.map(([id, label]) => ({ href: `#${places[id]}` as const, label })),
};

/** The steps with their answers, beside the text of wide screens; a phone has them in its menu. */
export function StepNavigation() {
  return (
    <nav className={`screen ${styles.path}`} aria-labelledby="path">
      <h2 id="path">{contents.heading}</h2>
      <ol>
        {steps.map(([id, label], index) => (
          <li key={id}>
            <a href={`#${places[id]}`} aria-current={index === 0 ? 'step' : undefined}>
              <span className={styles.number} aria-hidden>
                {index + 1}
              </span>{' '}
              <span {...{ [STEP]: id }}>{label}</span>
            </a>
          </li>
        ))}
      </ol>
      <p className="soft">
        <LinkedText parts={linkedParts(contents.firstTime)} />
      </p>
    </nav>
  );
}
