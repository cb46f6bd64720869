import { DAY_BEGINS_AT } from './demand';
import { escapeHtml, lineChart } from './chart';
import type { Outcome } from './outcome';
import type { LoadResult, Study } from './study';
import { describeFleet, describeSmall, figuresOf, HEADS } from './table';

const STYLE = `
:root { color-scheme: light dark; --ink: #1c2430; --muted: #5b6675; --line: #d9dee5; --page: #fff; --ours: #0b6e4f; --peer: #b45309; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ecf1; --muted: #9aa7b6; --line: #334155; --page: #10161e; --ours: #4ade80; --peer: #fbbf24; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); margin: 0 auto; max-width: 1120px; padding: 24px; }
h1 { font-size: 28px; line-height: 1.2; } h2 { font-size: 18px; margin: 0 0 8px; } p { max-width: 75ch; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(320px, 1fr)); gap: 24px; margin: 24px 0; }
figure { margin: 0; } svg { width: 100%; height: auto; } text { fill: var(--muted); font-size: 12px; }
.grid { stroke: var(--line); } .ours { stroke: var(--ours); } .peer { stroke: var(--peer); stroke-dasharray: 6 4; }
.key span { margin-inline-end: 16px; } .key .ours { color: var(--ours); } .key .peer { color: var(--peer); }
.table { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 6px 10px; border-bottom: 1px solid var(--line); white-space: nowrap; } th:nth-child(-n+2), td:nth-child(-n+2) { text-align: left; }`;

interface About {
  seed: number;
  drivers: number;
  about: string;
}

/** A self-contained page with the charts and figures of a study. */
export function drawPage({ loads, small }: Study, { seed, drivers, about }: About): string {
  const chart = (title: string, unit: string, of: (outcome: Outcome) => number) =>
    lineChart({
      title,
      unit,
      labels: loads.map(({ load }) => `load ${load}`),
      ours: loads.map(({ matched }) => of(matched)),
      peer: loads.map(({ greedy }) => of(greedy)),
    });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>GroupRide dispatch simulation</title><style>${STYLE}</style></head>
<body><main>
<h1>A simulated day of dispatch</h1>
<p>${drivers} drivers, seed ${seed}, travel times ${escapeHtml(about)}. “Matching” is the dispatch of the API, run on a clock of its own; “nearest driver” gives each request the nearest free driver, and each driver who becomes free the request that waits longest. Both see the same requests, drivers and answers. At a load of 1, the requests are as much work as all drivers can do.</p>
<p class="key"><span class="ours">━ matching</span><span class="peer">╍ nearest driver</span></p>
<div class="charts">
${chart('Mean wait', 'min', ({ wait }) => wait.mean / 60)}
${chart('Wait, 95th percentile', 'min', ({ wait }) => wait.p95 / 60)}
${chart('Longest wait', 'min', ({ wait }) => wait.most / 60)}
${chart('Requests not served', '%', ({ unserved, requests }) => (unserved / requests) * 100)}
${chart('Mean time to the pickup', 'min', ({ pickup }) => pickup.mean / 60)}
${chart('Working time with a ride', '%', ({ utilization }) => utilization * 100)}
${chart('Unevenness between drivers (Gini)', '', ({ unevenness }) => unevenness)}
${hours(loads)}
</div>
<div class="table"><table><thead><tr><th scope="col">load</th><th scope="col">dispatch</th>${HEADS.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>
${loads.flatMap(({ load, matched, greedy }) => [row(`${load}`, 'matching', matched), row('', 'nearest driver', greedy)]).join('\n')}
</tbody></table></div>
<p>Times in minutes. A wait ends when the car is at the pickup. A search ends after ten minutes.</p>
<p>${describeFleet(loads, drivers)}</p>
<p>${describeSmall(small)}</p>
</main></body></html>
`;
}

const row = (load: string, name: string, outcome: Outcome): string =>
  `<tr><td>${load}</td><td>${name}</td>${figuresOf(outcome)
    .map((figure) => `<td>${figure}</td>`)
    .join('')}</tr>`;

/** The wait over the day, at the load nearest to 1. */
function hours(loads: readonly LoadResult[]): string {
  const [result] = [...loads].sort((a, b) => Math.abs(a.load - 1) - Math.abs(b.load - 1));
  if (result === undefined) return '';
  const inMinutes = ({ waitByHour }: Outcome) => waitByHour.map((each) => (each === null ? null : each / 60));
  return lineChart({
    title: `Mean wait by hour at load ${result.load}`,
    unit: 'min',
    labels: result.matched.waitByHour.map((_, hour) => (hour % 6 === 0 ? `${(hour + DAY_BEGINS_AT) % 24}:00` : '')),
    ours: inMinutes(result.matched),
    peer: inMinutes(result.greedy),
  });
}
