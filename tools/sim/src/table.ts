import type { Outcome } from './outcome';
import type { Study } from './study';

const minutes = (seconds: number): string => (seconds / 60).toFixed(2);
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** The figures of one outcome as texts, in the order of `HEADS`. */
export const figuresOf = ({ requests, unserved, wait, pickup, utilization, unevenness }: Outcome): string[] => [
  minutes(wait.mean),
  minutes(wait.p95),
  minutes(wait.most),
  minutes(pickup.mean),
  `${unserved} (${percent(unserved / requests)})`,
  percent(utilization),
  unevenness.toFixed(3),
];
export const HEADS = ['wait, mean', 'p95', 'longest', 'pickup', 'not served', 'busy', 'unevenness'] as const;

/** A table in Markdown; times in minutes. */
export function drawStudy({ loads, small }: Study): string {
  const rows = loads.flatMap(({ load, matched, greedy }) => [
    [String(load), 'matching', ...figuresOf(matched)],
    ['', 'nearest driver', ...figuresOf(greedy)],
  ]);
  const lines = [['load', 'dispatch', ...HEADS], ['---', '---', ...HEADS.map(() => '---:')], ...rows];
  return [...lines.map((cells) => `| ${cells.join(' | ')} |`), '', describeSmall(small)].join('\n');
}

/** In one sentence. */
export function describeSmall({ cases, requests, drivers, matched, greedy, hindsight }: Study['small']): string {
  return (
    `${cases} cases with ${requests} requests and ${drivers} drivers: mean wait ${minutes(matched)} min with matching, ${minutes(greedy)} min with ` +
    `the nearest driver, ${minutes(hindsight)} min with hindsight.`
  );
}
