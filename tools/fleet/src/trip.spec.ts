import { reasonIn } from '@groupride/contracts';
import { distanceMeters } from '@groupride/geo';
import { conflict, DESTINATION, fakeTrip, PICKUP, rideOf } from './testing/fake-trip';
import { playRide, UNCHECKED_REASON } from './trip';

describe('a demo driver with a ride', () => {
  it('drives to the pickup, waits, gives a true reason to start, drives on and completes', async () => {
    const { setting, api, radio, events, clock, car } = fakeTrip(rideOf());
    const began = clock.now();
    await playRide(rideOf(), setting);
    expect(api.calls).toEqual(['arrived', 'in_progress', '/rides/7/complete']);
    expect(api.bodies).toEqual([{ status: 'arrived' }, { status: 'in_progress', reason: UNCHECKED_REASON }, {}]);
    expect(reasonIn(UNCHECKED_REASON, 'es')).toBe('Conductor de demostración: no todos mostraron un código');
    expect(events).toEqual(['drives', 'arrived at the pickup', 'started the trip', 'drives', 'completed the trip']);
    expect(radio.followed).toEqual([7, null]);
    expect(car.position).toEqual({ lat: DESTINATION.lat, lng: DESTINATION.lng });
    const driven = distanceMeters({ lat: 35.2, lng: -80.85 }, PICKUP) + distanceMeters(PICKUP, DESTINATION);
    const seconds = (clock.now() - began) / 1000;
    expect(seconds).toBeGreaterThan(driven / 60 + 45);
    expect(seconds).toBeLessThan(driven / 60 + 49);
  });

  it('verifies every passenger whose code is shown, and leaves three seconds after the last one', async () => {
    const { setting, api, bell, events, clock } = fakeTrip(rideOf());
    let arrivedAt = 0;
    let startedAt = 0;
    const patch = api.patch.bind(api);
    api.patch = async <T>(path: string, body: object) => {
      const { status } = body as { status?: string };
      if (status === 'in_progress') startedAt = clock.now();
      const answer = await patch<T>(path, body);
      if (status === 'arrived') {
        arrivedAt = clock.now();
        for (const qr of ['qr-ana', 'qr-ana', 'qr-ben']) setting.codes.add(7, qr);
        setting.codes.add(8, 'qr-of-another-ride');
        bell.ring();
      }
      return answer;
    };
    await playRide(rideOf(), setting);
    expect(api.calls).toEqual([
      'arrived',
      ...Array<string>(3).fill('/rides/7/verify'),
      'in_progress',
      '/rides/7/complete',
    ]);
    expect(api.bodies[4]).toEqual({ status: 'in_progress' });
    expect(events.filter((what) => what.includes('verif'))).toEqual([
      'verified a passenger',
      'could not verify',
      'verified a passenger',
    ]);
    expect(startedAt - arrivedAt).toBe(3000);
  });

  it('waits the full time for the others when only some were verified', async () => {
    const { setting, api, bell, clock } = fakeTrip(rideOf({ arrivedAt: '2026-11-20T11:59:00Z' }), PICKUP);
    setting.codes.add(7, 'qr-ana');
    bell.ring();
    const began = clock.now();
    let startedAt = 0;
    const patch = api.patch.bind(api);
    api.patch = async <T>(path: string, body: object) => {
      startedAt ||= clock.now();
      return patch<T>(path, body);
    };
    await playRide(rideOf({ arrivedAt: '2026-11-20T11:59:00Z' }), setting);
    expect(api.calls).toEqual(['/rides/7/verify', 'in_progress', '/rides/7/complete']);
    expect(api.bodies[1]).toEqual({ status: 'in_progress', reason: UNCHECKED_REASON });
    expect(startedAt - began).toBe(45_000);
  });

  it('sends its position every second, at 6 times the speed of traffic', async () => {
    const { setting, radio } = fakeTrip(rideOf());
    await playRide(rideOf(), setting);
    const [first, second] = radio.positions;
    expect(second!.at - first!.at).toBe(1000);
    expect(distanceMeters(first!, second!)).toBeCloseTo(60, 0);
    expect(first!.speed).toBe(60);
    expect(radio.positions.at(-1)).toMatchObject({ lat: DESTINATION.lat, lng: DESTINATION.lng });
  });

  it('reports the cash it received', async () => {
    const ride = rideOf({ status: 'in_progress', paymentMethod: 'cash' });
    const { setting, api } = fakeTrip(ride);
    await playRide(ride, setting);
    expect(api.bodies).toEqual([{ amount: '54.81' }]);
  });

  it('continues from the ride’s current status after a restart', async () => {
    const ride = rideOf({ arrivedAt: '2026-11-20T11:59:00Z' });
    const { setting, api } = fakeTrip(ride, PICKUP);
    await playRide(ride, setting);
    expect(api.calls).toEqual(['in_progress', '/rides/7/complete']);
  });

  it('turns around when the ride is cancelled on the way', async () => {
    const { setting, api, radio, bell, events } = fakeTrip(rideOf());
    radio.onPosition = () => {
      if (radio.positions.length !== 5) return;
      api.ride = null;
      bell.ring();
    };
    await playRide(rideOf(), setting);
    expect(api.calls).toEqual([]);
    expect(radio.positions).toHaveLength(5);
    expect(events).toEqual(['drives', 'ride was taken away']);
  });

  it('drives on when something else about the ride changes', async () => {
    const { setting, radio, bell, events } = fakeTrip(rideOf());
    radio.onPosition = () => bell.ring();
    await playRide(rideOf(), setting);
    expect(events.filter((what) => what === 'drives')).toHaveLength(2);
    expect(events.at(-1)).toBe('completed the trip');
  });

  it('follows the API when a step comes too late', async () => {
    const { setting, api } = fakeTrip(rideOf());
    api.patch = (path: string) => {
      if (path.endsWith('/location')) return Promise.resolve(undefined as never);
      api.ride = null;
      return Promise.reject(conflict());
    };
    await expect(playRide(rideOf(), setting)).resolves.toBeUndefined();
    expect(api.calls).toEqual([]);
  });

  it('does not start a scheduled ride before its time', async () => {
    const { setting, api, clock } = fakeTrip(rideOf());
    const scheduledAt = new Date(clock.now() + 3_600_000).toISOString();
    const ride = rideOf({ status: 'confirmed', scheduledAt });
    api.ride = ride;
    await playRide(ride, setting);
    expect(api.calls).toEqual([]);

    await clock.sleep(3_600_000 - 121_000);
    api.ride = ride;
    setting.car.position = PICKUP;
    let startedAt = 0;
    const patch = api.patch.bind(api);
    api.patch = async <T>(path: string, body: object) => {
      if ((body as { status?: string }).status === 'in_progress') startedAt = clock.now();
      return patch<T>(path, body);
    };
    await clock.sleep(2_000);
    await playRide(ride, setting);
    expect(api.calls).toEqual(['en_route', 'arrived', 'in_progress', '/rides/7/complete']);
    expect(startedAt).toBeGreaterThanOrEqual(Date.parse(scheduledAt));
  });

  it('stops at once when it is told to', async () => {
    const { setting, radio, stop, api } = fakeTrip(rideOf());
    radio.onPosition = () => stop.abort();
    await playRide(rideOf(), setting);
    expect(radio.positions).toHaveLength(1);
    expect(api.calls).toEqual([]);
  });
});
