/** @jest-environment node */
import type { IsoDate, Threshold } from '@/content/tax-calendar/types';
import { addDays, datePartsOf, isoDate, weekday } from './dates';
import { decreeDates } from './decree-2229';
import { endingPairs, endingsOf } from './endings';
import { checkFiling, conditionsOf, measure, type Answer, type ConditionId } from './filing-check';
import { isLapsed, minimumPenalty, monthsLate, penaltyAfter, type LateFiling } from './late-penalty';
import { deadlineOf, pastTaxYears } from './past-deadlines';
import { thresholdsFor } from './thresholds';
import { isWorkingDay, workingDaysBetween, workingDaysOf } from './working-days';

/*
 * The rules proved by exhaustion: what they promise holds for every input of a finite set, so no example has to be
 * chosen. Expected values come from the law's words here, not from the code.
 */

/** Fails with the first input for which a promise does not hold; `expect` on each of 400,000 inputs takes minutes. */
function hold(promise: boolean, ...input: readonly unknown[]): void {
  if (!promise) throw new Error(`does not hold for ${JSON.stringify(input)}`);
}

describe('who must file', () => {
  const thresholds = thresholdsFor(2025, 49_799);
  const conditions = conditionsOf(thresholds);

  test('six conditions count, with the limits of articles 592 to 594-3', () => {
    const limitOf = ({ id, operator, amount }: Threshold) => `${id} ${operator} ${amount}`;
    expect(thresholds.map(limitOf).sort()).toEqual([
      'creditCard > 69718600',
      'deposits > 69718600',
      'equity > 224095500',
      'income >= 69718600',
      'purchases > 69718600',
    ]);
    expect([...conditions].sort()).toEqual([...thresholds.map(({ id }) => id), 'vat'].sort());
  });

  /** Every way to answer the conditions from `from` on with these answers. */
  function* completions(
    from: number,
    answers: readonly (Answer | undefined)[],
  ): Generator<(Answer | undefined)[]> {
    if (from === conditions.length) return yield [];
    for (const rest of completions(from + 1, answers)) for (const one of answers) yield [one, ...rest];
  }
  const asAnswers = (given: readonly (Answer | undefined)[]): Partial<Record<ConditionId, Answer>> =>
    Object.fromEntries(conditions.flatMap((id, at) => (given[at] ? [[id, given[at]]] : [])));

  test('of all 4,096 partial answers those with one met condition oblige, and only six unmet ones free from filing', () => {
    for (const given of completions(0, ['yes', 'no', 'unknown', undefined])) {
      const open = given.filter((one) => one !== 'yes' && one !== 'no').length;
      const { verdict } = checkFiling(thresholds, asAnswers(given));

      const expected = given.includes('yes') ? 'mustFile' : open === 0 ? 'needNot' : undefined;
      const isBlank = given.includes(undefined);
      hold(verdict === (expected ?? (isBlank ? 'pending' : 'unknown')), given, verdict);
    }
  });

  test('the answer names exactly the conditions that are met, and those that are not known', () => {
    for (const given of completions(0, ['yes', 'no', 'unknown'])) {
      const result = checkFiling(thresholds, asAnswers(given));
      const wanted = result.verdict === 'mustFile' ? 'yes' : 'unknown';
      const named = [...result.met, ...result.missing];
      hold(named.join() === conditions.filter((_, at) => given[at] === wanted).join(), given);
    }
  });

  test('a peso decides at the limit: income obliges from it on, the rest above it', () => {
    for (const threshold of thresholds)
      for (const pesos of [-1, 0, 1]) {
        const { reached, distance } = measure(threshold, threshold.amount + pesos);
        hold(
          reached === (threshold.id === 'income' ? pesos >= 0 : pesos > 0) && distance === pesos,
          threshold,
          pesos,
        );
      }
  });
});

