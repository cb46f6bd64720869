import { describe, expect, it } from '@jest/globals';
import { tilesOf } from './still-view';

const charlotte = { lat: 35.2271, lng: -80.8431 };
const zooms = { minZoom: 8, maxZoom: 14 };

describe('the tiles of a still map', () => {
  it('cover it without gaps', () => {
    for (const zoom of [9, 12, 12.5, 16]) {
      const view = { center: charlotte, zoom, width: 390, height: 304 };
      const tiles = tilesOf(view, zooms);
      expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0);
      expect(Math.min(...tiles.map(({ top }) => top))).toBeLessThanOrEqual(0);
      expect(Math.max(...tiles.map(({ left, size }) => left + size))).toBeGreaterThanOrEqual(view.width);
      expect(Math.max(...tiles.map(({ top, size }) => top + size))).toBeGreaterThanOrEqual(view.height);
      const columns = new Set(tiles.map(({ x }) => x)).size;
      expect(tiles).toHaveLength(columns * new Set(tiles.map(({ y }) => y)).size);
    }
  });

  it('are 512 pixels at whole zoom levels, and larger between them and beyond the last', () => {
    const size = (zoom: number) => tilesOf({ center: charlotte, zoom, width: 10, height: 10 }, zooms)[0];
    expect(size(12)).toMatchObject({ z: 12, size: 512 });
    expect(size(12.5)).toMatchObject({ z: 12, size: 512 * Math.SQRT2 });
    expect(size(16)).toMatchObject({ z: 14, size: 2048 });
  });

  it('place its center at its coordinates', () => {
    // Tile 12/1128/1619, by the formula of https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames.
    const [only] = tilesOf({ center: charlotte, zoom: 12, width: 2, height: 2 }, zooms);
    expect(only).toMatchObject({ x: 1128, y: 1619 });
    expect((1 - (only?.left ?? 0)) / 512).toBeCloseTo(((-80.8431 + 180) / 360) * 4096 - 1128, 5);
  });

  it('end at the edge of the world', () => {
    expect(
      tilesOf({ center: { lat: 0, lng: 0 }, zoom: 0, width: 4000, height: 4000 }, { minZoom: 0, maxZoom: 14 }),
    ).toHaveLength(1);
  });
});
