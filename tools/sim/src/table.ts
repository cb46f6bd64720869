import type { Outcome } from './outcome';
import type { LoadResult, Study } from './study';

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
export function drawStudy({ loads, small }: Study, drivers: number): string {
  const rows = loads.flatMap(({ load, matched, greedy }) => [
    [String(load), 'matching', ...figuresOf(matched)],
    ['', 'nearest driver', ...figuresOf(greedy)],
  ]);
  const lines = [['load', 'dispatch', ...HEADS], ['---', '---', ...HEADS.map(() => '---:')], ...rows];
  return [
    ...lines.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    describeFleet(loads, drivers),
    '',
    describeSmall(small),
  ].join('\n');
}

/**
 * Fleet size from which matching was better on each measured day in Charlotte, at loads from 1 (docs/benchmarks.md).
 */
const LARGE_FLEET = 100;

/** Describes for how many drivers the comparison was made, and at which loads matching was worse. */
export function describeFleet(loads: readonly LoadResult[], drivers: number): string {
  const behind = (of: (wait: Outcome['wait']) => number) =>
    loads.filter(({ matched, greedy }) => of(matched.wait) > of(greedy.wait)).map(({ load }) => load);
  const waits = [
    { name: 'mean wait', at: behind(({ mean }) => mean) },
    { name: '95th percentile', at: behind(({ p95 }) => p95) },
  ].filter(({ at }) => at.length > 0);
  const result =
    waits.length === 0
      ? 'Matching had the shorter mean wait and 95th percentile at every load.'
      : `Matching was behind the nearest driver in ${waits.map(({ name, at }) => `the ${name} at load ${at.join(', ')}`).join(' and ')}.`;
  const caution =
    drivers < LARGE_FLEET
      ? ` With fewer than ${LARGE_FLEET} drivers one day says little: on other days (--seed) and with other fleets the order can differ.`
      : ' Smaller fleets and low loads can differ from day to day.';
  return `Compared for one day with ${drivers} drivers. ${result}${caution}`;
}

/** Summarizes the comparison in one sentence. */
export function describeSmall({ cases, requests, drivers, matched, greedy, hindsight }: Study['small']): string {
  return (
    `${cases} cases with ${requests} requests and ${drivers} drivers: mean wait ${minutes(matched)} min with matching, ${minutes(greedy)} min with ` +
    `the nearest driver, ${minutes(hindsight)} min with hindsight.`
  );
}
