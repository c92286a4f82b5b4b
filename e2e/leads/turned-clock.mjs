/*
 * Loaded before a program, replaces its clocks by the time that its parent sends, in milliseconds since 1970.
 * Timers of one minute follow that time; all others run as usual.
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
/** @param {() => void} work @param {number} delay @param {unknown[]} args */
function followTurnedClock(work, delay, ...args) {
  if (delay !== MINUTE) return setInterval(work, delay, ...args);
  works.push({ work, last: now });
  return { unref: () => undefined };
}
Object.assign(globalThis, { setInterval: followTurnedClock });

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
