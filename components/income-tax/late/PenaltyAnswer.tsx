import { FigureSources } from '@/components/ui/LinkedText';
import { ReportError } from '@/components/links/ReportError';
import { contingencyWords } from '@/content/contingency';
import { lateFilingWords } from '@/content/late-filing';
import type { IsoDate } from '@/content/tax-calendar/types';
import { extendedWords } from '@/lib/contingencies';
import { answersMessage } from '@/lib/lead/answers-message';
import { formatPesos } from '@/lib/tax/amounts';
import { datePartsOf } from '@/lib/tax/dates';
import { penaltyRules, type LatePenalty } from '@/lib/tax/late-penalty';
import { fill } from '@/lib/words/fill';
import { penaltyWords } from '@/lib/words/season-words';
import { Figure, type Answer } from './AnswerFrame';
import type { AnswerContext } from './LateAnswer';
import type { FilingCase } from './outcome';
import { countedFrom, leastNote, leastSources, placedPenaltyWords, wordsOf } from './words';

const { result } = lateFilingWords;

/** The penalty in figures and the next steps; the calculation and the reductions are folded. */
export function penaltyAnswer(
  late: FilingCase,
  penalty: LatePenalty,
  { hasLetter, saysUnknown, answered }: AnswerContext,
): Answer {
  const { filing, taxYear, extended, placed, isUnknown, knowsCreditBalance } = late;
  const { months, minimum, afterSummons, isLeast } = penalty;
  const { half, threeQuarters } = penalty.reduced;
  const isReduced = half.amount < penalty.penalty;
  const words = {
    ...wordsOf(late),
    ...penaltyWords(datePartsOf(filing.filed).year),
    months,
    base: formatPesos(penalty.baseAmount),
    calculated: formatPesos(penalty.calculated),
    monthly: formatPesos(penalty.calculated / months),
    penalty: formatPesos(penalty.penalty),
    minimum: formatPesos(minimum),
    uvtYear: filing.uvt.year,
    cap: formatPesos(penalty.cap?.amount ?? 0),
  };
  const least = formatPesos(half.amount);
  const isDouble = afterSummons > minimum;
  const mayBeSummoned = hasLetter && !isUnknown && isDouble;
  const said = isUnknown ? words.minimum : isReduced ? `${least}, ${words.penalty}` : words.penalty;
  const placedNote = placed && placedPenaltyWords(placed, filing, isUnknown);
  const heading = fill(result.heading, words);
  const rest = (
    <>
      {late.dateNote && <p>{late.dateNote}</p>}
      {extended && (
        <p>
          {[
            extendedWords(extended),
            ...(extended.lateFrom ? [] : countsFrom(extended.until, late, penalty)),
          ].join(' ')}
        </p>
      )}
      {placedNote && <p>{placedNote}</p>}
      <p>
        <b>{result.plus}</b> {!isUnknown && !knowsCreditBalance && result.withoutCreditBalance}
      </p>
      <p className="soft">
        {isUnknown && <FigureSources sources={leastSources(filing.uvt.year)} />}{' '}
        <ReportError taxYear={taxYear} shown={`${heading}: ${said}`} />
      </p>
      {!isUnknown && (
        <div className="folds">
          {isReduced && (
            <details className="fold">
              <summary>{result.folds.reduction}</summary>
              <p>{shareWords(result.half, half)}</p>
              <p>
                {shareWords(result.threeQuarters, threeQuarters)} {result.severalYears}
              </p>
            </details>
          )}
          <details className="fold">
            <summary>{result.folds.account}</summary>
            <p>
              {accountOf(penalty)
                .map((sentence) => fill(sentence, words))
                .join(' ')}
            </p>
            {!isReduced && <p>{result.notReduced}</p>}
            <p>{shareWords(result.summons, { amount: afterSummons, raised: !isDouble })}</p>
            <p className="soft">
              <FigureSources sources={sourcesOf(late, penalty)} />
            </p>
            <p>{result.note}</p>
          </details>
        </div>
      )}
    </>
  );
  return {
    tone: isUnknown ? 'unknown' : 'due',
    heading,
    figures: isUnknown ? (
      <Figure
        amount={words.minimum}
        label={saysUnknown ? result.least : fill(result.leastOfYear.over, words)}
      />
    ) : (
      <>
        {isReduced && <Figure amount={least} label={result.withReduction} />}
        <Figure
          amount={words.penalty}
          label={isReduced ? result.full : mayBeSummoned ? result.notSummoned : null}
        />
        {mayBeSummoned && <Figure amount={formatPesos(afterSummons)} label={result.summoned} />}
      </>
    ),
    about: [
      fill(months === 1 ? result.month : result.months, words),
      isLeast && leastNote(filing.uvt.year, filing.filed),
      hasLetter && result.letter[isUnknown ? 'unknown' : isDouble ? 'exact' : 'raised'],
    ],
    message: answersMessage(answered, filing.filed) ?? '',
    rest,
  };
}

/** The penalty counted from the day until which the DIAN extended the deadline, while both counts may hold. */
function countsFrom(until: IsoDate, { filing, isUnknown }: FilingCase, from: LatePenalty): string[] {
  const counted = countedFrom(until, filing);
  if (!counted) return [];
  const { unknown, same, unreduced, less, ask } = contingencyWords.penalty;
  if (isUnknown) return [fill(unknown, counted.words), ask];
  if (counted.penalty === from.penalty) return [fill(same, counted.words)];
  return [fill(counted.isReduced ? less : unreduced, counted.words), ask];
}

/** The norms of the figures in the account: rate and cap, minimum, reductions and what a summons doubles. */
function sourcesOf({ filing }: FilingCase, { base, raised, reduced }: LatePenalty) {
  const { sources } = penaltyRules(datePartsOf(filing.filed).year);
  return [
    ...(base === 'none' ? [] : [sources[base]]),
    ...(raised || reduced.half.raised ? leastSources(filing.uvt.year) : []),
    sources.half,
    sources.summoned,
  ];
}

type ShareWords = (typeof result)['half' | 'threeQuarters' | 'summons'];

/** The sentence on a reduced or doubled penalty, which may be the minimum. */
function shareWords(words: ShareWords, { amount, raised }: LatePenalty['reduced']['half']): string {
  const share = words[raised ? 'raised' : 'exact'];
  return fill(words.sentence, { share: fill(share, { amount: formatPesos(amount) }) });
}

/** The sentences that explain how the penalty was calculated. */
function accountOf({ base, cap, rounded, raised }: LatePenalty) {
  return [
    result.bases[base],
    cap && base !== 'none' && result.caps[cap.kind === 'share' ? base : cap.kind],
    rounded && result.rounded,
    raised && base !== 'none' && result.raised,
    base !== 'none' && !cap && result.grows,
  ].filter((sentence) => typeof sentence === 'string');
}
