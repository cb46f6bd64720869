import { newestPosition } from './live-position';

const track = {
  location: { lat: 35.1, lng: -80.8 },
  timestamp: '2026-11-21T12:00:10Z',
  etaMinutes: 4,
  distanceMeters: 2100,
};
const update = {
  rideId: 1,
  location: { lat: 35.2, lng: -80.9 },
  heading: null,
  speed: null,
  timestamp: '2026-11-21T12:00:11Z',
  etaMinutes: 3,
  distanceMeters: 1800,
};

describe('newestPosition', () => {
  it('returns the newer position, whichever source it came from', () => {
    expect(newestPosition(track, update)).toMatchObject({ lat: 35.2, etaMinutes: 3 });
    expect(newestPosition({ ...track, timestamp: '2026-11-21T12:00:12Z' }, update)).toMatchObject({
      lat: 35.1,
      etaMinutes: 4,
    });
  });

  it('is null while nothing is known', () => {
    expect(newestPosition(undefined, null)).toBeNull();
    expect(newestPosition({ location: null }, null)).toBeNull();
  });
});
