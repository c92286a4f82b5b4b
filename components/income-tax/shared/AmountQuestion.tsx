import type { MouseEvent } from 'react';
import { amountProblems, amountQuestions } from '@/content/amounts';
import { formatFigure, formatPesos, parseAmount, type ParsedAmount } from '@/lib/tax/amounts';
import { fill } from '@/lib/words/fill';

type Refused = Extract<ParsedAmount, { ok: false }>;
/** A figure that is not taken without asking what it means. */
type AskedAmount = Extract<Refused, { figure: number }>;

const { pesosOrMillions, pesos, millions: onlyMillions, monthly, benefits, take, written } = amountQuestions;

/** The reason why an amount is not taken as typed, or the question about it. @param name of the amount */
export function problemWords(parsed: Refused, name: string): string {
  if (parsed.reason === 'foreign') return amountProblems.foreign[name === 'equity' ? 'stock' : 'flow'];
  if (!('figure' in parsed)) return amountProblems[parsed.reason];
  const { reason, figure, millions } = parsed;
  if (reason === 'benefits') return benefits;
  if (reason === 'monthly') return fill(monthly, { figure: formatPesos(figure) });
  const question = reason === 'unit' ? onlyMillions : millions === undefined ? pesos : pesosOrMillions;
  return fill(question, { figure: formatFigure(figure), millions: millionsWords(millions ?? 0) });
}

/** «24 millones»; a number with more than two decimals is written in pesos. */
function millionsWords(amount: number): string {
  const count = amount / 1e6;
  if (count === 1) return amountQuestions.oneMillion;
  if (!Number.isInteger(count * 100)) return formatPesos(amount);
  return fill(amountQuestions.someMillions, { figure: formatFigure(count) });
}

const meanings = {
  monthly: ['year', 'month', 'fortnight'],
  benefits: ['benefits', 'noBenefits'],
} as const;

/** Possible meanings of a figure, each with the text that its button writes. */
function offersFor({ reason, figure, millions }: AskedAmount, typed: string) {
  if (reason === 'monthly' || reason === 'benefits') {
    const words = { figure: formatPesos(figure), typed: typed.trim() };
    return meanings[reason].map((name) => ({ label: take[name], value: fill(written[name], words) }));
  }
  const number = { figure: formatFigure(figure) };
  return [
    reason === 'unlikely' && { label: take.pesos, value: fill(written.pesos, number) },
    millions !== undefined && {
      label: fill(take.millions, { millions: millionsWords(millions) }),
      value: formatPesos(millions),
    },
    { label: take.dollars, value: fill(written.dollars, number) },
  ].filter((offer) => offer !== false);
}

/** The year's total of a month's or a fortnight's amount, and what to add to it. */
export function monthsWords(parsed: ParsedAmount, isIncome: boolean): string | undefined {
  if (!parsed.ok || parsed.period !== 'month') return undefined;
  const { income, benefits, other } = amountQuestions.ofMonths;
  const { hasBenefits } = parsed;
  const words = hasBenefits ? benefits : isIncome && hasBenefits === undefined ? income : other;
  return fill(words, { total: formatPesos(parsed.pesos) });
}

/**
 * An amount as it was parsed: «65 millones» becomes `$65.000.000`. A month's or a fortnight's figure stays as typed, so that the visitor
 * sees what was multiplied; so does what can't be read.
 * @param least the smallest amount that needs no word «pesos»; below it the word is kept
 */
export function writtenOut(typed: string, least: number): string {
  const parsed = parseAmount(typed, least);
  if (!parsed.ok || parsed.pesos === 0 || parsed.period === 'month') return typed;
  const figure = formatPesos(parsed.pesos);
  if (parsed.pesos < least) return fill(written.pesos, { figure });
  return parsed.period ? fill(written.year, { figure }) : figure;
}

type Props = {
  /** Id of the amount field. */
  field: string;
  parsed: ParsedAmount;
  typed: string;
  /** Called with the text of the chosen meaning, for the field. */
  onTake: (typed: string) => void;
};

/** Buttons with the possible meanings of a figure, if it needs a question. */
export function AmountOffers({ field, parsed, typed, onTake }: Props) {
  if (!('figure' in parsed)) return null;
  const choose = ({ detail }: MouseEvent, value: string) => {
    // The pressed button disappears, so keyboard users continue in the field; after a tap it would open the keyboard.
    if (detail === 0) document.getElementById(field)?.focus();
    onTake(value);
  };
  return (
    <span className="wrap">
      {offersFor(parsed, typed).map(({ label, value }) => (
        <button key={label} type="button" className="link" onClick={(event) => choose(event, value)}>
          {label}
        </button>
      ))}
    </span>
  );
}
