import { decodePolyline, encodePolyline } from '@groupride/geo';
import { joined, sectionsOf } from './route-sections';

const points = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ lat: 35 + (from + index) / 100, lng: -80 }));

describe('the sections of a route', () => {
  it('are a single one while a routing engine accepts all points', () => {
    expect(sectionsOf(points(2))).toEqual([points(2)]);
    expect(sectionsOf(points(20))).toEqual([points(20)]);
    expect(sectionsOf(points(1))).toEqual([points(1)]);
  });

  it('begin where the one before ends', () => {
    expect(sectionsOf(points(21))).toEqual([points(20), points(2, 19)]);
    expect(sectionsOf(points(45)).map((section) => section.length)).toEqual([20, 20, 7]);
  });
});

describe('a route of several sections', () => {
  const section = (meters: number, from: number, estimated = false) => ({
    meters,
    polyline: encodePolyline(points(3, from)),
    estimated,
  });

  it('is as long as its sections together, and contains each shared point once', () => {
    const whole = joined([section(100.4, 0), section(200.4, 2)]);
    expect(whole).toMatchObject({ meters: 301, estimated: false });
    expect(decodePolyline(whole.polyline)).toEqual(points(5));
  });

  it('is an estimate when one of its sections is', () => {
    expect(joined([section(1, 0), section(1, 2, true)]).estimated).toBe(true);
  });

  it('of one section is that section', () => expect(joined([section(7, 0)])).toEqual(section(7, 0)));
});
