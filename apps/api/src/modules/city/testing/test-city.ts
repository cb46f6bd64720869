import { CityFacade, type ActiveCity } from '../city.facade';

/** A city for tests; by default, one that has not been imported. */
export function testCity(overrides: Partial<ActiveCity> = {}): CityFacade {
  return new TestCity({
    id: null,
    name: 'Charlotte, NC',
    timeZone: 'America/New_York',
    center: { lat: 35.2271, lng: -80.8431 },
    map: null,
    radiusMiles: 80,
    serviceArea: [],
    routingFolder: null,
    ...overrides,
  });
}

class TestCity extends CityFacade {
  constructor(readonly current: ActiveCity) {
    super();
  }

  beforeSwitch(): void {}

  checkInArea(): void {}

  checkServed(): void {}

  isServed(): boolean {
    return true;
  }

  isInArea(): boolean {
    return true;
  }
}
