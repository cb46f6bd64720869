// Cuts features into vector tiles with geojson-vt, one piece of the map at a time, so that large extracts fit into
// memory.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { OsmBounds } from '../osm';
import { type Extract, lineOf, type LngLat, nodesOf, position } from '../read/extract';
import { breather, type Tick } from '../report';
import { ringWithin } from '../shape/clip';
import { boxAround, type Box } from '../shape/ring';
import { LAYERS, type Layer, type MapFeature, MAX_ZOOM } from './feature';
import { foremost, tidied } from './tidy';

export interface Tile {
  z: number;
  x: number;
  y: number;
  /** Mapbox Vector Tile, compressed with gzip. */
  body: Buffer;
}

/**
 * Zoom levels of the pieces. Tiles from one of these zooms up to the next are cut from pieces the size of one tile at
 * that zoom, so that large extracts fit into memory.
 */
const PIECE_ZOOMS = [4, 7, 10, 13];

const EXTENT = 4096;
/** Overlap of a tile with its neighbors, in units of the extent. */
const BUFFER = 64;
const OPTIONS = { extent: EXTENT, buffer: BUFFER, indexMaxZoom: 0, indexMaxPoints: 0 };

/** Simplification tolerance in units of the extent, eight of which are one screen pixel. */
const TOLERANCE = { roads: 4, others: 6 };

/** Maximum number of labels of one kind per tile. */
const MOST_LABELS = 200;

const compress = promisify(gzip);

export interface TileRange {
  z: number;
  west: number;
  east: number;
  north: number;
  south: number;
}

const longitude = (x: number): number => x * 360 - 180;

const latitude = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

const mercatorX = (lng: number): number => (lng + 180) / 360;

