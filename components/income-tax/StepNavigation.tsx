import { RESULT } from '@/components/dom/attributes';
import { LinkedText } from '@/components/ui/LinkedText';
import { incomeTaxWords } from '@/content/income-tax';
import { anchors } from '@/content/page-anchors';
import styles from './StepNavigation.module.css';

const { contents } = incomeTaxWords;
type StepId = keyof typeof contents.sections;
const steps = Object.entries(contents.sections) as [StepId, string][];

/** The page's steps as a table of contents, for the menu of phones. */
export const incomeTaxContents = {
  heading: contents.heading,
  links: steps.map(([id, label]) => ({ href: `#${anchors[id]}` as const, label })),
};

/** Links to the steps, with the visitor's answers, beside the text on wide screens. */
export function StepNavigation() {
  return (
    <nav className={`screen ${styles.steps}`} aria-labelledby="step-navigation">
      <h2 id="step-navigation">{contents.heading}</h2>
      <ol>
        {steps.map(([id, label], index) => (
          <li key={id}>
            <a href={`#${anchors[id]}`} aria-current={index === 0 ? 'step' : undefined}>
              <span className={`oct ${styles.number}`} aria-hidden>
                {index + 1}
              </span>{' '}
              <span {...{ [RESULT]: '' }}>{label}</span>
            </a>
          </li>
        ))}
      </ol>
      <p className="soft">
        <LinkedText text={contents.firstTime} />
      </p>
    </nav>
  );
}
