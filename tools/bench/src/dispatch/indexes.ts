// The nearest drivers of a place: our index, and two common alternatives.
import { distanceMeters, MovingPoints, type LatLng } from '@groupride/geo';
import { gridDisk, gridRing, latLngToCell } from 'h3-js';
import { Redis } from 'ioredis';
import type { Move } from './moving-drivers';

/** Number of drivers that dispatch requests. */
export const NEAREST = 40;
const WITHIN_METERS = 24_140;
/** H3 resolution with edges of about 530 meters, similar to the cells of our index. */
const RESOLUTION = 8;
const MOST_RINGS = 40;

export interface DriverPositions {
  readonly name: string;
  update(moves: readonly Move[]): Promise<void>;
  /** Meters to the nearest drivers of each place, nearest first. */
  nearest(places: readonly LatLng[]): Promise<number[][]>;
  close(): Promise<void>;
}

export function ours(): DriverPositions {
  const points = new MovingPoints();
  return {
    name: 'ours',
    async update(moves) {
      for (const move of moves) points.set(move.id, move);
    },
    async nearest(places) {
      return places.map((place) =>
        points.nearest(place, { count: NEAREST, withinMeters: WITHIN_METERS }).map(({ meters }) => meters),
      );
    },
    async close() {},
  };
}

/**
 * Sets of drivers by hexagon in a Map. Rings of hexagons are added until there are enough drivers, plus one more ring.
 */
export function h3InMap(): DriverPositions {
  const cells = new Map<string, Set<number>>();
  const drivers = new Map<number, { cell: string; at: LatLng }>();
  const put = ({ id, lat, lng }: Move) => {
    const cell = latLngToCell(lat, lng, RESOLUTION);
    const before = drivers.get(id);
    if (before?.cell === cell) {
      before.at = { lat, lng };
      return;
    }
    if (before) cells.get(before.cell)?.delete(id);
    let inCell = cells.get(cell);
    if (!inCell) cells.set(cell, (inCell = new Set()));
    inCell.add(id);
    drivers.set(id, { cell, at: { lat, lng } });
  };
  const near = (place: LatLng) => {
    const center = latLngToCell(place.lat, place.lng, RESOLUTION);
    const meters: number[] = [];
    const look = (cell: string) => {
      for (const id of cells.get(cell) ?? []) meters.push(distanceMeters(place, drivers.get(id)!.at));
    };
    for (const cell of gridDisk(center, 1)) look(cell);
    for (let ring = 2, isLast = false; ring < MOST_RINGS && !isLast; ring += 1) {
      isLast = meters.length >= NEAREST;
      for (const cell of gridRing(center, ring)) look(cell);
    }
    return meters.sort((one, other) => one - other).slice(0, NEAREST);
  };
  return {
    name: 'h3-js in a Map',
    async update(moves) {
      for (const move of moves) put(move);
    },
    async nearest(places) {
      return places.map(near);
    },
    async close() {},
  };
}

const KEY = 'drivers';

/** GEOADD and GEOSEARCH, with many commands per message. The radius is doubled until it contains enough drivers. */
export async function redisGeo(port: number, drivers: number): Promise<DriverPositions> {
  const redis = new Redis(port, '127.0.0.1', { retryStrategy: (attempt) => (attempt < 100 ? 50 : null) });
  redis.on('error', () => undefined);
  await redis.ping();
  // A radius that contains twice as many drivers as requested on average.
  const radius = Math.max(100, Math.sqrt((2 * NEAREST * 40_000 ** 2) / (drivers * Math.PI)));
  const search = async (places: readonly LatLng[], meters: number): Promise<number[][]> => {
    const pipeline = redis.pipeline();
    for (const { lat, lng } of places)
      pipeline.geosearch(
        ...([KEY, 'FROMLONLAT', lng, lat, 'BYRADIUS', meters, 'm'] as const),
        ...(['ASC', 'COUNT', NEAREST, 'WITHDIST'] as const),
      );
    const answers = (await pipeline.exec()) ?? [];
    const found = answers.map(([error, rows]) => {
      if (error) throw error;
      return (rows as [string, string][]).map(([, distance]) => Number(distance));
    });
    const short = places.filter((_, index) => found[index]!.length < NEAREST);
    if (short.length === 0 || meters >= WITHIN_METERS) return found;
    const wider = (await search(short, 2 * meters)).values();
    return found.map((each) => (each.length < NEAREST ? wider.next().value! : each));
  };
  return {
    name: 'Redis GEO',
    async update(moves) {
      await redis.geoadd(KEY, ...moves.flatMap(({ id, lat, lng }) => [lng, lat, id]));
    },
    nearest: (places) => search(places, radius),
    async close() {
      redis.disconnect();
    },
  };
}
