import { LinkedText } from '@/components/ui/LinkedText';
import { lateFilingWords } from '@/content/late-filing';
import { fill, type Words } from '@/lib/words/fill';
import { linkedParts } from '@/lib/words/linked';
import { fillIfKnown } from '@/lib/words/season-words';
import { LateFilingIsland } from './LateFilingIsland';
// The tool's HTML needs its sheet before its code; from here it costs no script.
import './Ledger.module.css';
import { ToolUnavailable } from './ToolUnavailable';
import styles from './ToolSection.module.css';

const { heading, introduction, rules, source } = lateFilingWords;

/** What being late costs: the rule in words, and the calculator. */
export function LateFilingSection({ words }: { words: Words }) {
  return (
    <section aria-labelledby="late">
      <h2 id="late">{heading}</h2>
      <p className={styles.introduction}>{introduction}</p>
      <dl className={styles.rules}>
        {rules.map(({ condition, rule, source: article }) => (
          <div key={condition}>
            <dt>{condition}</dt>
            <dd>
              {rule
                .map((sentence) => fillIfKnown(sentence, words))
                .filter(Boolean)
                .join(' ')}{' '}
              <LinkedText parts={linkedParts(article)} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>{fill(source, words)}</p>
      <LateFilingIsland unavailable={<ToolUnavailable />} />
    </section>
  );
}
