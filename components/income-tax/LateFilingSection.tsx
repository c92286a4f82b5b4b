import { Island } from '@/components/ui/Island';
import { LinkedText } from '@/components/ui/LinkedText';
import { needsEarlyScript } from '@/components/dom/needs-script';
import { shownBetween } from '@/components/dom/shown-between';
import { buildDay } from '@/lib/build-day';
import { lateFilingWords } from '@/content/late-filing';
import { uvts } from '@/content/season-records';
import { formatPesos } from '@/lib/tax/amounts';
import { lastUvt, minimumPenalty, penaltyRules } from '@/lib/tax/late-penalty';
import { yearEnd } from '@/lib/words/active-season';
import type { AnsweredQuestion } from '@/lib/words/faq';
import { fill, type Words } from '@/lib/words/fill';
import { fillIfKnown } from '@/lib/words/season-words';
import styles from './LateFiling.module.css';
import { LateFiling } from './LateFiling';
import { Step } from './Step';
import { ToolUnavailable } from './ToolUnavailable';

const { heading, introduction, letter, onlyObliged, rulesHeading, rules, source } = lateFilingWords;

const { sources } = penaltyRules(lastUvt(Infinity, uvts)?.year ?? 0);

type Props = { words: Words; questions?: readonly AnsweredQuestion[] };

/** The penalty for late filing: who pays it, the calculator, and the folded rules. */
export function LateFilingSection({ words, questions = [] }: Props) {
  const ofLetter = questions.find(({ about }) => about === 'letter');
  const introduced = [introduction, ofLetter ? fill(letter, { question: ofLetter.id }) : [], onlyObliged];
  return (
    <Step id="late" heading={heading} introduction={<LinkedText text={introduced.flat().join(' ')} />}>
      <YearEnd />
      <div className={styles.tool}>
        <Island
          name="LateFiling"
          component={LateFiling}
          props={{ builtOn: buildDay() }}
          unavailable={<ToolUnavailable />}
        />
      </div>
      <details className={`fold ${styles.rules}`} data-quiet>
        <summary>{rulesHeading}</summary>
        <dl className="ruled soft">
          {rules.map(({ condition, rule, figure }) => (
            <div key={condition}>
              <dt>{condition}</dt>
              <dd>
                {`${rule
                  .map((sentence) => fillIfKnown(sentence, words))
                  .filter(Boolean)
                  .join(' ')} `}
                (<a href={sources[figure].url}>{fill(sources[figure].norm, {})}</a>)
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <LinkedText text={fill(source, words)} />
        </p>
      </details>
    </Step>
  );
}

/** The minimum penalty until the end of the year, while its UVT is known. */
function YearEnd() {
  const { year, ...days } = yearEnd();
  const uvt = uvts.find((each) => each.year === year);
  if (!uvt) return null;
  const words = {
    year: String(year),
    next: String(year + 1),
    minimum: formatPesos(minimumPenalty(year, uvt)),
  };
  return (
    <p className={`screen ${styles.yearEnd}`} {...needsEarlyScript} {...shownBetween(days)}>
      <LinkedText text={fill(lateFilingWords.yearEnd, words)} />
    </p>
  );
}
