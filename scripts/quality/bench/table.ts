import { textTable } from '../../lib/table.mjs';
import { categories, metrics, type LighthouseRun } from './lighthouse';
import { kinds, type Traffic } from './traffic';

/** One page as it was measured: what it fetched, and each visit of Lighthouse. */
export type Measured = {
  readonly traffic: { readonly load: Traffic; readonly idle: Traffic };
  readonly runs: readonly LighthouseRun[];
};

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** The table of one page: the empty export, the floor, the site, and the site beside each. */
export function pageTable(title: string, empty: Measured, floor: Measured, site: Measured): string {
  const row = (name: string, value: (measured: Measured) => number, show = whole) => {
    const [a, b, own] = [value(empty), value(floor), value(site)];
    return [name, show(a), show(b), show(own), ratio(own, a), ratio(own, b)];
  };
  const traffic = (when: 'load' | 'idle', name: string) => [
    row(`requests, ${name}`, ({ traffic: { [when]: found } }) => found.requests),
    ...kinds.map((kind) => row(`${kind}, ${name}`, ({ traffic: { [when]: found } }) => found[kind])),
  ];
  const rows = [
    ...traffic('load', 'before load'),
    ...traffic('idle', 'after idle'),
    ...metrics.map((metric) =>
      row(
        metric === 'CLS' ? metric : `${metric}, ms`,
        ({ runs }) => median(runs.map((run) => run.metrics[metric])),
        metric === 'CLS' ? thousandths : whole,
      ),
    ),
    ...categories.map((category) => {
      const score = ({ runs }: Measured) => median(runs.flatMap(({ scores }) => scores[category] ?? []));
      return row(category, score);
    }),
  ];
  return textTable([[title, 'empty (a)', 'floor (b)', 'site', '÷ (a)', '÷ (b)'], ...rows]);
}

export function whole(value: number): string {
  return Number.isNaN(value) ? '·' : String(Math.round(value));
}

function thousandths(value: number): string {
  return value.toFixed(3);
}

function ratio(value: number, base: number): string {
  return Number.isFinite(value / base) ? (value / base).toFixed(2) : '·';
}