function mercatorY(lat: number): number {
  const angle = (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180;
  return (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2;
}

const clampTo = (value: number, tiles: number): number => Math.max(0, Math.min(tiles - 1, value));

export function rangeOf([west, south, east, north]: Readonly<Box>, z: number): TileRange {
  const tiles = 2 ** z;
  const x = (lng: number) => clampTo(Math.floor(mercatorX(lng) * tiles), tiles);
  const y = (lat: number) => clampTo(Math.floor(mercatorY(lat) * tiles), tiles);
  return { z, west: x(west), east: x(east), north: y(north), south: y(south) };
}

/** @returns the first zoom at which a tile shows the whole city, even on a small screen */
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

/** A tile whose descendant tiles are cut together, with coordinates x and y from 0 to 1, as the cutter requires. */
interface Piece {
  zoom: number;
  x: number;
  y: number;
  features: MapFeature[];
}

/** The parts of polygons inside a box, because the sea extends through all pieces of the map. */
function partsIn(polygons: readonly (readonly LngLat[][])[], box: Box): LngLat[][][] {
  return polygons
    .map((rings) => rings.map((ring) => ringWithin(ring, box)))
    .filter(([outer]) => outer !== undefined && outer.length > 0)
    .map((rings) => rings.filter((ring) => ring.length > 0));
}

/** The bounds of a piece with twice the overlap of its tiles. */
function boxOf({ zoom, x, y }: Piece): Box {
  const scale = 2 ** zoom;
  const margin = (2 * BUFFER) / EXTENT;
  return [
    longitude((x - margin) / scale),
    latitude((y + 1 + margin) / scale),
    longitude((x + 1 + margin) / scale),
    latitude((y - margin) / scale),
  ];
}

function geometryOf(extract: Extract, { shape }: MapFeature, piece: Piece): GeoJSON.Geometry {
  const { zoom, x, y } = piece;
  const scale = 2 ** zoom;
  const local = ([lng, lat]: LngLat): LngLat => [mercatorX(lng) * scale - x, mercatorY(lat) * scale - y];
  switch (shape.type) {
    case 'point':
      return { type: 'Point', coordinates: local(shape.at) };
    case 'polygons':
      return {
        type: 'MultiPolygon',
        coordinates: partsIn(shape.polygons, boxOf(piece)).map((rings) => rings.map((ring) => ring.map(local))),
      };
    case 'polygon':
      return { type: 'Polygon', coordinates: [lineOf(extract, shape.way).map(local)] };
    case 'line':
      return { type: 'LineString', coordinates: lineOf(extract, shape.way).map(local) };
  }
}

/** Features of one layer with the same zoom range. */
interface Group {
  layer: Layer;
  from: number;
  /** The first zoom without these features. */
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

function indexesOf(extract: Extract, piece: Piece, lowest: number, beyond: number): Index[] {
  return groupsOf(piece.features, lowest, beyond).map(({ layer, from, until, features: members }) => ({
    layer,
    from,
    until,
    tiles: new GeoJSONVT(
      {
        type: 'FeatureCollection',
        features: members.map((feature) => ({
          type: 'Feature',
          properties: feature.properties,
          geometry: geometryOf(extract, feature, piece),
        })),
      },
      // One zoom more than exists, so that the deepest tiles are simplified too.
      {
        ...OPTIONS,
        tolerance: layer === 'roads' ? TOLERANCE.roads : TOLERANCE.others,
        maxZoom: beyond - piece.zoom,
        coordinates: 'unitSquare',
        wrap: false,
      },
    ),
  }));
}

function encode(
  indexes: readonly Index[],
  { zoom, x: pieceX, y: pieceY }: Piece,
  z: number,
  x: number,
  y: number,
): Uint8Array | undefined {
  const scale = 2 ** (z - zoom);
  const layers: Record<string, GeoJSONVTTile> = {};
  for (const layer of LAYERS) {
    const parts = indexes.filter((index) => index.layer === layer && index.from <= z && z < index.until);
    const found = parts
      .map(({ tiles }) => tiles.getTile(z - zoom, x - pieceX * scale, y - pieceY * scale))
      .filter((tile) => tile !== null);
    const [first] = found;
    if (first === undefined) continue;
    const all = tidied(found.flatMap((tile) => tile.features));
    const features = layer === 'pois' || layer === 'labels' ? foremost(all, MOST_LABELS) : all;
    if (features.length > 0) layers[layer] = { ...first, features: features as GeoJSONVTTile['features'] };
  }
  return Object.keys(layers).length === 0 ? undefined : fromGeojsonVt(layers, { version: 2, extent: EXTENT });
}

const within = (one: TileRange, other: TileRange): TileRange => ({
  z: one.z,
  west: Math.max(one.west, other.west),
  east: Math.min(one.east, other.east),
  north: Math.max(one.north, other.north),
  south: Math.min(one.south, other.south),
});

type Put = (tile: Tile) => Promise<void>;

async function cutPiece(
  extract: Extract,
  piece: Piece,
  lowest: number,
  beyond: number,
  bounds: OsmBounds,
  put: Put,
): Promise<void> {
  const rest = breather();
  const indexes = indexesOf(extract, piece, lowest, beyond);
  for (let z = Math.max(lowest, piece.zoom); z < beyond; z += 1) {
    const scale = 2 ** (z - piece.zoom);
    const own: TileRange = {
      z,
      west: piece.x * scale,
      east: (piece.x + 1) * scale - 1,
      north: piece.y * scale,
      south: (piece.y + 1) * scale - 1,
    };
    const range = within(own, rangeOf(bounds, z));
    for (let x = range.west; x <= range.east; x += 1) {
      for (let y = range.north; y <= range.south; y += 1) {
        const raw = encode(indexes, piece, z, x, y);
        if (raw !== undefined) await put({ z, x, y, body: await compress(raw, { level: 9 }) });
        await rest();
      }
    }
  }
}

/** The features in or beside each piece of a zoom. */
async function piecesOf(
  extract: Extract,
  features: readonly MapFeature[],
  zoom: number,
  lowest: number,
  beyond: number,
  bounds: OsmBounds,
): Promise<Piece[]> {
  const rest = breather();
  const pieces = new Map<number, Piece>();
  const city = rangeOf(bounds, zoom);
  // A tile overlaps its neighbors.
  const margin = (BUFFER / EXTENT) * (360 / 2 ** zoom);
  for (const feature of features) {
    if (feature.from >= beyond || (feature.until ?? beyond) <= lowest) continue;
    const box = boxAround(pointsOf(extract, feature));
    const range = within(rangeOf([box[0] - margin, box[1] - margin, box[2] + margin, box[3] + margin], zoom), city);
    for (let x = range.west; x <= range.east; x += 1) {
      for (let y = range.north; y <= range.south; y += 1) {
        const key = x * 2 ** zoom + y;
        const piece = pieces.get(key);
        if (piece === undefined) pieces.set(key, { zoom, x, y, features: [feature] });
        else piece.features.push(feature);
      }
    }
    await rest();
  }
  return [...pieces.values()];
}

/** Cuts all tiles of the city, from the zoom that shows it completely to the deepest one. */
export async function cutTiles(
  extract: Extract,
  features: Iterable<MapFeature>,
  bounds: OsmBounds,
  put: Put,
  tick: Tick,
): Promise<void> {
  const all = [...features];
  const first = firstZoom(bounds);
  const levels = PIECE_ZOOMS.map((zoom, index) => ({
    zoom,
    lowest: Math.max(zoom, first),
    beyond: PIECE_ZOOMS[index + 1] ?? MAX_ZOOM + 1,
  })).filter(({ lowest, beyond }) => lowest < beyond);
  for (const [level, { zoom, lowest, beyond }] of levels.entries()) {
    const pieces = await piecesOf(extract, all, zoom, lowest, beyond, bounds);
    for (const [index, piece] of pieces.entries()) {
      await cutPiece(extract, piece, lowest, beyond, bounds, put);
      piece.features = [];
      tick(level + (index + 1) / pieces.length, levels.length);
    }
  }
}
