import { describe, expect, it } from '@jest/globals';
import { thinnedPath } from './thinned-path';
import { projectionOf, viewAround } from './trip-view';

describe('the view around a trip', () => {
  const size = { width: 128, height: 144 };
  const airport = { lat: 35.2144, lng: -80.9473 };
  const university = { lat: 35.3075, lng: -80.7293 };

  it('shows all of the trip inside the padding, as large as it fits', () => {
    const project = projectionOf(viewAround([airport, university], size, { padding: 26, maxZoom: 14 }));
    const [west, east] = [project(airport), project(university)];
    expect([west.x, east.x]).toEqual([expect.closeTo(26, 3), expect.closeTo(102, 3)]);
    expect(west.y).toBeGreaterThan(east.y);
    expect(west.y).toBeLessThan(118);
    expect(east.y).toBeGreaterThan(26);
  });

  it('does not zoom in beyond the limit when all points are the same', () => {
    const view = viewAround([airport, airport], size, { padding: 26, maxZoom: 14 });
    expect(view.zoom).toBe(14);
    expect(projectionOf(view)(airport)).toEqual({ x: expect.closeTo(64, 3), y: expect.closeTo(72, 3) });
  });
});

describe('a simplified path', () => {
  it('keeps both ends and drops points closer than a pixel and a half', () => {
    const line = [0, 0.5, 1, 2, 2.2, 9, 9.1].map((x) => ({ x, y: 0 }));
    expect(thinnedPath(line)).toBe('M0.0 0.0L2.0 0.0L9.0 0.0L9.1 0.0');
  });
});
