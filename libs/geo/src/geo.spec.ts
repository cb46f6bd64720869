import fc from 'fast-check';
import {
  bearingDegrees,
  decodePolyline,
  distanceMeters,
  encodePolyline,
  etaMinutes,
  lineFrom,
  lineLength,
  measureLine,
  metersToMiles,
  nearestOnEach,
  nearestOnLine,
  within,
} from './index';

const uptown = { lat: 35.2271, lng: -80.8431 };
const airport = { lat: 35.2144, lng: -80.9473 };

describe('distances and polylines', () => {
  it('measures about six miles from Uptown to the airport', () => {
    expect(metersToMiles(distanceMeters(uptown, airport))).toBeCloseTo(5.95, 1);
  });

  it('points west from Uptown to the airport, and north as 0', () => {
    expect(bearingDegrees(uptown, airport)).toBeGreaterThan(255);
    expect(bearingDegrees(uptown, airport)).toBeLessThan(275);
    expect(bearingDegrees(uptown, { ...uptown, lat: 36 })).toBeCloseTo(0, 5);
  });

  it('encodes the example from the polyline format’s description', () => {
    const points = [
      { lat: 38.5, lng: -120.2 },
      { lat: 40.7, lng: -120.95 },
      { lat: 43.252, lng: -126.453 },
    ];
    expect(encodePolyline(points)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
    expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(points);
  });

  it('decodes what it encoded, to the fifth decimal', () => {
    const degree = (max: number) => fc.integer({ min: -max * 1e5, max: max * 1e5 }).map((n) => n / 1e5);
    fc.assert(
      fc.property(fc.array(fc.record({ lat: degree(90), lng: degree(180) }), { maxLength: 50 }), (points) => {
        const back = decodePolyline(encodePolyline(points));
        expect(back).toHaveLength(points.length);
        back.forEach((point, i) => {
          expect(point.lat).toBeCloseTo(points[i]!.lat, 5);
          expect(point.lng).toBeCloseTo(points[i]!.lng, 5);
        });
      }),
    );
  });

  it('refuses a truncated polyline', () => {
    expect(() => decodePolyline('_p~iF~ps|U_')).toThrow(RangeError);
  });

  it('estimates at least one minute', () => {
    expect(etaMinutes(5)).toBe(1);
    expect(etaMinutes(150)).toBe(3);
  });
});

describe('lines', () => {
  const line = measureLine([
    { lat: 35, lng: -80 },
    { lat: 35, lng: -79.99 },
    { lat: 35.01, lng: -79.99 },
  ]);

  it('have a length', () => {
    expect(lineLength(line)).toBeGreaterThan(2000);
    expect(lineLength(line)).toBeLessThan(2050);
    expect(lineLength(measureLine([]))).toBe(0);
  });

  it('return their nearest point, on a section or on the whole line', () => {
    const beside = { lat: 35.005, lng: -79.9905 };
    const nearest = nearestOnLine(line, beside)!;
    expect(nearest.offset).toBeGreaterThan(40);
    expect(nearest.offset).toBeLessThan(50);
    expect(nearest.heading).toBeCloseTo(0, 3);
    expect(nearest.point.lng).toBeCloseTo(-79.99, 6);
    expect(nearestOnLine(line, beside, 0, 100)!.along).toBeLessThan(912);
    expect(nearestOnLine(line, beside, 5000)).toBeNull();
  });

  it('return the same point as a search over each segment, from any start', () => {
    const line = measureLine(
      Array.from({ length: 40 }, (_, index) => ({
        lat: 35.2 + Math.sin(index) / 500,
        lng: -80.8 + index / 2000 + Math.cos(3 * index) / 900,
      })),
    );
    for (let index = 0; index < 200; index += 1) {
      const point = { lat: 35.2 + Math.sin(7 * index) / 300, lng: -80.8 + index / 10_000 };
      const from = (index * 37) % lineLength(line);
      const pieces = nearestOnEach(line, point).filter((_, piece) => line.along[piece + 1]! >= from);
      const least = Math.min(...pieces.map(({ offset }) => offset));
      expect(nearestOnLine(line, point, from)!.offset).toBeCloseTo(least, 1);
      const within = pieces.filter(
        (_, piece) => line.along[line.along.length - 1 - pieces.length + piece]! <= from + 600,
      );
      expect(nearestOnLine(line, point, from, from + 600)!.offset).toBeCloseTo(
        Math.min(...within.map(({ offset }) => offset)),
        1,
      );
    }
  });

  it('can be cut at a distance along them', () => {
    expect(lineFrom(line, 0)).toEqual(line.points);
    expect(lineFrom(line, line.along[1]!)).toHaveLength(2);
    expect(lineFrom(line, 1e9)).toEqual([line.points[2]]);
    expect(lineFrom(line, line.along[1]! / 2)[0]!.lng).toBeCloseTo(-79.995, 6);
  });
});

describe('bounds', () => {
  const bounds = { west: -81, south: 35, east: -80, north: 36 };

  it('contain positions inside, and within a margin on request', () => {
    expect(within(bounds, { lat: 35.5, lng: -80.5 })).toBe(true);
    expect(within(bounds, { lat: 34.99, lng: -80.5 })).toBe(false);
    expect(within(bounds, { lat: 34.99, lng: -80.5 }, 2000)).toBe(true);
    expect(within(bounds, { lat: 35.5, lng: -79.98 }, 1000)).toBe(false);
  });
});
