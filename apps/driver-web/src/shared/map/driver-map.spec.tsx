import { jest } from '@jest/globals';
import { render } from '@testing-library/react';

const shown = jest.fn();
const config = {
  city: {
    name: 'Vaduz',
    center: { lat: 47.14, lng: 9.52 },
    radiusMiles: 20,
    map: { bounds: { west: 9.4, east: 9.6, south: 47, north: 47.3 } },
  },
};
jest.unstable_mockModule('@groupride/web-api-client', () => ({ useDeployment: () => ({ config }) }));
jest.unstable_mockModule('@groupride/web-map', () => ({
  CityMap: ({ elsewhere }: { elsewhere: boolean }) => {
    shown(elsewhere);
    return null;
  },
  MapPending: () => null,
}));
const { DriverMap } = await import('./driver-map');

const CHARLOTTE = { lat: 35.2271, lng: -80.8431 };

describe('the map of a ride', () => {
  it('says so only when the ride is in another city than the current one', () => {
    for (const ride of [[CHARLOTTE, CHARLOTTE], [config.city.center], undefined])
      render(<DriverMap label="Ride" markers={[]} {...(ride ? { ride } : {})} />);
    expect(shown.mock.calls).toEqual([[true], [false], [false]]);
  });
});
