// Clips lines and rings to a box.
import type { LngLat } from '../read/extract';
import type { Box } from './ring';

/** @returns the part of the segment inside the box, as fractions of its length; undefined if there is none */
function partWithin(
  [x, y]: LngLat,
  [toX, toY]: LngLat,
  [west, south, east, north]: Readonly<Box>,
): [from: number, to: number] | undefined {
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [x - toX, x - west],
    [toX - x, east - x],
    [y - toY, y - south],
    [toY - y, north - y],
  ] as const) {
    if (step === 0 && room < 0) return undefined;
    if (step === 0) continue;
    if (step < 0) from = Math.max(from, room / step);
    else to = Math.min(to, room / step);
  }
  return from < to ? [from, to] : undefined;
}

const between = ([x, y]: LngLat, [toX, toY]: LngLat, part: number): LngLat =>
  part === 0 ? [x, y] : part === 1 ? [toX, toY] : [x + (toX - x) * part, y + (toY - y) * part];

/** @returns the pieces of a line inside the box, in its direction */
export function piecesWithin(line: readonly LngLat[], box: Readonly<Box>): LngLat[][] {
  const pieces: LngLat[][] = [];
  let piece: LngLat[] | undefined;
  for (let index = 1; index < line.length; index += 1) {
    const [a, b] = [line[index - 1] as LngLat, line[index] as LngLat];
    const part = partWithin(a, b, box);
    if (part === undefined) {
      piece = undefined;
      continue;
    }
    if (piece === undefined || part[0] > 0) pieces.push((piece = [between(a, b, part[0])]));
    piece.push(between(a, b, part[1]));
    if (part[1] < 1) piece = undefined;
  }
  return pieces;
}

/** One side of a box: which points it keeps, and where a segment intersects it. */
interface Side {
  keeps: (at: LngLat) => boolean;
  meets: (from: LngLat, to: LngLat) => LngLat;
}

const sidesOf = ([west, south, east, north]: Readonly<Box>): Side[] => {
  const atLng =
    (lng: number) =>
    ([x, y]: LngLat, [toX, toY]: LngLat): LngLat => [lng, y + ((toY - y) * (lng - x)) / (toX - x)];
  const atLat =
    (lat: number) =>
    ([x, y]: LngLat, [toX, toY]: LngLat): LngLat => [x + ((toX - x) * (lat - y)) / (toY - y), lat];
  return [
    { keeps: ([lng]) => lng >= west, meets: atLng(west) },
    { keeps: ([lng]) => lng <= east, meets: atLng(east) },
    { keeps: ([, lat]) => lat >= south, meets: atLat(south) },
    { keeps: ([, lat]) => lat <= north, meets: atLat(north) },
  ];
};

/**
 * @returns the closed ring clipped to the box; its parts may be joined along the edge of the box. Empty if nothing is
 * left
 */
export function ringWithin(ring: readonly LngLat[], box: Readonly<Box>): LngLat[] {
  let rest = ring.slice(0, -1);
  for (const { keeps, meets } of sidesOf(box)) {
    const kept: LngLat[] = [];
    rest.forEach((at, index) => {
      const before = rest[index === 0 ? rest.length - 1 : index - 1] as LngLat;
      if (keeps(before) !== keeps(at)) kept.push(meets(before, at));
      if (keeps(at)) kept.push(at);
    });
    rest = kept;
  }
  const [first] = rest;
  return first === undefined || rest.length < 3 ? [] : [...rest, first];
}
