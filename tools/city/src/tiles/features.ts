// Determines which elements of an extract are drawn, in which layer and from which zoom.
import type { OsmTags } from '../osm';
import { type Extract, isClosed, lineOf, type LngLat, position, wayLength } from '../read/extract';
import { placeOf } from '../places/kinds';
import { poleOf } from '../shape/pole';
import { boxAround } from '../shape/ring';
import { areaOf, WATERWAYS } from './areas';
import { type MapFeature, MAX_ZOOM, NEVER, type Shape } from './feature';
import { type Polygons, polygonsOf } from './polygons';
import { names, roadOf, unnamed } from './roads';

/** Minimum size in units of a tile (4096); anything smaller would be a dot. */
const SMALLEST = 64;
const NAMED = 500;
/** Minimum size of buildings on maps of a few streets, because there are many. */
const LARGE = 200;

/** @returns the first zoom at which an extent in degrees covers this many units of a tile */
function zoomOfExtent(degrees: number, units: number): number {
  return Math.ceil(Math.log2((units / 4096) * (360 / Math.max(degrees, 1e-9))));
}

const FIRST_ZOOM: Record<string, number> = { buildings: 14, areas: 11, green: 8, water: 6 };
/** Kinds of ground that are drawn only at high zoom levels. */
const FIRST_ZOOM_OF_CLASS: Record<string, number> = {
  grass: 12,
  pitch: 13,
  parking: 15,
  school: 12,
  square: 15,
  apron: 12,
  terminal: 13,
  vineyard: 12,
};

function extentOf(points: Iterable<LngLat>): number {
  const [west, south, east, north] = boxAround(points);
  return Math.sqrt(Math.max(0, east - west) * Math.max(0, north - south));
}

/** @param polygons outer rings first */
function* areaFeatures(tags: OsmTags, shape: Shape, polygons: () => Polygons): Generator<MapFeature> {
  const area = areaOf(tags);
  if (area === undefined) {
    yield* namedPoint(tags, polygons);
    return;
  }
  const { layer } = area;
  const extent = extentOf(polygons().flatMap(([outer]) => outer ?? []));
  const first = Math.max(FIRST_ZOOM[layer] ?? 12, FIRST_ZOOM_OF_CLASS[area.class] ?? 0);
  if (layer === 'buildings') {
    yield { layer, from: Math.min(MAX_ZOOM, Math.max(first, zoomOfExtent(extent, LARGE))), properties: {}, shape };
    yield* namedPoint(tags, polygons);
    return;
  }
  const from = Math.min(MAX_ZOOM, Math.max(first, zoomOfExtent(extent, SMALLEST)));
  yield {
    layer,
    from,
    properties: { class: area.class, ...(tags.intermittent === 'yes' ? { intermittent: true } : {}) },
    shape,
  };
  if (layer === 'green' || layer === 'water')
    yield* label(tags, layer, Math.max(from, zoomOfExtent(extent, NAMED)), polygons);
  else yield* namedPoint(tags, polygons);
}

/** The label of a natural feature: only one, regardless of the number of tiles, and not also as a place of interest. */
function* label(
  tags: OsmTags,
  layer: 'green' | 'water',
  byExtent: number,
  polygons: () => Polygons,
): Generator<MapFeature> {
  const { name } = tags;
  const interest = placeOf(tags);
  const from = Math.min(byExtent, interest === undefined ? NEVER : poiZoom(interest.importance));
  const at = name === undefined || from > MAX_ZOOM ? undefined : poleOf(polygons());
  if (name === undefined || at === undefined) return;
  yield {
    layer: 'labels',
    from,
    properties: { class: layer, name, rank: rankOf(interest?.importance ?? 0), ...english(tags) },
    shape: { type: 'point', at },
  };
}

function* namedPoint(tags: OsmTags, polygons: () => Polygons): Generator<MapFeature> {
  const at = tags.name === undefined ? undefined : poleOf(polygons());
  if (at !== undefined) yield* pointFeatures(tags, at);
}

/**
 * The same shape without properties from its first zoom and with properties from a later one; each zoom has exactly one
 * of them.
 */
