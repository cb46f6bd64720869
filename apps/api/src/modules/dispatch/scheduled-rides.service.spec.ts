import { ApiError } from '../../platform/http/api-error';
import { only } from '../../platform/testing/stand-ins';
import type { AheadFacade } from '../drivers/ahead.facade';
import type { Driver } from '../drivers/drivers.facade';
import type { Ride } from '../rides/rides.facade';
import type { RoundRequests } from './round-requests.service';
import { DriversAhead } from './drivers-ahead.service';
import { ScheduledRidesService } from './scheduled-rides.service';
import { DAN, DispatchWorld, EVA, signedIn } from './testing/dispatch-world';

let world: DispatchWorld;
let service: ScheduledRidesService;
let ride: Ride;
let rounds: object[];
let wantsOffers: Map<number, boolean>;

beforeEach(() => {
  world = new DispatchWorld();
  [rounds, wantsOffers] = [[], new Map()];
  const ahead = only<AheadFacade>({
    lockApproved: async (_tx, driverId) => {
      if (world.driverStates.get(driverId)?.applicationStatus !== 'approved')
        throw new ApiError('driver_not_approved', '');
      return only<Driver>({ id: driverId });
    },
    setOffersAhead: async (driverId, enabled) => void wantsOffers.set(driverId, enabled),
  });
  const drivers = new DriversAhead(
    ...([world.drivers, ahead, world.rides, world.offers, world.standby, world.eligibility] as const),
  );
  const requests = only<RoundRequests>({ request: async (options = {}) => void rounds.push(options) });
  service = new ScheduledRidesService(
    ...([world.database, drivers, world.rides, world.offers, world.pushes, requests, world.clock] as const),
  );
  ride = world.addScheduled(24 * 60);
});

describe('taking a scheduled ride', () => {
  const take = (driverId = DAN, rideId = ride.id) => service.take(signedIn(driverId), driverId, rideId);
  const refused = (why: string) => ({ code: 'ride_taken', more: { extra: { why } } });

  it('confirms it for the driver, whether they are online or not', async () => {
    world.driverStates.set(DAN, { applicationStatus: 'approved', isOnline: false });
    expect(await take()).toEqual({ ride: { id: ride.id, status: 'confirmed', driverId: DAN } });
    expect(world.ride(ride.id)).toMatchObject({
      acceptedAt: world.clock.now(),
      busyFrom: world.clock.in(24 * 60 - 15),
      busyUntil: world.clock.in(24 * 60 + 30),
    });
    expect(world.history).toEqual([
      {
        rideId: ride.id,
        type: 'driver_assigned',
        data: { driverId: DAN, ahead: true },
        actor: { as: 'driver', userId: signedIn(DAN).userId },
      },
    ]);
    expect(world.answers(ride.id)).toEqual([[DAN, 'accepted']]);
    expect(world.pushed).toEqual([`accepted by ${DAN}`]);
  });

  it('again answers with the ride', async () => {
    await take();
    expect(await take()).toMatchObject({ ride: { driverId: DAN } });
    expect(world.history).toHaveLength(1);
    expect(world.answers(ride.id)).toHaveLength(1);
  });

  it('is possible for one driver', async () => {
    await take();
    await expect(take(EVA)).rejects.toMatchObject(refused('taken'));
    expect(world.ride(ride.id).driverId).toBe(DAN);
  });

  it('accepts the offer of the driver, and waits for the answer of another one', async () => {
    await world.offer(ride.id, EVA);
    await expect(take(DAN)).rejects.toMatchObject(refused('offered'));
    await take(EVA);
    expect(world.answers(ride.id)).toEqual([[EVA, 'accepted']]);
  });

  it('is possible from two weeks until two hours before the start', async () => {
    const at = (minutes: number) => world.rows.change(ride.id, { scheduledAt: world.clock.in(minutes) });
    const [twoWeeks, twoHours] = [14 * 24 * 60, 120];
    at(twoWeeks + 1);
    await expect(take()).rejects.toMatchObject(refused('over'));
    at(twoHours - 1);
    await expect(take()).rejects.toMatchObject(refused('search'));
    at(twoHours);
    expect(await take()).toMatchObject({ ride: { driverId: DAN } });
    ride = world.addScheduled(twoWeeks);
    expect(await take()).toMatchObject({ ride: { driverId: DAN } });
  });

  it('does not tell whether other rides exist', async () => {
    const cancelled = world.addScheduled(300, { status: 'cancelled' });
    for (const rideId of [world.add().id, 999, cancelled.id])
      await expect(take(DAN, rideId)).rejects.toMatchObject(refused('over'));
  });

  it('is refused to drivers who cannot serve it, and to those who may not drive', async () => {
    world.exclusions.set(DAN, 'class_not_suitable');
    await expect(take()).rejects.toMatchObject({ code: 'ride_not_suitable' });
    world.exclusions.clear();
    world.driverStates.set(DAN, { applicationStatus: 'suspended', isOnline: false });
    await expect(take()).rejects.toMatchObject({ code: 'driver_not_approved' });
    await expect(service.take(signedIn(EVA), DAN, ride.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(world.ride(ride.id)).toMatchObject({ status: 'pending', driverId: null });
  });

  it('is refused when the driver took another ride at that time in this moment', async () => {
    const busy = { busyFrom: world.clock.in(24 * 60), busyUntil: world.clock.in(25 * 60) };
    world.addScheduled(24 * 60, { status: 'confirmed', driverId: DAN, ...busy });
    await expect(take()).rejects.toMatchObject({ code: 'ride_overlaps' });
    expect(world.ride(ride.id).status).toBe('pending');
  });
});

describe('offers ahead', () => {
  const set = (driverId: number, enabled: boolean) => service.setOffersAhead(signedIn(DAN), driverId, { enabled });

  it('are looked for at once when a driver wants them', async () => {
    expect(await set(DAN, false)).toEqual({ enabled: false });
    expect(rounds).toEqual([]);
    expect(await set(DAN, true)).toEqual({ enabled: true });
    expect(rounds).toEqual([{ withRidesAhead: true }]);
    expect(wantsOffers.get(DAN)).toBe(true);
  });

  it('are up to the driver alone', async () => {
    await expect(set(EVA, true)).rejects.toMatchObject({ code: 'not_found' });
    expect([rounds, wantsOffers.size]).toEqual([[], 0]);
  });
});
