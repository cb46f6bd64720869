// The engines as they are, asked without anything of ours between.
import type { Actor } from '@valhallajs/valhallajs';
import { decodePolyline, type LatLng } from '@groupride/geo';

export interface Pair {
  from: LatLng;
  to: LatLng;
}

/** Valhalla's own precision. */
const SHAPE = 1e6;

const place = ({ lat, lng }: LatLng) => ({ lat, lon: lng });

/** The same question that our layer asks. @param steps whether turns are put into words */
export const routeQuestion = ({ from, to }: Pair, steps: boolean) => ({
  locations: [place(from), place(to)],
  costing: 'auto',
  units: 'km',
  directions_type: steps ? 'instructions' : 'maneuvers',
});

/** @returns meters along the way and its points, as whoever uses the engine directly needs them. @throws Error when there is none */
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