function* inTwoSteps(bare: MapFeature, later: number, properties: MapFeature['properties']): Generator<MapFeature> {
  if (later > MAX_ZOOM) yield bare;
  else if (later <= bare.from) yield { ...bare, properties };
  else {
    yield { ...bare, until: later };
    yield { ...bare, from: later, properties };
  }
}

function* lineFeatures(tags: OsmTags, way: number): Generator<MapFeature> {
  const shape: Shape = { type: 'line', way };
  const road = roadOf(tags);
  if (road !== undefined) {
    yield* inTwoSteps(
      { layer: 'roads', from: road.from, properties: unnamed(road.properties), shape },
      road.named,
      road.properties,
    );
    return;
  }
  const water = WATERWAYS[tags.waterway ?? ''];
  if (water !== undefined && tags.tunnel === undefined) {
    const bare = { class: tags.waterway ?? '' };
    yield* inTwoSteps(
      { layer: 'waterways', from: water.from, properties: bare, shape },
      tags.name === undefined ? NEVER : water.named,
      { ...bare, ...names(tags) },
    );
  }
}

const SETTLEMENTS: Record<string, { from: number; rank: number }> = {
  city: { from: 4, rank: 1 },
  town: { from: 8, rank: 2 },
  village: { from: 10, rank: 3 },
  suburb: { from: 11, rank: 4 },
  borough: { from: 10, rank: 3 },
  quarter: { from: 12, rank: 5 },
  neighbourhood: { from: 12, rank: 5 },
  hamlet: { from: 12, rank: 5 },
};

/** The first zoom of a place by importance; less important places are more numerous and appear later. */
const poiZoom = (importance: number): number =>
  importance >= 0.6 ? 12 : importance >= 0.45 ? 13 : importance >= 0.3 ? 14 : 15;

function* pointFeatures(tags: OsmTags, at: LngLat): Generator<MapFeature> {
  const { name } = tags;
  if (name === undefined) return;
  // A capital is drawn as a town on the map of its country, even if it is a village.
  const place = tags.capital === 'yes' && tags.place === 'village' ? 'town' : (tags.place ?? '');
  const settlement = SETTLEMENTS[place];
  const shape: Shape = { type: 'point', at };
  if (settlement !== undefined) {
    yield {
      layer: 'places',
      from: settlement.from,
      properties: { class: place, name, rank: settlement.rank, ...english(tags) },
      shape,
    };
    return;
  }
  const interest = placeOf(tags);
  if (interest === undefined || interest.kind === 'street' || interest.kind === 'address') return;
  yield {
    layer: 'pois',
    from: poiZoom(interest.importance),
    properties: { kind: interest.kind, name, rank: rankOf(interest.importance), ...english(tags) },
    shape,
  };
}

/** Rank of a place; the lowest ranks are drawn first. */
const rankOf = (importance: number): number => Math.round((1 - importance) * 100);

/** English name, for names in another script. */
const english = (tags: OsmTags): { name_en?: string } =>
  tags['name:en'] !== undefined && tags['name:en'] !== tags.name ? { name_en: tags['name:en'] } : {};

function isArea(extract: Extract, way: number, tags: OsmTags): boolean {
  return isClosed(extract, way) && tags.area !== 'no' && (tags.highway === undefined || tags.area === 'yes');
}

/** @param sea its polygons @returns all drawn features, in no particular order */
export function* featuresOf(extract: Extract, sea: Polygons = []): Generator<MapFeature> {
  if (sea.length > 0)
    yield { layer: 'water', from: 0, properties: { class: 'sea' }, shape: { type: 'polygons', polygons: sea } };
  const { wayTags, nodeTags, relations } = extract;
  for (const [way, tags] of wayTags.entries()) {
    if (wayLength(extract, way) < 2) continue;
    if (isArea(extract, way, tags)) yield* areaFeatures(tags, { type: 'polygon', way }, () => [[lineOf(extract, way)]]);
    yield* lineFeatures(tags, way);
  }
  for (const relation of relations) {
    const { tags } = relation;
    if (areaOf(tags) === undefined) continue;
    const polygons = polygonsOf(extract, relation);
    if (polygons === undefined) continue;
    yield* areaFeatures(tags, { type: 'polygons', polygons }, () => polygons);
  }
  for (const [node, tags] of nodeTags) yield* pointFeatures(tags, position(extract, node));
}
