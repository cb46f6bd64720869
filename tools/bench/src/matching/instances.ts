import { distanceMeters, type LatLng } from '@groupride/geo';
import { chance } from '../chance';

/** Costs in the format of the API's solver. */
export interface SparseCosts {
  columnCount: number;
  starts: Int32Array;
  columns: Int32Array;
  costs: Float64Array;
}

export interface Instance {
  sparse: SparseCosts;
  /** The same costs as a dense table. Impossible pairs cost more than all others together. */
  table: number[][];
  /** Cost of an impossible pair. */
  impossible: number;
}

/** Center and size in degrees of a city, about 30 by 30 kilometers. */
const CITY = { lat: 35.2271, lng: -80.8431, span: 0.27 };
/** Straight-line speed in city traffic, in meters per second. */
const SPEED = 8.6;
const STEPS = 1_000_000;

/** Requests and drivers at random places of a city, with the seconds from the nearest drivers to each request. */
export function cityInstance(seed: number, requests: number, drivers: number, nearest: number): Instance {
  const { below } = chance(seed);
  const somewhere = (): LatLng => ({
    lat: CITY.lat + (below(STEPS) / STEPS - 0.5) * CITY.span,
    lng: CITY.lng + (below(STEPS) / STEPS - 0.5) * CITY.span,
  });
  const cars = Array.from({ length: drivers }, somewhere);
  const starts = new Int32Array(requests + 1);
  const columns = new Int32Array(requests * nearest);
  const costs = new Float64Array(requests * nearest);
  for (let row = 0; row < requests; row += 1) {
    const pickup = somewhere();
    const near = cars
      .map((car, column) => ({ column, seconds: distanceMeters(car, pickup) / SPEED }))
      .sort((a, b) => a.seconds - b.seconds)
      .slice(0, nearest);
    near.forEach(({ column, seconds }, index) => {
      columns[row * nearest + index] = column;
      costs[row * nearest + index] = seconds;
    });
    starts[row + 1] = (row + 1) * nearest;
  }
  return { sparse: { columnCount: drivers, starts, columns, costs }, ...tableOf(starts, columns, costs, drivers) };
}

function tableOf(starts: Int32Array, columns: Int32Array, costs: Float64Array, columnCount: number) {
  const rows = starts.length - 1;
  const most = costs.reduce((highest, cost) => Math.max(highest, cost), 0);
  const impossible = Math.ceil((most + 1) * (rows + 1));
  const table = Array.from({ length: rows }, (_, row) => {
    const line = new Array<number>(columnCount).fill(impossible);
    for (let at = starts[row]!; at < starts[row + 1]!; at += 1) line[columns[at]!] = costs[at]!;
    return line;
  });
  return { table, impossible };
}

/** @throws Error when a column is used twice */
export function totalCost({ table, impossible }: Instance, pairs: readonly (readonly [number, number])[]): number {
  const used = new Set<number>();
  let total = 0;
  for (const [row, column] of pairs) {
    if (column < 0 || table[row]![column] === impossible) total += impossible;
    else {
      if (used.has(column)) throw new Error(`column ${column} is used twice`);
      used.add(column);
      total += table[row]![column]!;
    }
  }
  return total;
}
