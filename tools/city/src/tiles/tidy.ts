// Makes a cut tile smaller: what says the same is one feature, and rings that came down to nothing are left out.
import type { GeoJSONVTFeature, GeoJSONVTFeatureNonPoint } from '@maplibre/geojson-vt';

import { joinedLines } from './join-lines';

type Ring = [number, number][];

/** Twice the area, positive for the direction in which the tile cutter turns outer rings. */
function area(ring: Ring): number {
  let sum = 0;
  ring.forEach(([x, y], index) => {
    const [beforeX, beforeY] = ring[index === 0 ? ring.length - 1 : index - 1] ?? [x, y];
    sum += beforeX * y - x * beforeY;
  });
  return sum;
}

/** In square units of the tile. */
const SMALLEST_AREA = 8;

function soundRings(rings: readonly Ring[]): Ring[] {
  let hasOuter = false;
  return rings.filter((ring) => {
    const size = ring.length < 4 ? 0 : area(ring);
    const isSound = Math.abs(size) >= SMALLEST_AREA;
    if (size > 0 || !isSound) {
      // A hole that vanished leaves its polygon as it is; an outer ring takes its holes along.
      if (size >= 0) hasOuter = isSound;
      return isSound;
    }
    return hasOuter;
  });
}

/** Points that fall together in the tile's units. */
function withoutRepeats(line: Ring): Ring {
  return line.filter(([x, y], index) => {
    const before = line[index - 1];
    return before === undefined || before[0] !== x || before[1] !== y;
  });
}

function tidyShape(feature: GeoJSONVTFeatureNonPoint): GeoJSONVTFeatureNonPoint['geometry'] {
  const lines = feature.geometry.map(withoutRepeats);
  return feature.type === 3 ? soundRings(lines) : lines.filter((line) => line.length > 1);
}

/** @returns the features of one layer of one tile, those with equal properties as one, and their lines as few */
export function tidied(features: readonly GeoJSONVTFeature[]): GeoJSONVTFeature[] {
  const points: GeoJSONVTFeature[] = [];
  const shapes = new Map<string, GeoJSONVTFeatureNonPoint>();
  for (const feature of features) {
    if (feature.type === 1) {
      points.push(feature);
      continue;
    }
    const geometry = tidyShape(feature);
    if (geometry.length === 0) continue;
    const key = `${feature.type}${JSON.stringify(feature.tags)}`;
    const same = shapes.get(key);
    if (same === undefined) shapes.set(key, { ...feature, geometry });
    else for (const part of geometry) same.geometry.push(part);
  }
  for (const shape of shapes.values())
    if (shape.type === 2) shape.geometry = joinedLines(shape.geometry, shape.tags?.oneway !== undefined);
  return [...points, ...shapes.values()];
}

/** @returns those of the lowest ranks, the lowest first */
export function foremost(features: readonly GeoJSONVTFeature[], count: number): GeoJSONVTFeature[] {
  const rank = ({ tags }: GeoJSONVTFeature): number => Number(tags?.rank ?? 0);
  return [...features].sort((one, two) => rank(one) - rank(two)).slice(0, count);
}
