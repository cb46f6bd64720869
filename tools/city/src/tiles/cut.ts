// Cuts features into vector tiles with geojson-vt, piece of the map by piece, so that a large extract fits into memory.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { OsmBounds } from '../osm';
import { type Extract, lineOf, type LngLat, nodesOf, position } from '../read/extract';
import { breather, type Tick } from '../report';
import { LAYERS, type Layer, type MapFeature, MAX_ZOOM } from './feature';
import { tidied } from './tidy';

export interface Tile {
  z: number;
  x: number;
  y: number;
  /** Mapbox vector tile, compressed with gzip. */
  body: Buffer;
}

/** Tiles from this zoom on are cut in pieces of one tile of it. */
const PIECE_ZOOM = 11;

const EXTENT = 4096;
/** In units of the extent: what a line may be off to have fewer points, and what a tile has of its neighbours. */
const OPTIONS = { extent: EXTENT, tolerance: 4, buffer: 64, maxZoom: MAX_ZOOM + 1, indexMaxZoom: 0, indexMaxPoints: 0, wrap: false };

const compress = promisify(gzip);

type Box = [west: number, south: number, east: number, north: number];

export interface TileRange {
  z: number;
  west: number;
  east: number;
  north: number;
  south: number;
}

const clampTo = (value: number, tiles: number): number => Math.max(0, Math.min(tiles - 1, value));

