import { isFiltered, readRideFilters, writeRideFilters } from './ride-filters';

describe('ride filters', () => {
  it('are read from the address, without invalid values', () => {
    const read = (text: string) => readRideFilters(new URLSearchParams(text));
    expect(read('tab=rides&q=+ana+&status=pending&type=GroupX&order=oldest&rider=12&driver=3')).toEqual({
      q: 'ana',
      status: 'pending',
      rideType: 'GroupX',
      order: 'oldest',
      riderId: 12,
      driverId: 3,
    });
    expect(read('dated=completed&from=2026-11-01&to=2026-11-07')).toEqual({
      dated: 'completed',
      from: '2026-11-01',
      to: '2026-11-07',
    });
    expect(read('dated=completed&from=yesterday')).toEqual({});
    expect(read('q=&status=gone&type=Rocket&order=up&rider=-1&driver=1e9')).toEqual({});
  });

  it('are written back to the address, and removed when undefined', () => {
    expect(writeRideFilters({ riderId: 12, q: undefined })).toEqual({ rider: '12', q: undefined });
  });

  it('are active when they limit the list, which an order alone does not', () => {
    expect(isFiltered({ order: 'oldest' })).toBe(false);
    expect(isFiltered({ driverId: 3 })).toBe(true);
  });
});
