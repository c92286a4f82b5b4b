import { answersMessageWords as message } from '@/content/visitor-answers';
import type { IsoDate } from '@/content/tax-calendar/types';
import { formatPesos } from '@/lib/tax/amounts';
import { formatLong } from '@/lib/tax/dates';
import { fill, listed } from '@/lib/words/fill';
import type { VisitorAnswers } from './visitor-answers';

/**
 * The visitor's answers as a message in the first person, ending in a request.
 * @param today the day in Colombia
 * @returns `null` if nothing was answered
 */
export function answersMessage(answered: VisitorAnswers, today: IsoDate): string | null {
  const { verdict, date, penalty, papers } = answered;
  const sentences = [
    verdict &&
      fill(message.verdict[verdict.state], { taxYear: verdict.taxYear, reasons: listed(verdict.reasons) }),
    // The sentence about the penalty names the missed date. Beside it another year's date counts only with a verdict on that year.
    date &&
      date.taxYear !== penalty?.taxYear &&
      (!penalty || date.taxYear === verdict?.taxYear) &&
      !isNotTheirs(date, verdict) &&
      dateSentence(date.date < today ? 'past' : 'coming', date, verdict),
    penalty && dateSentence('late', penalty, verdict),
    penalty?.letter && message.letter,
    penalty && penaltyIn(message.penalty, penalty),
    papers && fill(message.papers[papers.of], papers),
  ].filter((sentence) => typeof sentence === 'string');
  if (sentences.length === 0) return null;
  return [message.greeting, ...sentences, message.request[requestOf(answered, today)]].join(' ');
}

type Part<Name extends keyof VisitorAnswers> = NonNullable<VisitorAnswers[Name]>;

/** True if the date obliges the visitor to nothing by the verdict: no return is due, or another one. */
export function isNotTheirs({ taxYear }: Part<'date'>, verdict: VisitorAnswers['verdict']): boolean {
  if (verdict?.taxYear !== taxYear) return false;
  return verdict.kind === 'simple' || (verdict.kind === 'needNot' && verdict.state !== 'needNotRunning');
}

/** A sentence about a date, and what the visitor answered to the question whether a decree's other date is theirs. */
function dateSentence(
  state: 'past' | 'coming' | 'late',
  { taxYear, ending, date, placed }: Part<'date'>,
  verdict: VisitorAnswers['verdict'],
): string {
  const named = verdict?.taxYear === taxYear ? state : (`${state}Of` as const);
  const sentence = fill(message.date[named], { taxYear, ending, date: formatLong(date) });
  return placed
    ? `${sentence} ${fill(message.placed[placed.answer], { norm: placed.decree.norm })}`
    : sentence;
}

/** The estimated penalty as a phrase of the message or of the receipt. */
export function penaltyIn(
  words: Readonly<Record<keyof typeof message.penalty, string>>,
  { from, to, isLeast, letter }: Part<'penalty'>,
): string {
  const span = letter === 'reduced' ? 'reducedLetter' : letter ? 'letter' : 'range';
  const kind = to === null ? 'unknown' : isLeast ? 'atLeast' : from === to ? 'exact' : span;
  return fill(words[kind], { from: formatPesos(from), to: formatPesos(to ?? from) });
}

/** Picks the request. Being late outranks every other answer. */
function requestOf({ verdict, date, penalty }: VisitorAnswers, today: IsoDate): keyof typeof message.request {
  const isLate = date !== undefined && date.date < today;
  if (penalty || (verdict?.kind === 'mustFile' && (verdict.state === 'mustFileOver' || isLate)))
    return 'late';
  if (verdict && verdict.kind !== 'mustFile') return verdict.kind;
  if (!verdict && isLate) return 'late';
  return verdict || date ? 'file' : 'papers';
}
