import { tripsBetween } from './past-rides';

const place = (name: string, lat: number) => ({ name, lat, lng: -80.84 });

describe('trips of the past', () => {
  it('go there and back between the two nearest places that are worth a ride', () => {
    const places = [place('far', 35.9), place('a', 35.2), place('b', 35.201), place('c', 35.22), place('d', 35.25)];
    expect(tripsBetween(places, 3).map((trip) => trip.map(({ name }) => name))).toEqual([
      ['b', 'c'],
      ['c', 'b'],
      ['b', 'c'],
    ]);
  });

  it('do not exist when no two places are far enough apart', () => {
    expect(tripsBetween([place('a', 35.2), place('b', 35.201)], 3)).toEqual([]);
    expect(tripsBetween([], 3)).toEqual([]);
  });
});
