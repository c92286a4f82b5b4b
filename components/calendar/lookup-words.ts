import { lookupWords } from '@/content/lookup';
import { anchors, paths } from '@/content/page-anchors';
import type { GroupId, IsoDate } from '@/content/tax-calendar/types';
import { daysBetween, formatLong, formatWeekday } from '@/lib/tax/dates';
import { YEAR_PARAMETER } from '@/components/tax-year/tax-year';
import { PLACE, type Case } from '@/components/case/case';
import { exemptionOf, type Exemption } from '@/components/case/exemption';
import { contingencyOf, extendedWords } from '@/lib/contingencies';
import { placed, placedDateWords } from '@/lib/place-dates';
import { changedSince } from '@/lib/season-changes';
import { answersFor } from '@/lib/tax/lookup';
import { declaredFreeDays, seasons } from '@/lib/seasons';
import type { Deadline } from '@/lib/tax/deadlines';
import { workingDaysBetween } from '@/lib/tax/working-days';
import { activeSeason, seasonFor } from '@/lib/words/active-season';
import { answersMessage } from '@/lib/lead/answers-message';
import type { VisitorAnswers } from '@/lib/lead/visitor-answers';
import { dateSources, figureSourceParts } from '@/lib/words/figure-sources';
import { fill } from '@/lib/words/fill';
import { plainText } from '@/lib/words/text-links';

/** Days during which a missed date is the large one: half a year. */
const RECENT = 183;

/** Tokens of a sentence about a deadline: its tax year, its date, «primera cuota». */
export function wordsOf({ taxYear, date, installment }: Deadline) {
  return {
    taxYear,
    date: formatLong(date),
    installment: lookupWords.installments[installment] ?? '',
  };
}

/** «NIT de empresa …6», as one text node, because browser translation breaks React's updates of several. */
export function groupAndEnding(group: GroupId, ending: string): string {
  return fill(lookupWords.whose[group], { digits: group === 'natural' ? ending : ending.slice(-1) });
}

/** Says whose date it is and for which tax year: «NIT de empresa …6 · año gravable 2026». */
export function whoseWords(deadline: Deadline, ending: string): string {
  const whose = groupAndEnding(deadline.group, ending);
  return fill(lookupWords.ofTaxYear, { whose, ...wordsOf(deadline) });
}

/** Says what is due on a date: «Ese día se declara y se paga la primera cuota.» */
function dueWords(deadline: Deadline): string {
  const { once, files } = lookupWords.due;
  return deadline.group === 'natural' ? once : fill(files, wordsOf(deadline));
}

/**
 * «Segunda cuota (solo se paga)», with its tax year where the large date belongs to another.
 * @param shown the large date
 */
export function paymentWords(payment: Deadline, shown: Deadline | null): string {
  const { pays, paysOf } = lookupWords.due;
  const { installment, taxYear } = wordsOf(payment);
  const named = installment.charAt(0).toUpperCase() + installment.slice(1);
  return fill(payment.year === shown?.year ? pays : paysOf, { installment: named, taxYear });
}

/** Says how many days are left until a date: «Es un lunes; te quedan 5 días (3 hábiles).» */
function timeLeftWords(date: IsoDate, today: IsoDate): string {
  const days = daysBetween(today, date);
  const workingDays = workingDaysBetween(today, date, { also: declaredFreeDays });
  if (days === 0) return fill(lookupWords.today, { here: midnightHere(date) });
  const { tomorrow, leftOneWorkingDay, leftSoon, left } = lookupWords;
  const soon = workingDays === 1 ? leftOneWorkingDay : leftSoon;
  const sentence = days === 1 ? tomorrow : days < 30 ? soon : left;
  return fill(sentence, {
    weekday: formatWeekday(date),
    days,
    workingDays,
  });
}

/**
 * The hour of a visitor's clock at the end of a day in Colombia; '' if it is midnight there too.
 * @param timeZone the visitor's, by default
 */