describe('the penalty for filing late', () => {
  const uvt = { year: 2026, pesos: 52_374 };
  const amounts = [0, 1, 498_000, 9_999_999, 3_000_000_000, 1e12];

  test('is that of article 641 to the nearest thousand from the minimum to its cap, as are its reductions', () => {
    const minimum = 524_000;
    expect(minimumPenalty(2026, uvt)).toBe(minimum);
    for (const tax of amounts)
      for (const income of amounts)
        for (const equity of amounts)
          for (const creditBalance of [0, 1, 100_000, 5e8]) {
            // Article 641 in its own words: the rate of the first base there is, and the lowest of its caps.
            const rates = tax > 0 ? [tax, 0.05, 1] : income > 0 ? [income, 0.005, 0.05] : [equity, 0.01, 0.1];
            const [base = 0, rate = 0, most = 0] = rates;
            const other = creditBalance > 0 ? 2 * creditBalance : 2500 * 52_374;
            const cap = tax > 0 ? base * most : Math.min(base * most, other);
            for (let months = 1; months <= 60; months += 1) {
              const amount = { tax, income, equity, creditBalance };
              const late: LateFiling = { deadline: '2021-08-10', filed: '2026-08-10', ...amount, uvt };
              const { penalty, reduced, afterSummons } = penaltyAfter(months, late);
              const owed = Math.min(base * rate * months, cap);
              // Multiplying in another order may differ by a rounding error at half a thousand.
              const isDue = (found: number, due: number) =>
                Math.abs(found - Math.max(minimum, due)) <= 500.01;
              hold(isDue(penalty, owed) && isDue(reduced.half.amount, owed / 2), amount, months, penalty);
              hold(
                isDue(reduced.threeQuarters.amount, owed * 0.75) && isDue(afterSummons, owed * 2),
                amount,
                months,
              );
              const all = [reduced.half.amount, reduced.threeQuarters.amount, penalty, afterSummons];
              hold(
                all.every((one) => one % 1000 === 0),
                amount,
                months,
                all,
              );
            }
          }
  });

  test('a later day never has fewer months late: none up to the deadline, and twelve a year after it', () => {
    for (let deadline = isoDate(2021, 8, 9); deadline <= '2026-10-26'; deadline = addDays(deadline, 17)) {
      let former = 0;
      for (let filed = addDays(deadline, -3); filed <= addDays(deadline, 400); filed = addDays(filed, 1)) {
        const months = monthsLate(deadline, filed);
        hold(months === former || months === former + 1, deadline, filed, months);
        hold((months === 0) === filed <= deadline, deadline, filed, months);
        former = months;
      }
      const { year, month, day } = datePartsOf(deadline);
      for (const years of [1, 2]) {
        const sameDay = isoDate(year + years, month, day);
        hold(monthsLate(deadline, sameDay) === 12 * years, deadline, sameDay);
        hold(monthsLate(deadline, addDays(sameDay, 1)) === 12 * years + 1, deadline, sameDay);
      }
      const lapse = isoDate(year + 5, month, day);
      hold(!isLapsed(deadline, lapse) && isLapsed(deadline, addDays(lapse, 1)), deadline);
    }
  });
});