export function rangeOf([west, south, east, north]: Readonly<Box>, z: number): TileRange {
  const tiles = 2 ** z;
  const x = (lng: number) => clampTo(Math.floor(((lng + 180) / 360) * tiles), tiles);
  const y = (lat: number) => {
    const angle = (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180;
    return clampTo(Math.floor(((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * tiles), tiles);
  };
  return { z, west: x(west), east: x(east), north: y(north), south: y(south) };
}

/** @returns the first zoom whose tiles show the whole city at once, on a small screen too */
export function firstZoom([west, south, east, north]: OsmBounds): number {
  const span = Math.max(east - west, (north - south) / Math.cos((((north + south) / 2) * Math.PI) / 180), 1e-6);
  return Math.max(4, Math.min(11, Math.floor(Math.log2(360 / span)) - 1));
}

function pointsOf(extract: Extract, { shape }: MapFeature): LngLat[] {
  switch (shape.type) {
    case 'point':
      return [shape.at];
    case 'polygons':
      return shape.polygons.flatMap(([outer]) => [...(outer ?? [])]);
    case 'line':
    case 'polygon':
      return Array.from(nodesOf(extract, shape.way), (node) => position(extract, node));
  }
}

function boxOf(extract: Extract, feature: MapFeature): Box {
  const box: Box = [180, 90, -180, -90];
  for (const [lng, lat] of pointsOf(extract, feature)) {
    box[0] = Math.min(box[0], lng);
    box[1] = Math.min(box[1], lat);
    box[2] = Math.max(box[2], lng);
    box[3] = Math.max(box[3], lat);
  }
  return box;
}

function geometryOf(extract: Extract, { shape }: MapFeature): GeoJSON.Geometry {
  switch (shape.type) {
    case 'point':
      return { type: 'Point', coordinates: shape.at };
    case 'polygons':
      return { type: 'MultiPolygon', coordinates: shape.polygons as LngLat[][][] };
    case 'polygon':
      return { type: 'Polygon', coordinates: [lineOf(extract, shape.way)] };
    case 'line':
      return { type: 'LineString', coordinates: lineOf(extract, shape.way) };
  }
}

/** Features of one layer that are in tiles of the same zooms. */
interface Group {
  layer: Layer;
  from: number;
  /** The first zoom without them. */
  until: number;
  features: MapFeature[];
}

function groupsOf(features: readonly MapFeature[], lowest: number, beyond: number): Group[] {
  const groups = new Map<string, Group>();
  for (const feature of features) {
    const from = Math.max(lowest, feature.from);
    const until = Math.min(beyond, feature.until ?? beyond);
    if (from >= until) continue;
    const key = `${feature.layer} ${from} ${until}`;
    let group = groups.get(key);
    if (group === undefined) groups.set(key, (group = { layer: feature.layer, from, until, features: [] }));
    group.features.push(feature);
  }
  return [...groups.values()];
}

type Index = Pick<Group, 'layer' | 'from' | 'until'> & { tiles: GeoJSONVT };

function indexesOf(extract: Extract, features: readonly MapFeature[], lowest: number, beyond: number): Index[] {
  return groupsOf(features, lowest, beyond).map(({ layer, from, until, features: members }) => ({
    layer,
    from,
    until,
    tiles: new GeoJSONVT(
      {
        type: 'FeatureCollection',
        features: members.map((feature) => ({ type: 'Feature', properties: feature.properties, geometry: geometryOf(extract, feature) })),
      },
      OPTIONS,
    ),
  }));
}

function encode(indexes: readonly Index[], z: number, x: number, y: number): Uint8Array | undefined {
  const layers: Record<string, GeoJSONVTTile> = {};
  for (const layer of LAYERS) {
    const parts = indexes.filter((index) => index.layer === layer && index.from <= z && z < index.until);
    const found = parts.map(({ tiles }) => tiles.getTile(z, x, y)).filter((tile) => tile !== null);
    const [first] = found;
    if (first === undefined) continue;
    const features = tidied(found.flatMap((tile) => tile.features));
    if (features.length > 0) layers[layer] = { ...first, features: features as GeoJSONVTTile['features'] };
  }
  return Object.keys(layers).length === 0 ? undefined : fromGeojsonVt(layers, { version: 2, extent: EXTENT });
}

async function cutRange(indexes: readonly Index[], range: TileRange, put: (tile: Tile) => Promise<void>): Promise<void> {
  const rest = breather();
  const { z } = range;
  for (let x = range.west; x <= range.east; x += 1) {
    for (let y = range.north; y <= range.south; y += 1) {
      const raw = encode(indexes, z, x, y);
      if (raw !== undefined) await put({ z, x, y, body: await compress(raw, { level: 9 }) });
      await rest();
    }
  }
}

const within = (one: TileRange, other: TileRange): TileRange => ({
  z: one.z,
  west: Math.max(one.west, other.west),
  east: Math.min(one.east, other.east),
  north: Math.max(one.north, other.north),
  south: Math.min(one.south, other.south),
});

/** Cuts all tiles of the city, from the zoom that shows it whole to the deepest one. */
export async function cutTiles(extract: Extract, features: Iterable<MapFeature>, bounds: OsmBounds, put: (tile: Tile) => Promise<void>, tick: Tick): Promise<void> {
  const lowest = firstZoom(bounds);
  const pieces = new Map<string, MapFeature[]>();
  const overview: MapFeature[] = [];
  const city = rangeOf(bounds, PIECE_ZOOM);
  const rest = breather();
  for (const feature of features) {
    if (feature.from < PIECE_ZOOM) overview.push(feature);
    const box = boxOf(extract, feature);
    // A tile has a little of its neighbours.
    const margin = (OPTIONS.buffer / EXTENT) * (360 / 2 ** PIECE_ZOOM);
    const range = within(rangeOf([box[0] - margin, box[1] - margin, box[2] + margin, box[3] + margin], PIECE_ZOOM), city);
    for (let x = range.west; x <= range.east; x += 1) {
      for (let y = range.north; y <= range.south; y += 1) {
        const key = `${x} ${y}`;
        const piece = pieces.get(key);
        if (piece === undefined) pieces.set(key, [feature]);
        else piece.push(feature);
      }
    }
    await rest();
  }
  const steps = pieces.size + Math.max(0, PIECE_ZOOM - lowest);
  let done = 0;
  if (lowest < PIECE_ZOOM) {
    const indexes = indexesOf(extract, overview, lowest, PIECE_ZOOM);
    for (let z = lowest; z < PIECE_ZOOM; z += 1) {
      await cutRange(indexes, rangeOf(bounds, z), put);
      tick((done += 1), steps);
    }
  }
  for (const [key, members] of pieces) {
    const [x = 0, y = 0] = key.split(' ').map(Number);
    const indexes = indexesOf(extract, members, PIECE_ZOOM, MAX_ZOOM + 1);
    for (let z = Math.max(lowest, PIECE_ZOOM); z <= MAX_ZOOM; z += 1) {
      const scale = 2 ** (z - PIECE_ZOOM);
      const own: TileRange = { z, west: x * scale, east: (x + 1) * scale - 1, north: y * scale, south: (y + 1) * scale - 1 };
      await cutRange(indexes, within(own, rangeOf(bounds, z)), put);
    }
    pieces.set(key, []);
    tick((done += 1), steps);
  }
}
