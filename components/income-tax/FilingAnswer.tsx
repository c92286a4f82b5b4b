import { ButtonLink } from '@/components/ui/ButtonLink';
import { conditionNames } from '@/content/conditions';
import { filingCheckWords } from '@/content/filing-check';
import { services } from '@/content/services';
import { formatPesos } from '@/lib/amounts';
import { href } from '@/lib/env';
import { fill, type Words } from '@/lib/fill';
import type { FilingCheck, ThresholdResult } from '@/lib/filing-check';
import styles from './Ledger.module.css';

const { verdicts, reasons, closest, note, contact, date, message, vat } = filingCheckWords;

type Props = { check: FilingCheck; vatResponsible: boolean; words: Words };

/** The answer: must they file, why for each condition, and what is nearest to its limit. */
export function FilingAnswer({ check, vatResponsible, words }: Props) {
  const isEmpty = !vatResponsible && check.results.every(({ amount }) => amount === 0);
  return (
    <div className={styles.answer} data-look={check.mustFile ? 'warm' : undefined}>
      <h3 className={styles.verdict} tabIndex={-1} data-answer>
        {fill(check.mustFile ? verdicts.mustFile : verdicts.needNot, words)}
      </h3>
      {isEmpty && <p className={styles.note}>{verdicts.empty}</p>}
      <ul className={styles.reasons}>
        {check.results.map((result) => (
          <li key={result.threshold.id} data-counts={result.reached || undefined}>
            <span>{conditionNames[result.threshold.id]}</span>
            <span>{formatPesos(result.amount)}</span>
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
      <div className={styles.actions}>
        <ButtonLink
          href={href('/#contact')}
          role="button"
          aria-haspopup="dialog"
          data-modal="contact"
          data-services={services[0].name}
          data-message={messageFor(check, words)}
        >
          {contact}
        </ButtonLink>
        {check.mustFile && (
          <ButtonLink look="outline" href="#dates">
            {date}
          </ButtonLink>
        )}
      </div>
      <p className={styles.note}>{note}</p>
    </div>
  );
}

/** Why a condition counts or not, at its limit and operator. */
function reasonFor({ threshold, amount, reached, distance }: ThresholdResult): string {
  const words = { limit: formatPesos(threshold.amount), distance: formatPesos(Math.abs(distance)) };
  if (distance > 0) return fill(reasons.above, words);
  if (reached) return fill(reasons.reached, words);
  if (distance === 0) return fill(reasons.atLimit, words);
  return fill(amount === 0 ? reasons.nothing : reasons.below, words);
}

/** What the contact form's message starts with. */
function messageFor(check: FilingCheck, words: Words): string {
  const named = ({ threshold, amount }: ThresholdResult) =>
    fill(message.amount, { name: conditionNames[threshold.id], amount: formatPesos(amount) });
  if (check.mustFile) {
    const list = check.reasons.map((reason) => (reason.kind === 'vat' ? vat.label : named(reason)));
    return fill(message.mustFile, { ...words, reasons: list.join(', ') });
  }
  const nearest = check.closest ? [fill(message.closest, { reason: named(check.closest) })] : [];
  return [fill(message.needNot, words), ...nearest].join(' ');
}
