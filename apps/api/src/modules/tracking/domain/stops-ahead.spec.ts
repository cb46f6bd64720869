import { isFollowed, showsCar, stopsAhead } from './stops-ahead';

const place = (lat: number) => ({ lat, lng: -80 });
const ride = { status: 'en_route', pickup: place(1), destination: place(9), via: [], isRunUnderWay: true } as const;

describe('the remaining route of a car to a ride', () => {
  it('leads through the stops of other groups', () => {
    expect(stopsAhead(ride)).toEqual([place(1)]);
    expect(stopsAhead({ ...ride, via: [place(3), place(3), place(4)] })).toEqual([place(3), place(4), place(1)]);
    expect(stopsAhead({ ...ride, status: 'in_progress', via: [place(4), place(9)] })).toEqual([place(4), place(9)]);
  });

  it('is shown to those for whom the car is under way, even if it goes to others first', () => {
    expect(isFollowed({ status: 'confirmed', isRunUnderWay: true })).toBe(true);
    expect(isFollowed({ status: 'confirmed', isRunUnderWay: false })).toBe(false);
    expect(isFollowed({ status: 'en_route', isRunUnderWay: false })).toBe(true);
    expect(isFollowed({ status: 'completed', isRunUnderWay: true })).toBe(false);
  });

  it('is hidden from those who wait while the car goes to other groups', () => {
    expect(showsCar(ride)).toBe(true);
    expect(showsCar({ ...ride, via: [place(3)] })).toBe(false);
    expect(showsCar({ ...ride, status: 'confirmed' })).toBe(false);
    expect(showsCar({ ...ride, status: 'in_progress', via: [place(3)] })).toBe(true);
  });
});

it('a stop of another group at the same place as this one does not count as another stop', () => {
  expect(stopsAhead({ ...ride, via: [place(1)] })).toEqual([place(1)]);
  expect(stopsAhead({ ...ride, via: [{ lat: 1, lng: -81 }] })).toHaveLength(2);
  expect(stopsAhead({ ...ride, via: [{ lat: 2, lng: -80 }] })).toHaveLength(2);
  expect(showsCar({ ...ride, via: [place(1)] })).toBe(true);
  expect(showsCar({ ...ride, status: 'completed' })).toBe(false);
});
