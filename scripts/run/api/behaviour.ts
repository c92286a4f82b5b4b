/**
 * How the stand-in takes a call: every way a real API can fail, to be chosen while it runs.
 *
 * All but `lost-answer` decide before anything is stored, so an answer other than `ok` means
 * that the lead is not in the file.
 */
const failures = [
  /** HTTP 500. */
  'http-error',
  /** HTTP 200, `{"status":"error"}`. */
  'rejected',
  /** HTTP 200 with a page, as a hotel's Wi-Fi login does. */
  'not-json',
  /** HTTP 200, `null`. */
  'null',
  /** The connection breaks before the answer. */
  'drop',
] as const;

const unsettled = [
  /** No answer, ever. */
  'hang',
  /** The lead is stored, and the answer lost on its way. */
  'lost-answer',
] as const;

const plainKinds = ['ok', ...failures, ...unsettled] as const;

export type Failure = (typeof failures)[number];
export type PlainKind = (typeof plainKinds)[number];

export type Behaviour =
  | { kind: PlainKind }
  /** Takes the call `ms` milliseconds later, unless the caller has left by then. */
  | { kind: 'slow'; ms: number }
  /** Fails with this probability (0 to 1), in any of the ways that end at once. */
  | { kind: 'random'; probability: number };

/** What a call meets once chance has been settled. */
export type Settled = Exclude<Behaviour, { kind: 'random' }>;

/** `random` gives a number from 0 up to 1, as `Math.random` does. */
export function settle(behaviour: Behaviour, random: () => number): Settled {
  if (behaviour.kind !== 'random') return behaviour;
  if (random() >= behaviour.probability) return { kind: 'ok' };
  const kind = failures[Math.floor(random() * failures.length)] ?? 'http-error';
  return { kind };
}

/** Reads a behaviour somebody sent; what it says when it can't is an English sentence. */
export function readBehaviour(value: unknown): Behaviour | { problem: string } {
  if (typeof value !== 'object' || value === null || !('kind' in value)) {
    return { problem: 'a behaviour is an object with a "kind"' };
  }
  const plain = plainKinds.find((kind) => kind === value.kind);
  if (plain !== undefined) return { kind: plain };
  if (value.kind === 'slow') {
    const ms = 'ms' in value ? value.ms : undefined;
    return typeof ms === 'number' && ms >= 0 ? { kind: 'slow', ms } : { problem: '"slow" needs "ms"' };
  }
  if (value.kind === 'random') {
    const probability = 'probability' in value ? value.probability : undefined;
    return typeof probability === 'number' && probability >= 0 && probability <= 1
      ? { kind: 'random', probability }
      : { problem: '"random" needs a "probability" from 0 to 1' };
  }
  return { problem: `"kind" is one of ${[...plainKinds, 'slow', 'random'].join(', ')}` };
}
