// `npm run bench -- routes [FOLDER]`: compares planned routes with the best known ones.
import { checkPlan, solveRoutes, type RoutePlan, type RouteProblem } from '@groupride/route-plans';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Benchmark } from '../benchmark';
import { describeMachine } from '../machine';
import { deliveries, liLim } from './li-lim';

const FOLDER = '../shared/data/pdptw';
const SECONDS = { full: 25, quick: 4 };

/** Best known vehicles and distance of Li and Lim's instances, by name. */
const BEST_KNOWN: Readonly<Record<string, readonly [vehicles: number, distance: number]>> = {
  lc101: [10, 828.94],
  lr101: [19, 1650.8],
  lrc101: [14, 1708.8],
  lc201: [3, 591.56],
  lr201: [4, 1253.23],
  lrc201: [4, 1406.94],
};

const distanceOf = ({ routes }: RoutePlan): number => routes.reduce((sum, { meters }) => sum + meters, 0);

function measure(problem: RouteProblem, seconds: number) {
  const started = performance.now();
  let found = 0;
  const plan = solveRoutes(problem, {
    milliseconds: seconds * 1_000,
    onBetter: () => (found = performance.now() - started),
  });
  const faults = checkPlan(problem, plan);
  if (faults.length > 0) throw new Error(`the plan cannot be driven: ${JSON.stringify(faults)}`);
  return { plan, found: found / 1_000, took: (performance.now() - started) / 1_000 };
}

const line = (cells: readonly string[]): string =>
  cells.map((cell, column) => (column === 0 ? cell.padEnd(18) : cell.padStart(15))).join('');
/** Best known distances have two decimals. */
const gap = (ours: number, best: number): string =>
  `${Math.max(0, (Number(ours.toFixed(2)) / best - 1) * 100).toFixed(2)} %`;

export const routes: Benchmark = {
  name: 'routes',
  about: 'planned routes next to the best known ones (instances of Li and Lim)',
  async *run(args, say) {
    const folder = args.find((arg) => !arg.startsWith('--')) ?? FOLDER;
    if (!existsSync(folder)) {
      say(`Nothing measured: ${folder} is missing. Pass the folder with Li and Lim's instances (lc101.txt and so on).`);
      return;
    }
    const seconds = args.includes('--quick') ? SECONDS.quick : SECONDS.full;
    say(`${describeMachine()}; ${seconds} s each\n`);
    say(line(['', 'vehicles', 'best known', 'distance', 'best known', 'gap', 'found after', 'in all']));
    for (const [name, [vehicles, distance]] of Object.entries(BEST_KNOWN)) {
      const text = readFileSync(join(folder, `${name}.txt`), 'utf8');
      for (const { label, problem, isKnown } of [
        { label: name, problem: liLim(text), isKnown: true },
        { label: `${name} deliveries`, problem: deliveries(text), isKnown: false },
      ]) {
        const { plan, found, took } = measure(problem, seconds);
        const ours = distanceOf(plan);
        const known = isKnown ? [String(vehicles), distance.toFixed(2), gap(ours, distance)] : ['', '', ''];
        const missing = plan.unserved.length === 0 ? '' : ` (${plan.unserved.length} left out)`;
        const [bestVehicles, bestDistance, difference] = known as [string, string, string];
        say(
          line([
            label,
            `${plan.routes.length}${missing}`,
            bestVehicles,
            ours.toFixed(2),
            bestDistance,
            difference,
            `${found.toFixed(1)} s`,
            `${took.toFixed(1)} s`,
          ]),
        );
      }
    }
    yield* [];
  },
};
