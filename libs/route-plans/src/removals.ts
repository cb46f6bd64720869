import type { Model } from './model';
import type { State } from './state';

/** Chooses about `count` served requests to remove. */
export type Removal = (model: Model, state: State, count: number, random: () => number) => ReadonlySet<number>;

/** How strongly a choice prefers the first items of a sorted list (Ropke and Pisinger's p). */
const GREED = { related: 6, costly: 3 };
/** Weights of distance, time and seats in the relatedness of two requests. */
const RELATED = { distance: 9, time: 3, seats: 2 };

const served = ({ vehicleOf }: State): number[] => {
  const requests: number[] = [];
  vehicleOf.forEach((vehicle, request) => {
    if (vehicle >= 0) requests.push(request);
  });
  return requests;
};

/** Removes one item from the list, preferring early ones. */
const takeEarly = (list: number[], greed: number, random: () => number): number =>
  list.splice(Math.floor(random() ** greed * list.length), 1)[0]!;

const anyRequests: Removal = (_, state, count, random) => {
  const all = served(state);
  const chosen = new Set<number>();
  while (chosen.size < count && all.length > 0) chosen.add(takeEarly(all, 1, random));
  return chosen;
};

/** Requests without which their route would cost much less. */
const costlyRequests: Removal = (_, state, count, random) => {
  const saved = new Map<number, number>();
  const all = served(state);
  for (const request of all) {
    const route = state.routes[state.vehicleOf[request]!]!;
    saved.set(request, route.savedWithout(request));
  }
  all.sort((one, other) => saved.get(other)! - saved.get(one)!);
  const chosen = new Set<number>();
  while (chosen.size < count && all.length > 0) chosen.add(takeEarly(all, GREED.costly, random));
  return chosen;
};

/** When each visit begins, or 0 if there is none. */
function beginsOf(model: Model, state: State): Float64Array {
  const begins = new Float64Array(model.requests * 2);
  for (const route of state.routes) {
    route.visits.forEach((visit, index) => (begins[visit] = route.begins[index + 1]!));
  }
  return begins;
}

/** Requests similar in place, time and size (Shaw's removal), because they can be exchanged most easily. */
const relatedRequests: Removal = (model, state, count, random) => {
  const all = served(state);
  if (all.length === 0) return new Set();
  const begins = beginsOf(model, state);
  const longest = model.longestCost;
  const latest = Math.max(1, ...begins);
  const most = Math.max(1, ...model.seatsOf);
  const related = (one: number, other: number): number => {
    let difference = (RELATED.seats * Math.abs(model.seatsOf[one]! - model.seatsOf[other]!)) / most;
    for (const side of [0, 1]) {
      const [a, b] = [model.place[one * 2 + side]!, model.place[other * 2 + side]!];
      if (a < 0 || b < 0) continue;
      difference += (RELATED.distance * model.cost[a * model.places + b]!) / longest;
      difference += (RELATED.time * Math.abs(begins[one * 2 + side]! - begins[other * 2 + side]!)) / latest;
    }
    return difference;
  };
  const chosen = [takeEarly(all, 1, random)];
  while (chosen.length < count && all.length > 0) {
    const seed = chosen[Math.floor(random() * chosen.length)]!;
    const distances = new Map(all.map((request) => [request, related(seed, request)]));
    all.sort((one, other) => distances.get(one)! - distances.get(other)!);
    chosen.push(takeEarly(all, GREED.related, random));
  }
  return new Set(chosen);
};

/**
 * All requests of one vehicle, so that it may become unnecessary, and of further vehicles while there are too few
 * requests.
 */
const wholeRoutes: Removal = (_, state, count, random) => {
  const routes = state.routes.filter(({ isEmpty }) => !isEmpty);
  routes.sort((one, other) => one.visits.length - other.visits.length);
  const chosen = new Set<number>();
  while (chosen.size < count / 2 && routes.length > 0) {
    const [route] = routes.splice(Math.floor(random() ** 2 * routes.length), 1);
    route!.visits.forEach((visit) => chosen.add(visit >> 1));
  }
  return chosen;
};

export const removals: readonly Removal[] = [anyRequests, costlyRequests, relatedRequests, wholeRoutes];
