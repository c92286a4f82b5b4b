import type { State } from './state';

/*
 * A computer's clock may jump by years and return, so deletion by age uses another time. That time advances with the
 * process and follows the clock only after the clock has stayed consistent for long enough.
 */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The believed time and the clock's claim, in milliseconds since 1970; running times are milliseconds too. */
export type Clock = {
  readonly believed: number;
  /** Total running time of all processes on this database. */
  readonly ran: number;
  /** Consistent running still required after a step back, which leaves open which time was wrong. */
  readonly doubt?: number;
  /** Running time left before another small step may be believed within a day. */
  readonly settling?: number;
  /** `ran` is how long the claim has been upheld; `needs` is how long it must be. */
  readonly claim?: { readonly time: number; readonly ran: number; readonly needs: number };
};

/** Largest difference that counts as equal, since clocks are adjusted daily. */
const NEAR = 5 * MINUTE;
/** Largest step ahead that a day of running confirms, as after a night off. */
const SMALL = 2 * DAY;

/**
 * Returns the clock after some running.
 * @param now the computer's clock, in milliseconds since 1970
 * @param ran milliseconds of a monotonic clock since the last step; `undefined` when the process starts
 */
export function stepClock(last: Clock, now: number, ran: number | undefined): Clock {
  const more = ran ?? 0;
  const total = last.ran + more;
  const expected = last.believed + more;
  const claim = last.claim && { ...last.claim, time: last.claim.time + more, ran: last.claim.ran + more };
  const doubt = Math.max(0, (last.doubt ?? 0) - more);
  const settling = Math.max(0, (last.settling ?? 0) - more);
  if (Math.abs(now - expected) <= NEAR) return { believed: now, ran: total, doubt, settling };
  // A clock that is further ahead, as after a weekend's sleep, still upholds the earlier claim.
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
  // Small steps believed within one week would add up to a large one.
  return stepClock({ believed: claim.time, ran: total, doubt, settling: 7 * DAY }, now, 0);
}

/** Returns the time for deletion by age; `undefined` while the clock is, or lately was, behind the believed time. */
export function timeOfDeletion({ believed, doubt = 0 }: Clock, now: number): number | undefined {
  return doubt > 0 || now < believed - NEAR ? undefined : Math.min(believed, now);
}

/** Returns the same day and time some months earlier, or a shorter month's last day. */
export function monthsBefore(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months + 1);
  // Day 0 is the previous month's last day.
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

/** Returns a function that gives the running time since its last call; `undefined` at the first. */
export function runningTime(elapsed: () => number): () => number | undefined {
  let last: number | undefined;
  return () => {
    const [before, now] = [last, elapsed()];
    last = now;
    return before === undefined ? undefined : now - before;
  };
}

/** Returns running times for a host that starts a process at each call, bounded by the usual interval. */
export function calledEvery(usual: number): (passed: number) => number {
  return (passed) => Math.max(0, Math.min(passed, usual));
}
