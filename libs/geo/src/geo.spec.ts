import fc from 'fast-check';
import { bearingDegrees, decodePolyline, distanceMeters, encodePolyline, etaMinutes, metersToMiles } from './index';

const uptown = { lat: 35.2271, lng: -80.8431 };
const airport = { lat: 35.2144, lng: -80.9473 };

describe('geo', () => {
  it('measures Uptown to the airport as about six miles', () => {
    expect(metersToMiles(distanceMeters(uptown, airport))).toBeCloseTo(5.95, 1);
  });

  it('points west from Uptown to the airport, and north as 0', () => {
    expect(bearingDegrees(uptown, airport)).toBeGreaterThan(255);
    expect(bearingDegrees(uptown, airport)).toBeLessThan(275);
    expect(bearingDegrees(uptown, { ...uptown, lat: 36 })).toBeCloseTo(0, 5);
  });

  it('encodes the example of the format’s description', () => {
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

  it('never promises less than a minute', () => {
    expect(etaMinutes(5)).toBe(1);
    expect(etaMinutes(150)).toBe(3);
  });
});
