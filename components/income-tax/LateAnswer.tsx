import { contactTrigger } from '@/components/modal/trigger';
import { AnswerExits } from '@/components/ui/AnswerExits';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { answerExitWords } from '@/content/answer-exits';
import { lateFilingWords } from '@/content/late-filing';
import { formatPesos } from '@/lib/tax/amounts';
import { datePartsOf, formatLong } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { latePenalty, type LateFiling, type SettledPenalty } from '@/lib/tax/late-penalty';
import { penaltyGrowth } from '@/lib/tax/penalty-growth';
import { penaltyWords } from '@/lib/words/penalty-words';
import { serviceName } from '@/lib/words/services';
import { whatsappPhone } from '@/lib/words/site-words';
import { whatsappLink } from '@/lib/words/whatsapp';
import styles from './LateFiling.module.css';
import { PenaltyPicture } from './PenaltyPicture';

const { result } = lateFilingWords;

/** What the visitor told, and of which year. */
export type LateCase = {
  readonly told: LateFiling;
  readonly taxYear: number;
  /** Whether the deadline is of a season that the DIAN has not published. */
  readonly isComputed: boolean;
  /** Whether the credit balance was told, or did not matter. */
  readonly knowsCreditBalance: boolean;
};

/** The penalty as a figure, how it comes about, and what would change it. */
export function LateAnswer({ late }: { late: LateCase }) {
  const { told, isComputed } = late;
  const penalty = latePenalty(told);
  const words = wordsOf(late);
  if (penalty.kind === 'on-time') {
    return (
      <div className={styles.answer} data-look="calm">
        <h4 tabIndex={-1} data-answer>
          {result.onTime}
        </h4>
        <p>{fill(result.onTimeText, words)}</p>
        {isComputed && <p>{result.computed}</p>}
        <Exits label={answerExitWords.whatsapp} message={fill(result.messageOnTime, words)} />
      </div>
    );
  }

  const growth = penaltyGrowth(told);
  const amount = penalty.penalty === null ? null : formatPesos(penalty.penalty);
  const half = lessThanFull(penalty);
  return (
    <div className={styles.answer}>
      <h4 tabIndex={-1} data-answer>
        {fill(result.heading, words)}
        <span className={styles.figures}>
          <Figure label={half ? result.full : null} amount={amount ?? result.unknown} />
          {half && <Figure label={result.withReduction} amount={half} />}
        </span>
      </h4>
      <p>{settled(penalty, late, words).join(' ')}</p>
      {changes(penalty, late).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {growth && <PenaltyPicture growth={growth} />}
      <Exits label={result.whatsapp} message={messageOf(amount, half, words)} />
      <p>{result.note}</p>
    </div>
  );
}

/** One of the figures, with what sets it apart from the other. The punctuation is for those who hear it. */
function Figure({ label, amount }: { label: string | null; amount: string }) {
  return (
    <span>
      <span className="hidden">, </span>
      {label && (
        <small>
          {label}
          <span className="hidden">: </span>
        </small>
      )}
      <b>{amount}</b>
    </span>
  );
}

function Exits({ message, label }: { message: string; label: string }) {
  return (
    <div className={styles.exits}>
      <AnswerExits
        href={whatsappLink(whatsappPhone, message)}
        label={label}
        newTab={answerExitWords.newTab}
        preview={fill(answerExitWords.preview, { message })}
      >
        <ButtonLink look="outline" {...contactTrigger({ services: serviceName('incomeTax'), message })}>
          {answerExitWords.form}
        </ButtonLink>
      </AnswerExits>
    </div>
  );
}

/** The half of article 640, where the minimum lets it be less than the whole. */
function lessThanFull({ penalty, reduced }: SettledPenalty): string | null {
  if (penalty === null || reduced === null || reduced.half.amount >= penalty) return null;
  return formatPesos(reduced.half.amount);
}

/** How the figure comes about, with the visitor's own. */
function settled(penalty: SettledPenalty, { told, isComputed }: LateCase, words: LateWords): string[] {
  const { months, base, cap, minimum } = penalty;
  const figures = {
    ...words,
    months: String(months),
    base: formatPesos(penalty.baseAmount),
    calculated: formatPesos(penalty.calculated),
    penalty: formatPesos(penalty.penalty ?? 0),
    minimum: formatPesos(minimum ?? 0),
    cap: formatPesos(cap?.amount ?? 0),
  };
  const sentences = [
    months === 1 ? result.month : result.months,
    isComputed && result.computed,
    result.bases[base],
    cap && base !== 'none' && result.caps[cap.kind === 'share' ? base : cap.kind],
    penalty.rounded && result.rounded,
    minimum === null ? unknownMinimum(penalty, told) : penalty.raised && base !== 'none' && result.raised,
  ];
  return sentences
    .filter((sentence) => typeof sentence === 'string')
    .map((sentence) => fill(sentence, figures));
}

/** Of a year whose UVT is not known: what it may still change. */
function unknownMinimum({ penalty, base }: SettledPenalty, { creditBalance }: LateFiling): string {
  if (penalty === null) return result.minimumPending;
  const hasUvtCap = base !== 'tax' && creditBalance === 0;
  return hasUvtCap ? result.minimumAndCapUnknown : result.minimumUnknown;
}

/** What makes it less, and what makes it more: each a paragraph. */
function changes(penalty: SettledPenalty, { knowsCreditBalance }: LateCase): string[] {
  const { reduced, afterSummons, minimum } = penalty;
  const paragraphs: string[] = [];
  if (!knowsCreditBalance) paragraphs.push(result.withoutCreditBalance);
  if (reduced) {
    const { half, threeQuarters } = reduced;
    if (!lessThanFull(penalty)) paragraphs.push(result.notReduced);
    else {
      const ofThree = fill(result.threeQuarters[threeQuarters.raised ? 'raised' : 'exact'], {
        amount: formatPesos(threeQuarters.amount),
      });
      paragraphs.push(
        fill(result.half[half.raised ? 'raised' : 'exact'], { amount: formatPesos(half.amount) }),
        `${ofThree} ${result.severalYears}`,
      );
    }
  }
  if (afterSummons !== null) {
    const isMinimum = afterSummons === minimum;
    paragraphs.push(
      fill(result.summons[isMinimum ? 'raised' : 'exact'], { amount: formatPesos(afterSummons) }),
    );
  }
  return paragraphs;
}

type LateWords = ReturnType<typeof wordsOf>;

function wordsOf({ told, taxYear }: LateCase) {
  const { year } = datePartsOf(told.filed);
  return {
    ...penaltyWords(year),
    year: String(year),
    taxYear: String(taxYear),
    deadline: formatLong(told.deadline),
  };
}

function messageOf(penalty: string | null, half: string | null, words: LateWords): string {
  if (penalty === null) return fill(result.messageUnknown, words);
  if (half === null) return fill(result.message, { ...words, penalty });
  return fill(result.messageReduced, { ...words, penalty, half });
}
