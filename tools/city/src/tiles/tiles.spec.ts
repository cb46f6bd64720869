import { gunzipSync } from 'node:zlib';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { OsmBounds, OsmElements } from '../osm';
import { writeOsmPbf } from '../pbf/write';
import { readExtract } from '../read/read';
import { scratchFolder } from '../testing/folder';
import { CENTER, town } from '../testing/town';
import { cutTiles, firstZoom, rangeOf, type Tile } from './cut';
import { featuresOf } from './features';

const folder = scratchFolder();
const BOUNDS: OsmBounds = [20, 10, 20.03, 10.018];

async function tilesOf(elements: OsmElements, bounds = BOUNDS): Promise<Tile[]> {
  const file = join(folder(), 'town.osm.pbf');
  await writeOsmPbf(elements, file, { writingProgram: 'a spec' });
  const extract = await readExtract(file, (await stat(file)).size, undefined, () => undefined);
  const tiles: Tile[] = [];
  await cutTiles(
    extract,
    featuresOf(extract),
    bounds,
    async (tile) => void tiles.push(tile),
    () => undefined,
  );
  return tiles;
}

function featuresIn(tiles: readonly Tile[], zoom: number, layer: string): { feature: VectorTileFeature; tile: Tile }[] {
  return tiles
    .filter(({ z }) => z === zoom)
    .flatMap((tile) => {
      const found = new VectorTile(new PbfReader(gunzipSync(tile.body))).layers[layer];
      return Array.from({ length: found?.length ?? 0 }, (_, index) => ({
        feature: found?.feature(index) as VectorTileFeature,
        tile,
      }));
    });
}

const names = (tiles: readonly Tile[], zoom: number, layer: string): unknown[] =>
  [...new Set(featuresIn(tiles, zoom, layer).map(({ feature }) => feature.properties.name))].sort();

