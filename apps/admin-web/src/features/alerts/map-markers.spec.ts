import type { AlertView, OperationsMapView } from '@groupride/web-api-client';
import { emergenciesIn, markersOf, placeOf } from './map-markers';

const pickup = { lat: 35.2, lng: -80.8 };
const destination = { lat: 35.3, lng: -80.9 };
const at = { lat: 35.25, lng: -80.85 };
const ride = { id: 7, pickupLocation: 'Uptown', dropoffLocation: 'Airport', pickup, destination };
const map: OperationsMapView = {
  rides: [
    { ...ride, status: 'en_route', driverId: 3 },
    { ...ride, id: 8, status: 'in_progress', driverId: 4 },
  ],
  drivers: [
    { id: 3, name: 'Dana', position: at, heading: 90, seenAt: null, activeRideId: 7 },
    { id: 5, name: 'Free', position: at, heading: null, seenAt: null, activeRideId: null },
  ],
};
const texts = { ride: () => 'ride', destination: () => 'end', driver: () => 'driver' };
const NONE: ReadonlySet<number> = new Set();
const alert = (kind: AlertView['kind'], rideId: number | null, data = {}) => ({ kind, rideId, data }) as AlertView;

describe('the map next to the alerts', () => {
  it('shows pickups that are still ahead, cars on rides and available drivers', () => {
    expect(markersOf(map, { rideId: null, emergencies: NONE }, texts).map(({ id, kind }) => [id, kind])).toEqual([
      ['ride-7', 'pickup'],
      ['driver-3', 'car'],
      ['driver-5', 'driver'],
    ]);
  });

  it('highlights the selected ride with its car and destination', () => {
    const shown = markersOf(map, { rideId: 7, emergencies: NONE }, texts);
    expect(shown.map(({ id }) => id)).toEqual(['ride-7', 'end-7', 'driver-3', 'driver-5']);
    expect(shown.filter(({ highlighted }) => highlighted).map(({ id }) => id)).toEqual(['ride-7', 'driver-3']);
  });

  it('shows the car of a ride whose people asked for help in red, without selecting it', () => {
    const emergencies = emergenciesIn([alert('sos', 7), alert('low_rating', 8), alert('sos', null)]);
    const shown = markersOf(map, { rideId: null, emergencies }, texts);
    expect(shown.filter(({ highlighted }) => highlighted).map(({ id }) => id)).toEqual(['driver-3']);
    expect(shown.map(({ id }) => id)).not.toContain('end-7');
  });

  it('locates a request for help where it was sent', () => {
    expect(placeOf(alert('sos', 7, { position: '35.22000, -80.84000' }), map)).toEqual({ lat: 35.22, lng: -80.84 });
    expect(placeOf(alert('sos', 7, { position: 'unknown' }), map)).toEqual(at);
  });

  it('locates an alert at its car or pickup, and nowhere when its ride is over', () => {
    expect(placeOf(alert('driver_stalled', 7), map)).toEqual(at);
    expect(placeOf(alert('search_too_long', 7), map)).toEqual(pickup);
    expect(placeOf(alert('driver_stalled', 8), map)).toEqual(pickup);
    expect(placeOf(alert('low_rating', 99), map)).toBeNull();
    expect(placeOf(alert('application_waiting', null), map)).toBeNull();
    expect(placeOf(alert('sos', 7), undefined)).toBeNull();
  });
});
