import type { RouteProblem, RouteRequest, Visit } from '@groupride/route-plans';

/** One line of a file: id, x, y, demand, ready, due, service, pickup, delivery. */
type Line = [
  id: number,
  x: number,
  y: number,
  demand: number,
  ready: number,
  due: number,
  service: number,
  pickup: number,
  delivery: number,
];

interface Instance {
  vehicles: number;
  seats: number;
  lines: Line[];
}

function read(text: string): Instance {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const [[vehicles, seats] = [], ...lines] = rows;
  if (vehicles === undefined || seats === undefined || lines.some((line) => line.length !== 9 || line.some(isNaN))) {
    throw new Error('this is not an instance in the format of Li and Lim');
  }
  return { vehicles, seats, lines: lines as Line[] };
}

/** In these instances one unit of distance takes one unit of time, and both are fractional. */
function problemOf({ vehicles, seats, lines }: Instance, requests: readonly RouteRequest[]): RouteProblem {
  const distances = Float64Array.from(
    lines.flatMap(([, x, y]) => lines.map(([, otherX, otherY]) => Math.hypot(x - otherX, y - otherY))),
  );
  const [, , , , from, to] = lines[0]!;
  return {
    places: lines.length,
    seconds: distances,
    meters: distances,
    vehicles: Array.from({ length: vehicles }, () => ({ seats, startPlace: 0, endPlace: 0, shift: { from, to } })),
    requests,
  };
}

const visitAt = ([place, , , , from, to, serviceSeconds]: Line): Visit => ({
  place,
  window: { from, to },
  serviceSeconds,
});

/** An instance of pickups with their deliveries (Li and Lim, 2001). */
export function liLim(text: string): RouteProblem {
  const instance = read(text);
  const { lines } = instance;
  return problemOf(
    instance,
    lines
      .filter(([, , , demand]) => demand > 0)
      .map((line) => ({ seats: line[3], pickup: visitAt(line), dropoff: visitAt(lines[line[8]]!) })),
  );
}

/**
 * The same places, windows and vehicles with deliveries from the depot, as in Solomon's instances; every stop gets the
 * demand of its pair.
 */
export function deliveries(text: string): RouteProblem {
  const instance = read(text);
  return problemOf(
    instance,
    instance.lines
      .filter(([id]) => id > 0)
      .map((line) => ({ seats: Math.abs(line[3]), pickup: null, dropoff: visitAt(line) })),
  );
}
