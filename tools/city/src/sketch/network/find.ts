import type { SketchRoad } from '../../../charlotte/format';
import { distance, type Point } from '../geometry/plane';
import { sameStreet, streetKey } from '../street-name';

/** Whether a name in the data refers to this road: by its name in any spelling, or by its number. */
export function speaksOf(name: string, road: SketchRoad): boolean {
  if (road.name === name) return true;
  if ((road.ref ?? '').split(';').some((ref) => ref.trim() === name)) return true;
  return sameStreet(streetKey(name), streetKey(road.name)) && !saysOtherSide(name, road.name);
}

/**
 * Distinguishes "North Tryon Street" from "South Tryon Street"; "West Boulevard" and "East Boulevard" already have
 * different keys.
 */
function saysOtherSide(a: string, b: string): boolean {
  const side = (name: string) => /^(north|south|east|west)\b/i.exec(name)?.[1]?.toLowerCase();
  const [first, second] = [side(a), side(b)];
  return first !== undefined && second !== undefined && first !== second;
}

/** One point for each cluster of points within this many meters of each other. */
export function bunched<T extends { point: Point }>(items: readonly T[], meters: number): T[] {
  const kept: T[] = [];
  for (const item of items) if (kept.every((other) => distance(other.point, item.point) > meters)) kept.push(item);
  return kept;
}
