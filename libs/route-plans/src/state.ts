import type { Model } from './model';
import { Route } from './route';

/** A plan during the search. Routes are shared between states; only these lists belong to a state. */
export interface State {
  /** Routes by vehicle. */
  readonly routes: Route[];
  /** Vehicle of each request, or -1. */
  readonly vehicleOf: Int32Array;
  unserved: number[];
}

export const emptyState = (model: Model, idle: readonly Route[], unserved: readonly number[]): State => ({
  routes: [...idle],
  vehicleOf: new Int32Array(model.requests).fill(-1),
  unserved: [...unserved],
});

export const copyOf = ({ routes, vehicleOf, unserved }: State): State => ({
  routes: [...routes],
  vehicleOf: vehicleOf.slice(),
  unserved: [...unserved],
});

export const costOf = ({ routes }: State): number => routes.reduce((sum, { cost }) => sum + cost, 0);

export const usedVehicles = ({ routes }: State): number =>
  routes.reduce((sum, { isEmpty }) => sum + (isEmpty ? 0 : 1), 0);

/** Removes requests from their routes. */
export function takeOut(state: State, idle: readonly Route[], requests: ReadonlySet<number>): void {
  const vehicles = new Set([...requests].map((request) => state.vehicleOf[request]!));
  for (const vehicle of vehicles) {
    const route = state.routes[vehicle]!;
    const rest = route.without((request) => requests.has(request));
    // If a detour is faster than the direct route, the remaining stops may be late; then all requests of the route are
    // replanned.
    const kept = rest.isPossible ? rest : idle[vehicle]!;
    const isLeft = (visit: number) => visit % 2 === 0 || !route.visits.includes(visit - 1);
    for (const visit of route.visits) {
      const request = visit >> 1;
      if (!isLeft(visit) || (rest.isPossible && !requests.has(request))) continue;
      state.vehicleOf[request] = -1;
      state.unserved.push(request);
    }
    state.routes[vehicle] = kept;
  }
}
