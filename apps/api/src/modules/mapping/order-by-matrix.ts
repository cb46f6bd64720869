import type { LatLng } from '@groupride/geo';
import { bestOrder, MAX_STOPS } from './domain/stop-order';
import { type RequestContext, RoutingRefusal, tooMuch, type RoutingEngine, type StopOrder } from './routing-engine';

/** Finds the best order of stops from the engine's matrix. */
export async function orderByMatrix(
  engine: Pick<RoutingEngine, 'matrix'>,
  start: LatLng,
  stops: readonly LatLng[],
  end?: LatLng,
  asking?: RequestContext,
): Promise<StopOrder> {
  if (stops.length > MAX_STOPS) throw tooMuch(`at most ${MAX_STOPS} stops`);
  const points = [start, ...stops, ...(end ? [end] : [])];
  if (points.length === 1) return { order: [], seconds: 0, meters: 0 };
  const matrix = await engine.matrix(points, points, asking);
  const order = bestOrder(
    matrix.map((row) => row.map((cell) => cell?.seconds ?? Infinity)),
    stops.length,
    end !== undefined,
  );
  if (!order) throw new RoutingRefusal('no_route', 'the stops cannot all be reached');
  const visits = [0, ...order.map((stop) => stop + 1), ...(end ? [points.length - 1] : [])];
  let [seconds, meters] = [0, 0];
  for (let i = 1; i < visits.length; i += 1) {
    const leg = matrix[visits[i - 1]!]?.[visits[i]!];
    if (!leg) throw new RoutingRefusal('no_route', 'the end cannot be reached');
    seconds += leg.seconds;
    meters += leg.meters;
  }
  return { order, seconds, meters };
}
