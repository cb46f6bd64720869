import { decodePolyline, distanceMeters } from '@groupride/geo';
import type { RoutingEngine } from '../routing-engine';
import { intersection, GRID } from './grid';

const STREET_METERS = 200;
/**
 * Tolerance, because streets are drawn to a centimeter, measured on slightly different earths and entered some meters
 * from the intersection.
 */
const ABOUT = 0.08;
const SEA = { lat: 34.9, lng: -80.85 };

/** Contract tests for every engine, on the streets of grid.ts. */
export function describeRoutingEngine(
  name: string,
  engine: () => RoutingEngine,
  { isochrones = true }: { isochrones?: boolean } = {},
): void {
  const about = (meters: number) => ({ least: meters * (1 - ABOUT), most: meters * (1 + ABOUT) });

  describe(name, () => {
    it('finds a route on streets, from its start to its destination', async () => {
      const [from, to] = [intersection(2, 3), intersection(9, 7)];
      const [route] = await engine().route([from, to], { steps: true });
      const shape = decodePolyline(route!.polyline);
      const { least, most } = about(11 * STREET_METERS);
      expect(distanceMeters(shape[0]!, from)).toBeLessThan(20);
      expect(distanceMeters(shape.at(-1)!, to)).toBeLessThan(20);
      expect(route!.meters).toBeGreaterThan(least);
      expect(route!.meters).toBeLessThan(most);
      expect(route!.seconds).toBeGreaterThan(60);
      expect(route!.seconds).toBeLessThan(1200);
      expect(route!.legs).toHaveLength(1);
      expect(route!.legs[0]!.steps[0]!.text).not.toBe('');
      const driven = route!.legs[0]!.steps.reduce((sum, step) => sum + step.meters, 0);
      expect(Math.abs(driven - route!.meters)).toBeLessThan(30);
    });

    it('leads through every point, with a leg between each two', async () => {
      const [route] = await engine().route([intersection(1, 1), intersection(8, 1), intersection(8, 9)]);
      expect(route!.legs).toHaveLength(2);
      expect(route!.legs[0]!.meters).toBeGreaterThan(about(7 * STREET_METERS).least);
      expect(route!.legs[1]!.meters).toBeLessThan(about(8 * STREET_METERS).most);
      expect(Math.abs(route!.legs[0]!.meters + route!.legs[1]!.meters - route!.meters)).toBeLessThan(5);
    });

    it('passes points without a stop on request, whatever it avoids', async () => {
      const [route] = await engine().route(
        [intersection(1, 1), { ...intersection(8, 1), through: true }, intersection(8, 9)],
        {
          avoid: ['highways', 'tolls', 'ferries'],
        },
      );
      expect(route!.legs).toHaveLength(1);
      expect(route!.meters).toBeGreaterThan(about(15 * STREET_METERS).least);
      expect(route!.meters).toBeLessThan(about(15 * STREET_METERS).most);
    });

    it('offers no more alternative routes than requested', async () => {
      expect((await engine().route([intersection(1, 1), intersection(9, 9)])).length).toBe(1);
      expect(
        (await engine().route([intersection(1, 1), intersection(9, 9)], { alternatives: 1 })).length,
      ).toBeLessThanOrEqual(2);
    });

    it('knows the travel times between all points, and where no road leads', async () => {
      const matrix = await engine().matrix(
        [intersection(1, 1), intersection(5, 5)],
        [intersection(5, 1), intersection(9, 5), intersection(3, 3, true)],
      );
      expect(matrix.map((row) => row.length)).toEqual([3, 3]);
      expect(matrix[0]![0]!.meters).toBeGreaterThan(about(4 * STREET_METERS).least);
      expect(matrix[0]![0]!.meters).toBeLessThan(about(4 * STREET_METERS).most);
      expect(matrix[0]![1]!.seconds).toBeGreaterThan(matrix[0]![0]!.seconds);
      expect(matrix.map((row) => row[2])).toEqual([null, null]);
    });

    it('puts a large matrix together from smaller ones', async () => {
      const many = Array.from({ length: 27 }, (_, i) => intersection(i % 12, Math.floor(i / 12)));
      const matrix = await engine().matrix(many, many.slice(0, 14));
      expect(matrix).toHaveLength(27);
      expect(matrix.every((row) => row.length === 14 && row.every((cell) => cell !== null))).toBe(true);
      expect(matrix[26]![13]!.meters).toBeGreaterThan(0);
      expect(matrix[13]![13]!.meters).toBeLessThan(30);
    });

    it('orders stops along the route', async () => {
      const { order, meters, seconds } = await engine().orderStops(
        intersection(0, 0),
        [intersection(9, 0), intersection(3, 0), intersection(6, 0)],
        intersection(11, 0),
      );
      expect(order).toEqual([1, 2, 0]);
      expect(meters).toBeLessThan(about(11 * STREET_METERS).most);
      expect(seconds).toBeGreaterThan(0);
    });

    it('says how far one can get in a given time', async () => {
      const asked = engine().isochrone(intersection(6, 6), [1, 2]);
      if (!isochrones) return expect(asked).rejects.toMatchObject({ reason: 'not_offered' });
      const [near, far] = await asked;
      expect([near!.minutes, far!.minutes]).toEqual([1, 2]);
      for (const { rings } of [near!, far!]) {
        expect(rings[0]!.length).toBeGreaterThan(3);
        expect(rings[0]![0]).toEqual(rings[0]!.at(-1));
      }
      const reach = (rings: { lat: number }[][]) => Math.max(...rings.flat().map(({ lat }) => lat));
      expect(reach(far!.rings)).toBeGreaterThan(reach(near!.rings));
    });

    it('matches the points of a trace to the street', async () => {
      const street = intersection(0, 4).lat;
      const trace = [2.2, 2.4, 2.6, 2.8].map((x, i) => ({
        lat: street + (i % 2 ? 0.00008 : -0.00008),
        lng: intersection(x, 4).lng,
      }));
      const matched = await engine().match(trace);
      expect(matched).toHaveLength(4);
      for (const point of matched) {
        expect(Math.abs(point!.lat - street)).toBeLessThan(0.00002);
        expect(point!.offset).toBeGreaterThan(5);
        expect(point!.offset).toBeLessThan(14);
      }
    });

    it('does not match a trace that is far from every road', async () => {
      expect(await engine().match([SEA, { lat: SEA.lat + 0.0005, lng: SEA.lng }])).toEqual([null, null]);
    });

    it('refuses a point without a road, a route over water, and requests that are too large', async () => {
      await expect(engine().route([SEA, intersection(1, 1)])).rejects.toMatchObject({ reason: 'no_road_near' });
      await expect(engine().route([intersection(1, 1), intersection(3, 3, true)])).rejects.toMatchObject({
        reason: 'no_route',
      });
      await expect(engine().route(Array.from({ length: 30 }, () => GRID.origin))).rejects.toMatchObject({
        reason: 'too_much',
      });
    });
  });
}
