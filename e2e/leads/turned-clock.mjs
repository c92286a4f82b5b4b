/*
 * Loaded before a program: its clocks say what its parent sends them, in milliseconds since 1970, and what it does
 * each minute is done when they have gone on by one. All other timers run as ever.
 */

const MINUTE = 60_000;
const start = Number(process.env.CLOCK_START);
let now = start;

globalThis.Date = new Proxy(Date, {
  construct: (RealDate, args) => Reflect.construct(RealDate, args.length > 0 ? args : [now]),
  get: (RealDate, name) => (name === 'now' ? () => now : Reflect.get(RealDate, name)),
});
performance.now = () => now - start;

/** @type {{ work: () => void, last: number }[]} */
const works = [];
const { setInterval } = globalThis;
// @ts-expect-error The program asks no more of the timer than `unref`.
globalThis.setInterval = (/** @type {() => void} */ work, /** @type {number} */ delay, ...args) => {
  if (delay !== MINUTE) return setInterval(work, delay, ...args);
  works.push({ work, last: now });
  return { unref: () => undefined };
};

process.on('message', (sent) => {
  if (typeof sent !== 'number') return;
  now = sent;
  for (const each of works) {
    if (now - each.last < MINUTE) continue;
    each.last = now;
    each.work();
  }
});
process.channel?.unref();
