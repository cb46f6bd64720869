import { fakeClient } from './testing/fake-client';
import { DESTINATION, fakeTrip, rideOf } from './testing/fake-trip';
import { playRide } from './trip';
import { comeHome, startOf } from './shift-start';
import type { RideView } from './views';

/** A place in the city that replaced the previous one during the ride. */
const HOME = { lat: 43.7384, lng: 7.4246, name: 'Casino' };
const activeRide = (ride: RideView | null) => fakeClient(() => ride);

describe('a demo driver, when another city is built', () => {
  it('stays where the passengers are, and starts at home without any', async () => {
    const driver = { id: 3, currentLocation: { lat: 35.2, lng: -80.85 } };
    expect(await startOf(activeRide(rideOf()), driver, HOME)).toEqual(driver.currentLocation);
    expect(await startOf(activeRide(null), driver, HOME)).toEqual(HOME);
    expect(await startOf(activeRide(null), { id: 3, currentLocation: null }, HOME)).toEqual(HOME);
    const near = { lat: 43.75, lng: 7.43 };
    expect(await startOf(activeRide(null), { id: 3, currentLocation: near }, HOME)).toEqual(near);
  });

  it('finishes the ride where it is driven, then moves to the new city and says so', async () => {
    const { setting, api, car, events } = fakeTrip(rideOf());
    await playRide(rideOf(), setting);
    expect(car.position).toEqual({ lat: DESTINATION.lat, lng: DESTINATION.lng });
    const told: [string, object][] = [];
    api.patch = <T>(path: string, body: object) => (told.push([path, body]), Promise.resolve(undefined as T));
    await comeHome(setting, HOME);
    expect(car.position).toEqual({ lat: HOME.lat, lng: HOME.lng });
    expect(told).toEqual([
      [expect.stringMatching(/location$/), { lat: HOME.lat, lng: HOME.lng }],
      [expect.stringMatching(/status$/), { isOnline: true }],
    ]);
    expect(events.at(-1)).toBe('online');
  });

  it('continues from its position within a city', async () => {
    const { setting, api, car } = fakeTrip(rideOf());
    api.patch = () => Promise.reject(new Error('nothing is to be told'));
    const { position } = car;
    await comeHome(setting, { lat: 35.25, lng: -80.8 });
    expect(car.position).toEqual(position);
  });
});