describe('working days to 2100', () => {
  /** Easter Sunday by the moon's golden number and epact, as the Church computes it: not as the code does. */
  function easterOf(year: number): IsoDate {
    const century = Math.floor(year / 100) + 1;
    const golden = (year % 19) + 1;
    const leapsLeftOut = Math.floor((3 * century) / 4) - 12;
    const moon = Math.floor((8 * century + 5) / 25) - 5;
    const sunday = Math.floor((5 * year) / 4) - leapsLeftOut - 10;
    let epact = (((11 * golden + 20 + moon - leapsLeftOut) % 30) + 30) % 30;
    if ((epact === 25 && golden > 11) || epact === 24) epact += 1;
    let full = 44 - epact;
    if (full < 21) full += 30;
    return isoDate(year, 3, full + 7 - ((sunday + full) % 7));
  }

  test('a year has the holidays of the law on the days that it says', () => {
    for (let year = 2022; year <= 2100; year += 1) {
      const free = Array.from({ length: 366 }, (_, day) => isoDate(year, 1, day + 1)).filter(
        (day) => datePartsOf(day).year === year && ![0, 6].includes(weekday(day)) && !isWorkingDay(day),
      );
      const monday = (month: number, day: number) =>
        [0, 1, 2, 3, 4, 5, 6]
          .map((later) => isoDate(year, month, day + later))
          .find((day) => weekday(day) === 1);
      const easter = easterOf(year);
      const moved = [
        [1, 6],
        [3, 19],
        [6, 29],
        [8, 15],
        [10, 12],
        [11, 1],
        [11, 11],
      ] as const;
      const law = new Set([
        ...['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'].map((day) => `${year}-${day}`),
        ...moved.map(([month, day]) => monday(month, day)),
        ...(year >= 2026 ? [monday(7, 9)] : []),
        ...[-3, -2, 43, 64, 71].map((days) => addDays(easter, days)),
        ...(year >= 2024
          ? [
              [15, 16, 17, 18, 19, 20, 21]
                .map((day) => isoDate(year, 4, day))
                .find((day) => weekday(day) === 5),
            ]
          : []),
      ]);
      const onWeekdays = [...law].filter((day) => ![0, 6].includes(weekday(day as IsoDate)));
      hold(free.join() === onWeekdays.sort().join(), year, free, onWeekdays);
    }
  });

  test('each ending has one date a year, on the working day of the month that the decree says', () => {
    for (let year = 2024; year <= 2100; year += 1) {
      const { natural, legal, major } = decreeDates(year);
      for (const [group, installments] of Object.entries({ natural, legal, major }))
        for (const rows of installments) {
          const endings = rows.flatMap(({ digits }) => endingsOf(digits));
          const all = group === 'natural' ? endingPairs.flatMap(endingsOf) : [...'1234567890'];
          hold(
            endings.join() === all.join() && endings.length === (group === 'natural' ? 100 : 10),
            year,
            group,
          );
        }
      /** Ten working days of a month from the seventh on. */
      const ten = (month: number) => workingDaysOf(year, month).slice(6, 16);
      const people = [
        ...workingDaysOf(year, 8).slice(6, 19),
        ...workingDaysOf(year, 9).slice(0, 20),
        ...workingDaysOf(year, 10).slice(0, 17),
      ];
      const daysOf = (rows: readonly { date: IsoDate }[]) => rows.map(({ date }) => date);
      expect(natural.map(daysOf)).toEqual([people]);
      expect(legal.map(daysOf)).toEqual([5, 7].map(ten));
      expect(major.map(daysOf)).toEqual([2, 4, 6].map(ten));
    }
  });

  test('working days between two days are those of the months between them', () => {
    for (let from = isoDate(2028, 1, 1); from <= '2028-12-31'; from = addDays(from, 1)) {
      hold(workingDaysBetween(from, from) === 0 && workingDaysBetween(from, addDays(from, -5)) === 0, from);
      const tomorrow = addDays(from, 1);
      hold(workingDaysBetween(from, tomorrow) === Number(isWorkingDay(tomorrow)), from);
    }
    const all = Array.from({ length: 12 }, (_, month) => workingDaysOf(2028, month + 1).length);
    expect(workingDaysBetween('2027-12-31', '2028-12-31')).toBe(all.reduce((sum, count) => sum + count));
  });

  test('the years before the decree give each pair of endings one working day after another', () => {
    for (const taxYear of pastTaxYears) {
      const days = endingPairs.map((pair) =>
        endingsOf(pair).map((ending) => deadlineOf(taxYear, ending, [])),
      );

      hold(
        days.every(([one, two]) => one === two && one !== undefined),
        taxYear,
      );
      for (const [at, [day]] of days.entries()) {
        const former = days[at - 1]?.[0];
        // The decree of 2023 leaves out the first working days of a month, which none of those years has.
        if (former && day) hold(workingDaysBetween(former, day) === 1 || taxYear === 2023, taxYear, day);
      }
    }
  });
});
