// Reduces the size of a tile: features with equal properties are merged, and collapsed rings are removed.
import type { GeoJSONVTFeature, GeoJSONVTFeatureNonPoint } from '@maplibre/geojson-vt';

import { joinedLines } from './join-lines';

type Ring = [number, number][];

/** Twice the signed area, positive for the direction of outer rings in the tile cutter's output. */
function area(ring: Ring): number {
  let sum = 0;
  ring.forEach(([x, y], index) => {
    const [beforeX, beforeY] = ring[index === 0 ? ring.length - 1 : index - 1] ?? [x, y];
    sum += beforeX * y - x * beforeY;
  });
  return sum;
}

/** Minimum area in square units of the tile. */
const SMALLEST_AREA = 8;

function soundRings(rings: readonly Ring[]): Ring[] {
  let hasOuter = false;
  return rings.filter((ring) => {
    const size = ring.length < 4 ? 0 : area(ring);
    const isSound = Math.abs(size) >= SMALLEST_AREA;
    if (size > 0 || !isSound) {
      // A collapsed hole leaves its polygon unchanged; a collapsed outer ring is removed with its holes.
      if (size >= 0) hasOuter = isSound;
      return isSound;
    }
    return hasOuter;
  });
}

/** Removes points that coincide in the tile's units. */
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

/** @returns the features of one layer of one tile, merged by equal properties, with joined lines */
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

/** @returns the features with the lowest ranks, in ascending order */
export function foremost(features: readonly GeoJSONVTFeature[], count: number): GeoJSONVTFeature[] {
  const rank = ({ tags }: GeoJSONVTFeature): number => Number(tags?.rank ?? 0);
  return [...features].sort((one, two) => rank(one) - rank(two)).slice(0, count);
}
