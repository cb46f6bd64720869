import { encodePolyline, type LatLng } from '@groupride/geo';
import { startingSpots } from './roads';
import { fakeClient } from './testing/fake-client';

const city = { name: 'Vaduz', center: { lat: 47.14, lng: 9.52 } };
const ROAD = { lat: 47.15, lng: 9.51 };
const place = { id: '1', name: 'Castle', address: '', lat: 47.139, lng: 9.524 };
const asked: string[] = [];

/** @param roads for each requested route, whether it is on roads; later routes are not */
const api = (places: object[], roads: boolean[]) =>
  fakeClient((_, path) => {
    asked.push(path);
    return path === '/places'
      ? { places }
      : { polyline: encodePolyline([ROAD, city.center]), estimated: !roads.shift() };
  });
const random = () => 0.5;

beforeEach(() => asked.splice(0));

describe('the starting points of the fleet', () => {
  it('are on the roads at the well-known places of the city, and not in its harbor', async () => {
    expect(await startingSpots(api([place, { ...place, name: 'Island' }], [true, false]), city, 3, random)).toEqual([
      { ...ROAD, name: 'Castle' },
    ]);
    expect(asked).toEqual([
      '/places',
      ...[1, 2].map(() => '/directions?from=47.139000,9.524000&to=47.140000,9.520000'),
    ]);
  });

  it('are those places themselves when no route on roads is found', async () => {
    expect(await startingSpots(api([place], []), city, 3, random)).toEqual([place]);
  });

  it('are on its roads when it has no such places', async () => {
    const spots = await startingSpots(api([], [true, false, true]), city, 2, random);
    expect(spots).toEqual([
      { ...ROAD, name: 'road 1' },
      { ...ROAD, name: 'road 2' },
    ]);
    const from = asked[1]!
      .match(/from=([\d.]+),([\d.]+)/)!
      .slice(1)
      .map(Number);
    expect(Math.abs(from[0]! - city.center.lat)).toBeLessThan(0.08);
    expect(from).not.toEqual(Object.values(city.center satisfies LatLng));
  });

  it('are an error when there is no road either', async () => {
    await expect(startingSpots(api([], []), city, 2, random)).rejects.toThrow(
      'Nothing to start from in Vaduz: the city has no popular places',
    );
    expect(asked).toHaveLength(11);
  });
});
