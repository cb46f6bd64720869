import type { ClientConfig } from '@groupride/web-api-client';
import { outsideCity } from './outside-city';

const config = {
  city: {
    name: 'Charlotte, NC',
    center: { lat: 35.2271, lng: -80.8431 },
    radiusMiles: 30,
    map: { bounds: { west: -81.2, south: 34.9, east: -80.5, north: 36 } },
  },
} as ClientConfig;

describe('outsideCity', () => {
  it('returns the city for a position beyond both the map and the radius', () => {
    expect(outsideCity(config, { lat: 48.85, lng: 2.35 })).toEqual({ city: 'Charlotte, NC' });
    // 53 miles north, within the map.
    expect(outsideCity(config, { lat: 35.99, lng: -80.8431 })).toBeNull();
    // 25 miles south, outside the map.
    expect(outsideCity(config, { lat: 34.865, lng: -80.8431 })).toBeNull();
    expect(outsideCity(config, { lat: 34.7, lng: -80.8431 })).not.toBeNull();
  });

  it('returns null while the city is unknown', () => {
    expect(outsideCity(undefined, { lat: 48.85, lng: 2.35 })).toBeNull();
  });
});
