import { chance } from '../../../tools/bench/src/chance';
import type { City } from './city';
import { makeDay, type Day } from './demand';
import type { DispatchCode } from './dispatch-code';
import { greedyNearest } from './greedy';
import { leastTotalWait } from './hindsight';
import { matched } from './matched';
import { outcomeOf, type Outcome } from './outcome';
import { Simulation, type Dispatcher } from './simulation';

export interface LoadResult {
  readonly load: number;
  readonly matched: Outcome;
  readonly greedy: Outcome;
}

/** Mean waits for the same few requests, in seconds. */
export interface SmallResult {
  readonly cases: number;
  readonly requests: number;
  readonly drivers: number;
  readonly matched: number;
  readonly greedy: number;
  readonly hindsight: number;
}

export interface Study {
  readonly loads: readonly LoadResult[];
  readonly small: SmallResult;
}

const SMALL = { requests: 8, drivers: 4 };
const SMALL_CASES = 20;
/** The period of the requests, so short that drivers are busy when the next one comes. */
const SMALL_SPAN_SECONDS = 2_400;

async function simulate(
  city: City,
  day: Day,
  isReal: boolean,
  by: (simulation: Simulation) => Dispatcher,
): Promise<Simulation> {
  const simulation = new Simulation(city, day, { isReal }, by);
  await simulation.run();
  return simulation;
}

export async function compareLoads(
  city: City,
  code: DispatchCode,
  { seed, drivers, loads }: { seed: number; drivers: number; loads: readonly number[] },
  say: (line: string) => void,
): Promise<LoadResult[]> {
  const results: LoadResult[] = [];
  for (const load of loads) {
    const day = makeDay(city, seed, drivers, load);
    const result = {
      load,
      matched: outcomeOf(await simulate(city, day, true, matched(code))),
      greedy: outcomeOf(await simulate(city, day, true, greedyNearest)),
    };
    say(`  load ${load}: ${day.requests.length} requests`);
    results.push(result);
  }
  return results;
}

/**
 * Compares with the optimum in hindsight. All offers are accepted and no search ends, so that all dispatchers serve the
 * same requests.
 */
export async function compareSmall(
  city: City,
  code: DispatchCode,
  seed: number,
  cases = SMALL_CASES,
): Promise<SmallResult> {
  const waits = { matched: 0, greedy: 0, hindsight: 0 };
  const totalWait = ({ rides }: Simulation) =>
    rides.reduce((sum, { request, served }) => sum + (served ? served.pickedUpAt - request.at : Infinity), 0);
  for (let index = 0; index < cases; index += 1) {
    const day = smallDay(city, seed * 1_000 + index);
    waits.matched += totalWait(await simulate(city, day, false, matched(code)));
    waits.greedy += totalWait(await simulate(city, day, false, greedyNearest));
    waits.hindsight += leastTotalWait(city, day);
  }
  const all = cases * SMALL.requests;
  return {
    ...SMALL,
    cases,
    matched: waits.matched / all,
    greedy: waits.greedy / all,
    hindsight: waits.hindsight / all,
  };
}

function smallDay(city: City, seed: number): Day {
  const { requests, shifts } = makeDay(city, seed, SMALL.drivers, 0.5);
  const random = chance(seed);
  const start = 12 * 3600;
  return {
    shifts: shifts.map((shift) => ({ ...shift, vehicleClass: 'car', seats: 6, from: start, until: start + 86_400 })),
    requests: requests
      .slice(0, SMALL.requests)
      .map((request) => ({
        ...request,
        rideType: 'GroupX' as const,
        groupSize: 4,
        at: start + 1 + random.below(SMALL_SPAN_SECONDS),
      }))
      .sort((a, b) => a.at - b.at)
      .map((request, index) => ({ ...request, id: index + 1 })),
  };
}