export function midnightHere(date: IsoDate, timeZone?: string): string {
  const hourIn = (zone?: string) =>
    new Intl.DateTimeFormat('es-CO', { timeStyle: 'short', timeZone: zone }).format(
      new Date(`${date}T24:00-05:00`),
    );
  const hour = hourIn(timeZone);
  return hour === hourIn('America/Bogota') ? '' : fill(lookupWords.here, { hour });
}

/** Says how long ago a date was: «Venció hace 82 días.» */
function timeSinceWords(
  { yesterday, ago }: Readonly<Record<'yesterday' | 'ago', string>>,
  date: IsoDate,
  today: IsoDate,
  words = {},
): string {
  const days = daysBetween(date, today);
  return fill<string>(days === 1 ? yesterday : ago, { ...words, days });
}

/** Address of the penalty calculator at the tax year of a missed date; the digits travel in the case. */
export function lateAddress({ taxYear }: Deadline): string {
  return `${paths.incomeTax}?${YEAR_PARAMETER}=${taxYear}#${anchors.late}`;
}

/** «Por 2025 venció hace 88 días: ponte al día.», with its link. */
export function latestWords(deadline: Deadline, today: IsoDate): string {
  const { taxYear, date } = deadline;
  const words = { taxYear, address: lateAddress(deadline) };
  return [timeSinceWords(lookupWords.over.latest, date, today, words), ...notesOf(deadline)].join(' ');
}

/** The WhatsApp message below a date, which asks for help. */
export function messageFor(
  ending: string,
  deadline: Deadline,
  today: IsoDate,
  answered: VisitorAnswers,
): string {
  const { group, date } = deadline;
  const { late, ...helpWith } = lookupWords.message;
  const words = { ...wordsOf(deadline), ending };
  if (group === 'natural')
    return answersMessage({ ...answered, date: dateOf(ending, deadline) }, today) ?? '';
  if (date < today) return fill(late, words);
  return fill(helpWith[group], words);
}

/** A natural person's date in the form of the visitor's answers. */
export function dateOf(ending: string, { taxYear, date, placed }: Deadline): VisitorAnswers['date'] {
  return { taxYear, ending, date, placed };
}

/** The returns that an answer is about; an excused one is left out. */
function returnsOf({ own, shown, exemption, latest, missed }: OwnAnswer): Deadline[] {
  const all = [exemption ? null : shown, latest, ...missed, own?.next];
  return [...new Set(all)].flatMap((deadline) => deadline ?? []);
}

/** Says of each date that changed since a day in Colombia what it was, what it is, and why. */
export function changedWords(answer: OwnAnswer, told: IsoDate): string[] {
  return returnsOf(answer).flatMap((deadline) => {
    const change = changedSince(told, deadline);
    if (!change) return [];
    const { from, why } = change;
    return fill(lookupWords.changed, { ...wordsOf(deadline), from: formatLong(from), why });
  });
}

/** The question that decides between two dates of one of the returns that are shown, and their tax year. */
export function placeAsked(answer: OwnAnswer) {
  const asked = returnsOf(answer).find(({ placed }) => placed);
  return asked?.placed && { taxYear: asked.taxYear, question: asked.placed.decree.question };
}

/** Sentences that belong to a date: the DIAN's extension of it, and a decree's other date. */
export function notesOf(deadline: Deadline): string[] {
  const extended = contingencyOf(deadline);
  const notes = [extended && extendedWords(extended), deadline.placed && placedDateWords(deadline.placed)];
  return notes.flatMap((note) => note || []);
}

/** Gives a deadline the date that the case's answer to a decree's question decides. */
export const placedIn = (record: Case) => (deadline: Deadline) =>
  placed(deadline, record.years[deadline.taxYear]?.answers?.[PLACE]);

export type OwnAnswer = ReturnType<typeof ownAnswer>;

/**
 * The asked group's answer: its large date, and the returns that may still be missing.
 * @param ending the last digit of a tax ID, or the last two
 * @param openYear filing year of the open tab; `undefined` on a page without tabs
 * @param record the visitor's case; missed returns of years that its answers excuse are left out
 */
