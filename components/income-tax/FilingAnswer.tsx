import { contactTrigger } from '@/components/modal/trigger';
import { AnswerExits } from '@/components/ui/AnswerExits';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { answerExitWords } from '@/content/answer-exits';
import { conditionNames } from '@/content/conditions';
import { filingCheckWords } from '@/content/filing-check';
import { formatPesos } from '@/lib/tax/amounts';
import { fill, type Words } from '@/lib/words/fill';
import type { FilingCheck, ThresholdResult } from '@/lib/tax/filing-check';
import { serviceName } from '@/lib/words/services';
import { whatsappPhone } from '@/lib/words/site-words';
import { whatsappLink } from '@/lib/words/whatsapp';
import styles from './Ledger.module.css';
import { LimitBar, LimitHead } from './LimitBar';

const { verdicts, meanings, reasons, blank, limitLine, closest, note, date, late, message, vat } =
  filingCheckWords;

type Props = {
  check: FilingCheck;
  vatResponsible: boolean;
  /** Whether every date of the season has passed. */
  isOver: boolean;
  words: Words;
};

/** The answer: must they file, why for each condition, and what is nearest to its limit. */
export function FilingAnswer({ check, vatResponsible, isOver, words }: Props) {
  const { verdict } = check;
  const byLimits = verdict === 'mustFile' || verdict === 'needNot';
  const said = isOver && byLimits ? (`${verdict}Over` as const) : verdict;
  const text = messageFor(check, said, words);
  return (
    <div className={styles.answer} data-look={verdict === 'needNot' ? undefined : 'warm'}>
      <h3 className={styles.verdict} tabIndex={-1} data-answer>
        {fill(verdicts[said], words)}
      </h3>
      {meanings[verdict].map((sentence) => (
        <p key={sentence} className={styles.note}>
          {fill(sentence, words)}
        </p>
      ))}
      {byLimits && (
        <>
          <LimitHead label={limitLine} />
          <ul className={styles.reasons}>
            {check.results.map((result) => (
              <li key={result.threshold.id} data-counts={result.reached || undefined}>
                <span>{conditionNames[result.threshold.id]}</span>
                <span>{result.isBlank ? blank : formatPesos(result.amount)}</span>
                <LimitBar result={result} />
                <p>{reasonFor(result)}</p>
                {result === check.closest && <p data-closest>{closest}</p>}
              </li>
            ))}
            <li data-counts={vatResponsible || undefined}>
              <span>{vat.label}</span>
              <span>{vatResponsible ? vat.yes : vat.no}</span>
              <p>{vatResponsible ? reasons.vat : reasons.notVat}</p>
            </li>
          </ul>
        </>
      )}
      <div className={styles.actions}>
        <AnswerExits
          href={whatsappLink(whatsappPhone, text)}
          label={answerExitWords.whatsapp}
          newTab={answerExitWords.newTab}
          preview={fill(answerExitWords.preview, { message: text })}
        >
          <ButtonLink
            look="outline"
            {...contactTrigger({ services: serviceName('incomeTax'), message: text })}
          >
            {answerExitWords.form}
          </ButtonLink>
          {verdict === 'mustFile' && (
            <ButtonLink look="outline" href={isOver ? '#late' : '#when'}>
              {isOver ? late : date}
            </ButtonLink>
          )}
        </AnswerExits>
      </div>
      <p className={styles.note}>{note}</p>
    </div>
  );
}

/** Why a condition counts or not, at its limit and operator. */
function reasonFor({ threshold, amount, isBlank, reached, distance }: ThresholdResult): string {
  const words = { limit: formatPesos(threshold.amount), distance: formatPesos(Math.abs(distance)) };
  if (distance > 0) return fill(reasons.above, words);
  if (reached) return fill(reasons.reached, words);
  if (distance === 0) return fill(reasons.atLimit, words);
  if (isBlank) return fill(reasons.blank, words);
  return fill(amount === 0 ? reasons.nothing : reasons.below, words);
}

/** What the contact form's message starts with. */
function messageFor(check: FilingCheck, said: keyof typeof verdicts, words: Words): string {
  const named = ({ threshold, amount }: ThresholdResult) =>
    fill(message.amount, { name: conditionNames[threshold.id], amount: formatPesos(amount) });
  const list = check.reasons.map((reason) => (reason.kind === 'vat' ? vat.label : named(reason)));
  const nearest =
    check.verdict === 'needNot' && check.closest
      ? [fill(message.closest, { reason: named(check.closest) })]
      : [];
  return [fill(message[said], { ...words, reasons: list.join(', ') }), ...nearest].join(' ');
}
