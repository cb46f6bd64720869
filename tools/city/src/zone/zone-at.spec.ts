import { isTimeZone, localeAt, requireTimeZone } from './zone-at';

describe('the time zone of a city', () => {
  it.each([
    ['Vaduz', 9.52, 47.14, 'Europe/Vaduz', 'right'],
    ['Porto', -8.61, 41.15, 'Europe/Lisbon', 'right'],
    ['Charlotte', -80.84, 35.23, 'America/New_York', 'right'],
    ['Dallas', -96.8, 32.8, 'America/Chicago', 'right'],
    ['Manchester', -2.2, 53.5, 'Europe/London', 'left'],
    ['Kyoto', 135.8, 35.0, 'Asia/Tokyo', 'left'],
    ['Christchurch', 172.6, -43.5, 'Pacific/Auckland', 'left'],
    ['Suva', 178.4, -18.1, 'Pacific/Fiji', 'left'],
  ])('and its side of the road are known for %s', (_, lng, lat, timeZone, driveOn) => {
    expect(localeAt([lng, lat])).toMatchObject({ timeZone, driveOn });
  });

  it('must be one that the machine knows', () => {
    expect(isTimeZone('Europe/Lisbon')).toBe(true);
    expect(() => requireTimeZone('Europe/Atlantis')).toThrow('is not a time zone');
  });
});
