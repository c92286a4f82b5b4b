import type { State } from './state';

/*
 * A computer's clock may jump by years and come back. What is deleted by age is deleted by another time, which goes on
 * with the process's running and follows the clock only once that has said the same for long enough.
 */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time that is believed, and what the clock claims instead. Milliseconds since 1970; running is milliseconds too. */
export type Clock = {
  readonly believed: number;
  /** How long processes have run on this database, in all. */
  readonly ran: number;
  /** How much even running is still missing since the clock went back: until then it isn't known which time was wrong. */
  readonly doubt?: number;
  /** How much running is missing until a small step is believed within a day again. */
  readonly settling?: number;
  /** `ran`: for how much running it has been claimed; `needs`: from how much on it is believed. */
  readonly claim?: { readonly time: number; readonly ran: number; readonly needs: number };
};

/** Two times this near are one: clocks are set right by so much every day. */
const NEAR = 5 * MINUTE;
/** A step ahead by so much, as after a night off, is believed after a day. */
const SMALL = 2 * DAY;

/**
 * The clock after some running.
 * @param now what the computer's clock says
 * @param ran how long the process has run since the last time, by a clock that only goes forward; `undefined` once, when it starts
 */
export function stepClock(last: Clock, now: number, ran: number | undefined): Clock {
  const more = ran ?? 0;
  const total = last.ran + more;
  const expected = last.believed + more;
  const claim = last.claim && { ...last.claim, time: last.claim.time + more, ran: last.claim.ran + more };
  const doubt = Math.max(0, (last.doubt ?? 0) - more);
  const settling = Math.max(0, (last.settling ?? 0) - more);
  if (Math.abs(now - expected) <= NEAR) return { believed: now, ran: total, doubt, settling };
  // A clock that went on ahead, as after a weekend's sleep, still says that it is no earlier than it claimed.
  const isUpheld =
    claim !== undefined &&
    (claim.time > expected ? now > claim.time - NEAR : Math.abs(now - claim.time) <= NEAR);
  if (!isUpheld) {
    const isDoubtful = now < expected || doubt > 0;
    const isSmall = now > expected && now - expected <= SMALL && settling === 0;
    return {
      believed: expected,
      ran: total,
      doubt: isDoubtful ? 7 * DAY : 0,
      settling,
      claim: { time: now, ran: 0, needs: isSmall ? DAY : 7 * DAY },
    };
  }
  if (claim.ran < claim.needs) return { believed: expected, ran: total, doubt, settling, claim };
  // Several small steps within a week would add up to a large one.
  return stepClock({ believed: claim.time, ran: total, doubt, settling: 7 * DAY }, now, 0);
}

/** By which time leads are deleted; `undefined` while the clock is behind what was believed, or was of late. */
export function timeOfDeletion({ believed, doubt = 0 }: Clock, now: number): number | undefined {
  return doubt > 0 || now < believed - NEAR ? undefined : Math.min(believed, now);
}

/** The same day and time some months earlier; of a shorter month its last day. */
export function monthsBefore(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months + 1);
  // Day 0 is the last of the month before.
  date.setUTCDate(0);
  date.setUTCDate(Math.min(day, date.getUTCDate()));
  return date.getTime();
}

export function clockFrom(state: State): Clock | undefined {
  const believed = state['clock believed'];
  if (believed === undefined) return undefined;
  const time = state['clock claim'];
  const claim = { ran: state['clock claim ran'] ?? 0, needs: state['clock claim needs'] ?? 0 };
  const [ran, doubt] = [state['clock ran'] ?? 0, state['clock doubt'] ?? 0];
  const settling = state['clock settling'] ?? 0;
  return { believed, ran, doubt, settling, ...(time && { claim: { time, ...claim } }) };
}

export function clockState({ believed, ran, doubt, settling, claim }: Clock): State {
  return {
    'clock believed': believed,
    'clock ran': ran,
    'clock doubt': doubt ?? 0,
    'clock settling': settling ?? 0,
    'clock claim': claim?.time ?? 0,
    'clock claim ran': claim?.ran ?? 0,
    'clock claim needs': claim?.needs ?? 0,
  };
}

/** How long a process has run since it was last asked, by a clock that only goes forward. */
export function runningTime(elapsed: () => number): () => number | undefined {
  let last: number | undefined;
  return () => {
    const [before, now] = [last, elapsed()];
    last = now;
    return before === undefined ? undefined : now - before;
  };
}

/** Where each time is a process of its own, called every few minutes: what passed, as far as that is no jump. */
export function calledEvery(usual: number): (passed: number) => number {
  return (passed) => Math.max(0, Math.min(passed, usual));
}
