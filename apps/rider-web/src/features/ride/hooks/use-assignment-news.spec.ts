import { isDriverNews } from './use-assignment-news';

describe('isDriverNews', () => {
  it('is true when a waiting ride gets a driver who is on the way', () => {
    expect(isDriverNews({ id: 1, status: 'pending' }, { id: 1, status: 'en_route', driverId: 4 })).toBe(true);
    expect(isDriverNews({ id: 1, status: 'confirmed', driverId: 4 }, { id: 1, status: 'en_route', driverId: 4 })).toBe(
      true,
    );
  });

  it('is false for the first render, for another ride, and later on the way', () => {
    expect(isDriverNews(undefined, { id: 1, status: 'en_route', driverId: 4 })).toBe(false);
    expect(isDriverNews({ id: 2, status: 'pending' }, { id: 1, status: 'en_route', driverId: 4 })).toBe(false);
    expect(
      isDriverNews({ id: 1, status: 'en_route', driverId: 4 }, { id: 1, status: 'in_progress', driverId: 4 }),
    ).toBe(false);
    expect(isDriverNews({ id: 1, status: 'pending' }, { id: 1, status: 'cancelled' })).toBe(false);
  });
});
