import { Island } from '@/components/ui/Island';
import { LinkedText, FigureSources } from '@/components/ui/LinkedText';
import { withoutScript } from '@/components/dom/attributes';
import { ExternalLink } from '@/components/links/ExternalLink';
import { ReportError } from '@/components/links/ReportError';
import { buildDay } from '@/lib/build-day';
import { lateSectionWords } from '@/content/late-filing';
import { pages } from '@/content/pages';
import { uvts } from '@/content/season-records';
import { lastUvt, penaltyRules } from '@/lib/tax/late-penalty';
import { activeSeason } from '@/lib/words/active-season';
import type { AnsweredQuestion } from '@/lib/words/faq';
import { fill, type Words } from '@/lib/words/fill';
import { fillIfKnown } from '@/lib/words/season-words';
import { chatLink } from '@/lib/words/site-words';
import { leastSources } from './words';
import styles from './LateFiling.module.css';
import { LateFiling } from './LateFiling';
import { Step } from '@/components/income-tax/shared/Step';
import { ToolUnavailable } from '@/components/income-tax/shared/ToolUnavailable';

const { heading, introduction, letter, onlyObliged, rulesHeading, rules, source } = lateSectionWords;
const { text, link, message } = lateSectionWords.withoutScript;

const uvtYear = lastUvt(Infinity, uvts)?.year ?? 0;
const { sources } = penaltyRules(uvtYear);

type Props = { words: Words; questions?: readonly AnsweredQuestion[] };

/** The penalty for late filing: who pays it, the calculator, and the folded rules. */
export function LateFilingSection({ words, questions = [] }: Props) {
  const ofLetter = questions.find(({ about }) => about === 'letter');
  const least = fillIfKnown(text, words);
  return (
    <Step id="late" heading={heading} introduction={introduction}>
      <div className={styles.tool}>
        <Island
          name="LateFiling"
          component={LateFiling}
          props={{ builtOn: buildDay() }}
          unavailable={<ToolUnavailable />}
        />
      </div>
      <p className={styles.doors} {...withoutScript}>
        {least && <LinkedText text={`${least} `} />}
        <ExternalLink href={chatLink(message)}>{link}</ExternalLink>
      </p>
      {ofLetter && (
        <p className={styles.doors}>
          <LinkedText text={fill(letter, { question: ofLetter.id })} />
        </p>
      )}
      <details className={`fold ${styles.rules}`} data-quiet>
        <summary>{rulesHeading}</summary>
        <p>
          <LinkedText text={onlyObliged} />
        </p>
        <dl className="ruled soft">
          {rules.map(({ condition, rule, figure }) => (
            <div key={condition}>
              <dt>{condition}</dt>
              <dd>
                {`${rule
                  .map((sentence) => fillIfKnown(sentence, words))
                  .filter(Boolean)
                  .join(' ')} `}
                (<LinkedText text={fill(sources[figure], {})} />)
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <LinkedText text={fill(source, words)} />
        </p>
        <p className="soft">
          <FigureSources sources={leastSources(uvtYear)} />{' '}
          <ReportError
            path={pages.incomeTax.path}
            taxYear={activeSeason().taxYear}
            shown={least ?? rulesHeading}
          />
        </p>
      </details>
    </Step>
  );
}
