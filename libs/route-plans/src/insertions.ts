import type { Model } from './model';
import type { State } from './state';

export interface Insertion {
  /**
   * Number of best vehicles that count: 1 takes the cheapest request first, k the one that loses most if it does not
   * get one of its best k - 1 vehicles, and 0 any.
   */
  readonly depth: number;
  /** Whether costs vary randomly, so that the same gap is not always filled in the same way. */
  readonly isNoisy: boolean;
}

export const insertions: readonly Insertion[] = [0, 1, 2, 3, 4].flatMap((depth) => [
  { depth, isNoisy: false },
  { depth, isNoisy: true },
]);

/**
 * Amplitude of the noise, as a fraction of the longest route. In random order it is the whole length, so that nearly
 * any vehicle may be chosen.
 */
const NOISE = 0.025;
/**
 * Cost of a vehicle that cannot take the request: more than any detour, so that requests with few possible vehicles go
 * first.
 */
const NO_VEHICLE = 1e9;

/** Inserts requests into vehicles one after the other until none fits, using at most `most` vehicles. */
export function putIn(
  model: Model,
  state: State,
  { depth, isNoisy }: Insertion,
  most: number,
  random: () => number,
): void {
  const noise = isNoisy ? (depth === 0 ? 1 : NOISE) * model.longestCost : 0;
  const best = new Float64Array(Math.max(1, depth));
  for (;;) {
    const vehicles = openVehicles(model, state, most);
    let [request, vehicle, urgency, cheapest] = [-1, -1, -Infinity, Infinity];
    for (const candidate of state.unserved) {
      best.fill(Infinity);
      let where = -1;
      for (const each of vehicles) {
        let cost = state.routes[each]!.costOf(candidate);
        if (cost === Infinity) continue;
        if (noise > 0) cost = Math.max(0, cost + noise * (2 * random() - 1));
        if (cost < best[0]!) where = each;
        for (let rank = 0; rank < best.length; rank += 1) {
          if (cost >= best[rank]!) continue;
          best.copyWithin(rank + 1, rank);
          best[rank] = cost;
          break;
        }
      }
      if (where < 0) continue;
      let regret = depth === 0 ? random() : 0;
      if (depth === 1) regret = -best[0]!;
      for (let rank = 1; rank < depth; rank += 1) regret += Math.min(best[rank]!, NO_VEHICLE) - best[0]!;
      if (regret < urgency || (regret === urgency && best[0]! >= cheapest)) continue;
      [request, vehicle, urgency, cheapest] = [candidate, where, regret, best[0]!];
    }
    if (request < 0) return;
    state.routes[vehicle] = state.routes[vehicle]!.with(request);
    state.vehicleOf[request] = vehicle;
    state.unserved.splice(state.unserved.indexOf(request), 1);
  }
}

/** Vehicles in use, and one unused vehicle of each kind while another one may be used. */
function openVehicles({ kind }: Model, { routes }: State, most: number): number[] {
  const driving: number[] = [];
  const idle = new Map<number, number>();
  routes.forEach((route, vehicle) => {
    if (!route.isEmpty) driving.push(vehicle);
    else if (!idle.has(kind[vehicle]!)) idle.set(kind[vehicle]!, vehicle);
  });
  return driving.length < most ? [...driving, ...idle.values()] : driving;
}