export function ownAnswer(
  ending: string,
  who: GroupId,
  today: IsoDate,
  openYear: number | undefined,
  record: Case,
) {
  const answers = answersFor(
    ending,
    today,
    seasons,
    openYear ?? activeSeason().year,
    openYear,
    placedIn(record),
  );
  const own = answers.find(({ group }) => group === who);
  const { over = [], next = null } = own ?? {};
  const exemptionFor = ({ group, taxYear }: Deadline) =>
    group === 'natural' ? exemptionOf(record, taxYear) : undefined;
  const missed = over.filter((each) => !exemptionFor(each)).reverse();
  const passed = openYear
    ? over.find(({ year }) => year === openYear)
    : missed.find(({ date }) => daysBetween(date, today) <= RECENT);
  const shown = passed ?? next;
  const [last] = missed;
  const latest = openYear && last && (!passed || last.year > passed.year) ? last : undefined;
  return {
    own,
    /** The other groups' answers, on a page without year tabs. */
    others: openYear ? [] : answers.filter((each) => each !== own),
    /**
     * The large date. On a page with year tabs it is the open year's, even when it has passed; elsewhere the one missed in
     * the last half year. Else it is the next one.
     */
    shown,
    /** Why the large date may not oblige the visitor. */
    exemption: shown ? exemptionFor(shown) : undefined,
    /** On a page with year tabs, the return missed last, if it is of another year than the large date. */
    latest,
    /** The other missed returns, the latest first. */
    missed: missed.filter((each) => each !== passed && each !== latest),
  };
}

/** Sources of a date; none for a computed one or a decree's for some places, whose note names the decree. */
export function sourcesOf({ computed, year, placed }: Deadline) {
  return computed || placed?.answer === 'yes' ? [] : dateSources(seasonFor(year));
}

/** Words of the large date, both shown and announced. A passed date has no words on what is due. */
export function dateWords(deadline: Deadline, ending: string, today: IsoDate, exemption?: Exemption) {
  const { date, computed } = deadline;
  const isOver = date < today;
  // «Hasta hoy no te toca» may still change before the date.
  const isExempt = exemption && (isOver || exemption !== 'needNot');
  return {
    whose: whoseWords(deadline, ending),
    date: formatLong(date),
    due: isOver ? '' : dueWords(deadline),
    time: isExempt
      ? fill(lookupWords.excused[exemption], wordsOf(deadline))
      : isOver
        ? timeSinceWords(lookupWords.over, date, today)
        : timeLeftWords(date, today),
    notes: [...(computed ? [lookupWords.computed] : []), ...notesOf(deadline)],
  };
}

/** The row of the next date: its label and the deadline. No row if the next date is the large one. */
export function nextRow({ own, shown }: OwnAnswer): (readonly [label: string, deadline: Deadline])[] {
  if (!own?.next || own.next === shown) return [];
  return [[fill(lookupWords.over.next, wordsOf(own.next)), own.next]];
}

/** The answer for screen readers: what is shown of the asked group, and of no other. */
export function spokenAnswer(answer: OwnAnswer, ending: string, today: IsoDate): string {
  const { own, shown, exemption, latest, missed } = answer;
  if (!own) return lookupWords.needsTwo;
  const large = shown && dateWords(shown, ending, today, exemption);
  const next = nextRow(answer).map(
    ([label, { date, computed }]) =>
      `${label}: ${formatLong(date)}${computed ? lookupWords.calculated : ''}.`,
  );
  const source = figureSourceParts(shown ? sourcesOf(shown) : []).map(({ text }) => text);
  return [
    ...(large ? [`${large.whose}: ${large.date}.`, large.due, large.time, ...large.notes] : []),
    ...(source.length > 0 ? [source.join('')] : []),
    ...(latest ? [plainText(latestWords(latest, today))] : []),
    ...(own.next ? [] : [lookupWords.over.nothingNext]),
    ...missed.map(
      (deadline) => `${fill(lookupWords.over.was, wordsOf(deadline))}: ${formatLong(deadline.date)}.`,
    ),
    ...next,
  ].join(' ');
}
