import { tripsBetween } from './past-rides';

const place = (name: string, lat: number) => ({ name, lat, lng: -80.84 });

describe('trips of the past', () => {
  it('go on from place to place the shortest way, use each place once and are worth a ride', () => {
    const places = [place('far', 35.9), place('a', 35.2), place('b', 35.201), place('c', 35.22), place('d', 35.235)];
    const trips = tripsBetween(places, 2).map((trip) => trip.map(({ name }) => name));
    expect(new Set(trips.flat()).size).toBe(4);
    expect(trips.flat()).not.toContain('far');
  });

  it('are fewer when the city has not enough places', () => {
    expect(tripsBetween([place('a', 35.2), place('b', 35.3), place('c', 35.2)], 3)).toHaveLength(1);
    expect(tripsBetween([], 3)).toEqual([]);
  });
});
