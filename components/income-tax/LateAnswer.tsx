import { contactTrigger } from '@/components/modal/trigger';
import { AnswerExits } from '@/components/ui/AnswerExits';
import { Button } from '@/components/ui/Button';
import { answerExitWords } from '@/content/answer-exits';
import { lateFilingWords } from '@/content/late-filing';
import { formatPesos } from '@/lib/tax/amounts';
import { datePartsOf, formatLong } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { latePenalty, type LateFiling, type SettledPenalty } from '@/lib/tax/late-penalty';
import { penaltyGrowth } from '@/lib/tax/penalty-growth';
import { answerExits } from '@/lib/words/answer-exits';
import { penaltyWords } from '@/lib/words/penalty-words';
import styles from './LateFiling.module.css';
import { PenaltyPicture } from './PenaltyPicture';

const { result } = lateFilingWords;

/** The visitor's answers, and their year. */
export type LateCase = {
  readonly filing: LateFiling;
  readonly taxYear: number;
  /** Whether the deadline belongs to a season unpublished by the DIAN. */
  readonly isComputed: boolean;
  /** Whether the credit balance is known or irrelevant. */
  readonly knowsCreditBalance: boolean;
};

/** The penalty as a figure, its calculation, and the facts that would change it. */
export function LateAnswer({ late }: { late: LateCase }) {
  const { filing, isComputed } = late;
  const penalty = latePenalty(filing);
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

  const growth = penaltyGrowth(filing);
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
      <Exits label={answerExitWords.catchUp} message={messageOf(amount, half, words)} />
      <p>{result.note}</p>
    </div>
  );
}

/** One of the two figures with its label; the hidden punctuation is for screen readers. */
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
  const { whatsapp, form } = answerExits(message);
  return (
    <div className={styles.exits}>
      <AnswerExits {...whatsapp} label={label}>
        <Button look="outline" {...contactTrigger(form)}>
          {answerExitWords.form}
        </Button>
      </AnswerExits>
    </div>
  );
}

/** Article 640's half, if the minimum lets it be less than the whole. */
function lessThanFull({ penalty, reduced }: SettledPenalty): string | null {
  if (penalty === null || reduced === null || reduced.half.amount >= penalty) return null;
  return formatPesos(reduced.half.amount);
}

/** The calculation, with the visitor's own figures. */
function settled(penalty: SettledPenalty, { filing, isComputed }: LateCase, words: LateWords): string[] {
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
    minimum === null ? unknownMinimum(penalty, filing) : penalty.raised && base !== 'none' && result.raised,
  ];
  return sentences
    .filter((sentence) => typeof sentence === 'string')
    .map((sentence) => fill(sentence, figures));
}

/** The effects of a year's unknown UVT. */
function unknownMinimum({ penalty, base }: SettledPenalty, { creditBalance }: LateFiling): string {
  if (penalty === null) return result.minimumPending;
  const hasUvtCap = base !== 'tax' && creditBalance === 0;
  return hasUvtCap ? result.minimumAndCapUnknown : result.minimumUnknown;
}

/** The facts that lower or raise it, a paragraph each. */
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

function wordsOf({ filing, taxYear }: LateCase) {
  const { year } = datePartsOf(filing.filed);
  return {
    ...penaltyWords(year),
    year: String(year),
    taxYear: String(taxYear),
    deadline: formatLong(filing.deadline),
  };
}

function messageOf(penalty: string | null, half: string | null, words: LateWords): string {
  if (penalty === null) return fill(result.messageUnknown, words);
  if (half === null) return fill(result.message, { ...words, penalty });
  return fill(result.messageReduced, { ...words, penalty, half });
}
