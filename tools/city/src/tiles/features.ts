// Which elements of an extract are drawn, in which layer and from which zoom on.
import type { OsmTags } from '../osm';
import { type Extract, isClosed, lineOf, type LngLat, nodesOf, position, wayLength } from '../read/extract';
import { placeOf } from '../places/kinds';
import { areaOf, WATERWAYS } from './areas';
import { type MapFeature, MAX_ZOOM, NEVER, type Shape } from './feature';
import { polygonsOf } from './polygons';
import { names, roadOf, unnamed } from './roads';

/** Smaller than this many of a tile's 4096 units it would be a dot. */
const SMALLEST = 64;
const NAMED = 500;
/** Of buildings, which are many, only these are on a map of some streets. */
const LARGE = 200;

/** @returns the first zoom at which something of this extent, in degrees, covers so many units of a tile */
function zoomOfExtent(degrees: number, units: number): number {
  return Math.ceil(Math.log2((units / 4096) * (360 / Math.max(degrees, 1e-9))));
}

const FIRST_ZOOM: Record<string, number> = { buildings: 14, areas: 11, green: 8, water: 6 };
/** Ground that is drawn only where one looks closely. */
const FIRST_ZOOM_OF_CLASS: Record<string, number> = { grass: 12, pitch: 13, parking: 15, school: 12, square: 15, apron: 12, terminal: 13, vineyard: 12 };

function extentOf(points: Iterable<LngLat>): number {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [lng, lat] of points) {
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return Math.sqrt(Math.max(0, east - west) * Math.max(0, north - south));
}

function* areaFeatures(tags: OsmTags, shape: Shape, points: () => Iterable<LngLat>): Generator<MapFeature> {
  const area = areaOf(tags);
  if (area === undefined) return;
  const { layer } = area;
  const extent = extentOf(points());
  const first = Math.max(FIRST_ZOOM[layer] ?? 12, FIRST_ZOOM_OF_CLASS[area.class] ?? 0);
  if (layer === 'buildings') {
    yield { layer, from: Math.min(MAX_ZOOM, Math.max(first, zoomOfExtent(extent, LARGE))), properties: {}, shape };
    return;
  }
  const from = Math.min(MAX_ZOOM, Math.max(first, zoomOfExtent(extent, SMALLEST)));
  const named = tags.name === undefined ? NEVER : Math.max(from, zoomOfExtent(extent, NAMED));
  const bare = { class: area.class, ...(tags.intermittent === 'yes' ? { intermittent: true } : {}) };
  yield* inTwoSteps({ layer, from, properties: bare, shape }, named, { ...bare, ...names(tags) });
}

/** The same shape, bare from its first zoom on and with more to say from a later one; each zoom has one of them. */
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
    yield* inTwoSteps({ layer: 'roads', from: road.from, properties: unnamed(road.properties), shape }, road.named, road.properties);
    return;
  }
  const water = WATERWAYS[tags.waterway ?? ''];
  if (water !== undefined && tags.tunnel === undefined) {
    const bare = { class: tags.waterway ?? '' };
    yield* inTwoSteps({ layer: 'waterways', from: water.from, properties: bare, shape }, tags.name === undefined ? NEVER : water.named, { ...bare, ...names(tags) });
  }
}

const SETTLEMENTS: Record<string, { from: number; rank: number }> = {
  city: { from: 4, rank: 1 }, town: { from: 8, rank: 2 }, village: { from: 10, rank: 3 }, suburb: { from: 11, rank: 4 }, borough: { from: 10, rank: 3 },
  quarter: { from: 12, rank: 5 }, neighbourhood: { from: 12, rank: 5 }, hamlet: { from: 12, rank: 5 },
};

/** The later in this list of zooms, the more of them there are. */
const poiZoom = (importance: number): number => (importance >= 0.6 ? 12 : importance >= 0.45 ? 13 : importance >= 0.3 ? 14 : 15);

function* pointFeatures(tags: OsmTags, at: LngLat): Generator<MapFeature> {
  const { name } = tags;
  if (name === undefined) return;
  // A capital is a town to whoever looks at its country, however small it is.
  const place = tags.capital === 'yes' && tags.place === 'village' ? 'town' : (tags.place ?? '');
  const settlement = SETTLEMENTS[place];
  const shape: Shape = { type: 'point', at };
  if (settlement !== undefined) {
    yield { layer: 'places', from: settlement.from, properties: { class: place, name, rank: settlement.rank, ...english(tags) }, shape };
    return;
  }
  const interest = placeOf(tags);
  if (interest === undefined || interest.kind === 'street' || interest.kind === 'address') return;
  yield { layer: 'pois', from: poiZoom(interest.importance), properties: { kind: interest.kind, name, rank: Math.round((1 - interest.importance) * 100), ...english(tags) }, shape };
}

/** For names in another script than the reader's. */
const english = (tags: OsmTags): { name_en?: string } => (tags['name:en'] !== undefined && tags['name:en'] !== tags.name ? { name_en: tags['name:en'] } : {});

function middle(points: readonly LngLat[]): LngLat {
  const [lng, lat] = points.reduce(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [lng / points.length, lat / points.length];
}

function isArea(extract: Extract, way: number, tags: OsmTags): boolean {
  return isClosed(extract, way) && tags.area !== 'no' && (tags.highway === undefined || tags.area === 'yes');
}

/** @returns everything that is drawn, in no particular order */
export function* featuresOf(extract: Extract): Generator<MapFeature> {
  const { wayTags, nodeTags, relations } = extract;
  for (const [way, tags] of wayTags.entries()) {
    if (wayLength(extract, way) < 2) continue;
    if (isArea(extract, way, tags)) {
      yield* areaFeatures(tags, { type: 'polygon', way }, () => Array.from(nodesOf(extract, way), (node) => position(extract, node)));
      if (tags.name !== undefined) yield* pointFeatures(tags, middle(lineOf(extract, way)));
    }
    yield* lineFeatures(tags, way);
  }
  for (const relation of relations) {
    const { tags } = relation;
    if (areaOf(tags) === undefined) continue;
    const polygons = polygonsOf(extract, relation);
    if (polygons === undefined) continue;
    yield* areaFeatures(tags, { type: 'polygons', polygons }, () => polygons.flatMap(([outer]) => outer ?? []));
    const [outer] = polygons[0] ?? [];
    if (outer !== undefined && tags.name !== undefined) yield* pointFeatures(tags, middle(outer));
  }
  for (const [node, tags] of nodeTags) yield* pointFeatures(tags, position(extract, node));
}
