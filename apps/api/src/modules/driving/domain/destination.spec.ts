import { isAway, metersFromDestination } from './destination';

const ride = { dropoffLat: 35.2214, dropoffLng: -80.9435 };

describe('completing a trip', () => {
  it('needs no reason within half a mile of the destination', () => {
    expect(isAway(metersFromDestination({ lat: 35.2214, lng: -80.9435 }, ride))).toBe(false);
    expect(isAway(metersFromDestination({ lat: 35.2284, lng: -80.9435 }, ride))).toBe(false);
  });

  it('needs one farther away, or where nobody knows where the driver is', () => {
    expect(isAway(metersFromDestination({ lat: 35.2294, lng: -80.9435 }, ride))).toBe(true);
    expect(isAway(metersFromDestination({ lat: null, lng: null }, ride))).toBe(true);
    expect(isAway(metersFromDestination(null, ride))).toBe(true);
  });
});
