// The bare engines, called without our code in between.
import type { Actor } from '@valhallajs/valhallajs';
import { decodePolyline, type LatLng } from '@groupride/geo';

export interface Pair {
  from: LatLng;
  to: LatLng;
}

/** Precision of Valhalla's encoded shapes. */
const SHAPE = 1e6;

const place = ({ lat, lng }: LatLng) => ({ lat, lon: lng });

/** The same request that our layer sends. @param steps whether to request turn instructions */
export const routeQuestion = ({ from, to }: Pair, steps: boolean) => ({
  locations: [place(from), place(to)],
  costing: 'auto',
  units: 'km',
  directions_type: steps ? 'instructions' : 'maneuvers',
});

/**
 * @returns meters along the route and its points, as direct users of the engine need them
 * @throws Error when there is no route
 */
export async function bareRoute(actor: Actor, pair: Pair): Promise<{ meters: number; points: LatLng[] }> {
  const { trip } = (await actor.route(routeQuestion(pair, false))) as {
    trip: { legs: { shape: string }[]; summary: { length: number } };
  };
  return { meters: trip.summary.length * 1000, points: trip.legs.flatMap(({ shape }) => decodePolyline(shape, SHAPE)) };
}

export async function bareMatrix(actor: Actor, points: readonly LatLng[]): Promise<(number | null)[][]> {
  const places = points.map(place);
  const answer = (await actor.matrix({
    sources: places,
    targets: places,
    costing: 'auto',
    units: 'km',
    verbose: false,
  })) as { sources_to_targets: { durations: (number | null)[][] } };
  return answer.sources_to_targets.durations;
}