describe('vector tiles', () => {
  it('cover the city from a zoom that shows all of it to the deepest one', async () => {
    const tiles = await tilesOf(town());
    expect(firstZoom(BOUNDS)).toBe(11);
    expect([...new Set(tiles.map(({ z }) => z))]).toEqual([11, 12, 13, 14, 15]);
    const keys = tiles.map(({ z, x, y }) => `${z}/${x}/${y}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { z, x, y } of tiles) {
      const range = rangeOf(BOUNDS, z);
      expect([x >= range.west, x <= range.east, y >= range.north, y <= range.south]).toEqual([true, true, true, true]);
    }
  });

  it('show roads by class, with names where they fit', async () => {
    const tiles = await tilesOf(town());
    const classes = (zoom: number) =>
      [...new Set(featuresIn(tiles, zoom, 'roads').map(({ feature }) => feature.properties.class))].sort();
    expect(classes(11)).toEqual(['primary']);
    expect(classes(12)).toEqual(['minor', 'primary']);
    expect(names(tiles, 11, 'roads')).toEqual(['Fifth Street']);
    expect(names(tiles, 12, 'roads')).toEqual(['Fifth Street', undefined]);
    expect(names(tiles, 14, 'roads')).toContain('Ninth Avenue');
    const oneway = featuresIn(tiles, 15, 'roads').find(({ feature }) => feature.properties.name === 'Third Avenue');
    expect(oneway?.feature.properties.oneway).toBe(1);
  });

  it('put a road at its position', async () => {
    const tiles = await tilesOf(town());
    for (const zoom of [11, 15]) {
      const points = featuresIn(tiles, zoom, 'roads')
        .filter(({ feature }) => feature.properties.name === 'Fifth Street')
        .flatMap(({ feature, tile }) => {
          const { geometry } = feature.toGeoJSON(tile.x, tile.y, tile.z);
          return (
            geometry.type === 'LineString'
              ? [geometry.coordinates]
              : geometry.type === 'MultiLineString'
                ? geometry.coordinates
                : []
          ).flat();
        });
      expect(points.length).toBeGreaterThan(1);
      const step = 360 / 2 ** zoom / 4096;
      for (const [, lat = 0] of points) expect(Math.abs(lat - (CENTER.lat + 0.008))).toBeLessThan(2 * step);
      expect(Math.min(...points.map(([lng = 0]) => lng))).toBeCloseTo(CENTER.lon, 3);
      expect(Math.max(...points.map(([lng = 0]) => lng))).toBeCloseTo(CENTER.lon + 0.016, 3);
    }
  });

  it('leave holes in areas with holes', async () => {
    const tiles = await tilesOf(town());
    const [lake] = featuresIn(tiles, 12, 'water');
    expect(names(tiles, 13, 'labels')).toEqual(['Mirror Lake']);
    const { geometry } = lake?.feature.toGeoJSON(lake.tile.x, lake.tile.y, lake.tile.z) ?? {};
    expect(geometry?.type).toBe('Polygon');
    expect(geometry?.type === 'Polygon' ? geometry.coordinates.length : 0).toBe(2);
  });

  it('show green areas, houses and place names, each from a certain zoom', async () => {
    const tiles = await tilesOf(town());
    expect(names(tiles, 15, 'green')).toEqual([undefined]);
    expect(names(tiles, 13, 'labels')).toEqual(['Mirror Lake']);
    expect(names(tiles, 14, 'labels')).toEqual(['Mirror Lake', 'Victory Park']);
    expect(featuresIn(tiles, 13, 'buildings')).toHaveLength(0);
    expect(featuresIn(tiles, 15, 'buildings').length).toBeGreaterThan(0);
    expect(names(tiles, 11, 'places')).toEqual(['Grünfeld', 'Old Town']);
    expect(names(tiles, 12, 'pois')).toEqual(['Grünfeld Central']);
    const diner = featuresIn(tiles, 15, 'pois').find(({ feature }) => feature.properties.name === '東京食堂');
    expect(diner?.feature.properties).toMatchObject({ kind: 'restaurant', name_en: 'Tokyo Diner' });
  });

  it('have the name of a lake or park once, at a point in it, however many tiles it covers', async () => {
    const tiles = await tilesOf(town());
    const lakes = featuresIn(tiles, 15, 'water').length;
    expect(lakes).toBeGreaterThan(1);
    const labels = featuresIn(tiles, 15, 'labels').filter(({ feature, tile }) => {
      const { geometry } = feature.toGeoJSON(tile.x, tile.y, tile.z);
      const [lng = 0, lat = 0] = geometry.type === 'Point' ? geometry.coordinates : [];
      const range = rangeOf([lng, lat, lng, lat], tile.z);
      return range.west === tile.x && range.north === tile.y;
    });
    expect(labels.map(({ feature }) => feature.properties.name).sort()).toEqual(['Mirror Lake', 'Victory Park']);
    const [[lng = 0, lat = 0] = []] = labels
      .filter(({ feature }) => feature.properties.name === 'Mirror Lake')
      .map(({ feature, tile }) => (feature.toGeoJSON(tile.x, tile.y, tile.z).geometry as GeoJSON.Point).coordinates);
    const [right, up] = [Math.abs(lng - CENTER.lon - 0.025), Math.abs(lat - CENTER.lat - 0.005)];
    expect(Math.max(right, up)).toBeGreaterThan(0.001);
    expect(Math.max(right, up)).toBeLessThan(0.004);
    expect(names(tiles, 15, 'pois')).not.toContain('Victory Park');
  });

  it('show bridges above and tunnels below', async () => {
    const elements = town();
    const street = elements.ways.find(({ id }) => id === 5);
    if (street) street.tags = { ...street.tags, bridge: 'yes', layer: '1' };
    const tiles = await tilesOf(elements);
    expect(featuresIn(tiles, 14, 'roads').map(({ feature }) => feature.properties)).toContainEqual(
      expect.objectContaining({ class: 'primary', bridge: true, layer: 1 }),
    );
  });

  it('leave out what lies outside the city', async () => {
    const elements = town();
    elements.nodes.push({ id: 9001, lat: 50, lon: 60 }, { id: 9002, lat: 50.1, lon: 60 });
    elements.ways.push({ id: 9001, nodes: [9001, 9002], tags: { highway: 'motorway', name: 'Far Away' } });
    const tiles = await tilesOf(elements);
    for (const zoom of [11, 15]) expect(names(tiles, zoom, 'roads')).not.toContain('Far Away');
  });
});
