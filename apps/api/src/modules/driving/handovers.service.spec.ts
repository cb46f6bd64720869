import { only, principal } from '../../platform/testing/stand-ins';
import type { Candidate } from '../dispatch/dispatch.facade';
import type { Ride } from '../rides/rides.facade';
import { DRIVER, north, OTHER_DRIVER, PICKUP } from './testing/driving-world';
import { HandoversWorld } from './testing/handovers-world';

const operator = principal(5, { isAdmin: true });
const ANA = 12;
const THIRD = 92;

describe('a ride that operations give to a driver', () => {
  let world: HandoversWorld;
  let ride: Ride;

  beforeEach(async () => {
    world = new HandoversWorld();
    ride = await world.bookEnRoute();
  });

  const reassign = (
    { from = DRIVER, to = OTHER_DRIVER, key }: { from?: number | null; to?: number; key?: string } = {},
    rideId = ride.id,
  ) => {
    const replaced = from === null ? {} : { replacedDriverId: from };
    return world.handovers.reassign(operator, rideId, { driverId: to, ...replaced, reason: 'Flat tire' }, key);
  };
  const unchanged = async (rideId = ride.id, driverId: number | null = DRIVER) => {
    expect(await world.stored(rideId)).toMatchObject({ driverId });
    expect([world.driversTold, world.excluded, world.audited]).toEqual([[], [], []]);
  };

  it('changes its driver, records who decided it and why, and tells both drivers', async () => {
    expect(await reassign()).toMatchObject({ id: ride.id, status: 'en_route', driverId: OTHER_DRIVER });
    expect((await world.history(ride.id)).at(-1)).toMatchObject({
      type: 'driver_assigned',
      actorKind: 'admin',
      actorId: operator.userId,
      reason: 'Flat tire',
    });
    expect(world.driversTold).toEqual([
      `assigned ${ride.id} ${OTHER_DRIVER}: Flat tire`,
      `reassigned ${ride.id} ${DRIVER}: Flat tire`,
    ]);
    expect(world.audited).toEqual([
      [
        operator.userId,
        'reassign_ride',
        `ride:${ride.id}`,
        { driverId: OTHER_DRIVER, replacedDriverId: DRIVER, reason: 'Flat tire' },
      ],
    ]);
  });

  it('is never offered to the former driver again, and the new one verifies everybody', async () => {
    const { id } = await world.take(ride.id, ANA);
    await world.database.transaction((tx) => world.members.verify(tx, id));
    await reassign();
    expect(world.excluded).toEqual([{ rideId: ride.id, driverId: DRIVER, cause: 'taken_back' }]);
    expect(await world.seatOf(ride.id, ANA)).toMatchObject({ verifiedAt: null });
  });

  it('had none before, and then nobody loses it', async () => {
    ride = await world.bookEnRoute({ status: 'pending', driverId: null });
    expect(await reassign({ from: null })).toMatchObject({ driverId: OTHER_DRIVER });
    expect(world.driversTold).toEqual([`assigned ${ride.id} ${OTHER_DRIVER}: Flat tire`]);
    expect(world.excluded).toEqual([]);
    expect(world.audited).toMatchObject([[5, 'reassign_ride', `ride:${ride.id}`, { replacedDriverId: null }]]);
  });

  it('is given once for a key', async () => {
    await reassign({ key: 'once' });
    expect(await reassign({ key: 'once' })).toMatchObject({ driverId: OTHER_DRIVER });
    expect([world.driversTold.length, world.audited.length]).toEqual([2, 1]);
  });

  describe('is refused', () => {
    it('when it has another driver than the operator saw', async () => {
      const conflict = { code: 'ride_state_conflict', detail: expect.stringContaining('driver changed') };
      await expect(reassign({ from: null })).rejects.toMatchObject(conflict);
      await expect(reassign({ from: OTHER_DRIVER })).rejects.toMatchObject(conflict);
      await unchanged();
      const waiting = await world.bookEnRoute({ status: 'pending', driverId: null });
      await expect(reassign({}, waiting.id)).rejects.toMatchObject(conflict);
      await unchanged(waiting.id, null);
    });

    it('when a driver who no longer exists is named as the former one', async () => {
      await expect(reassign({ from: 404 })).rejects.toMatchObject({ code: 'ride_state_conflict' });
      await unchanged();
    });

    it('when dispatch does not let the driver take it', async () => {
      world.unassignable.add(OTHER_DRIVER);
      await expect(reassign()).rejects.toMatchObject({ code: 'driver_not_assignable' });
      await unchanged();
    });

    it.each(['en_route', 'confirmed'] as const)(
      'when the driver has just taken another ride, which is %s',
      async (status) => {
        const busy = { busyFrom: world.clock.now(), busyUntil: world.clock.in(30) };
        await world.bookEnRoute({ driverId: OTHER_DRIVER, status, ...busy });
        ride = await world.bookEnRoute({ status, driverId: THIRD, ...busy });
        world.cars.add(THIRD, 22);
        await expect(reassign({ from: THIRD })).rejects.toMatchObject({
          code: 'driver_not_assignable',
          detail: expect.stringContaining('took another ride'),
        });
        await unchanged(ride.id, THIRD);
      },
    );

    it('when something else fails, with that failure', async () => {
      world.dispatchFacade.assign = () => Promise.reject(new Error('connection lost'));
      await expect(reassign()).rejects.toThrow('connection lost');
      await unchanged();
    });
  });

  it('is given with the whole run that it belongs to, of which the drivers are told, and not of one ride', async () => {
    const { ana, ben } = await world.bookRun({ driverId: OTHER_DRIVER });
    world.cars.add(THIRD, 22);
    await reassign({ from: OTHER_DRIVER, to: THIRD }, ben.id);
    for (const { id } of [ana, ben])
      expect(await world.stored(id)).toMatchObject({ status: 'confirmed', driverId: THIRD });
    expect(world.driversTold).toEqual([
      `assigned 4 stops from ${ana.id} ${THIRD}: Flat tire`,
      `reassigned 4 stops from ${ana.id} ${OTHER_DRIVER}: Flat tire`,
    ]);
    expect(world.excluded.map(({ rideId }) => rideId)).toEqual([ana.id, ben.id]);
    expect(world.withdrawnFrom).toEqual([]);
  });

  it('in a run under way takes the next driver’s immediate offers, which can no longer be accepted', async () => {
    const { ana } = await world.bookRun({ driverId: OTHER_DRIVER });
    await world.setOut(ana);
    world.cars.add(THIRD, 22);
    await reassign({ from: OTHER_DRIVER, to: THIRD }, ana.id);
    expect(world.withdrawnFrom).toEqual([THIRD]);
  });

  describe('has candidates', () => {
    const candidate = (more: Partial<Candidate> = {}) =>
      only<Candidate>({
        driverId: OTHER_DRIVER,
        name: 'Eve',
        phone: '7045550101',
        vehicle: 'Van',
        licensePlate: 'XYZ',
        seats: 8,
        ...({ vehicleClass: 'van', hasDeclined: true, earlierCause: 'gave_back' } as const),
        pickupCost: { seconds: 400, meters: 3000, estimated: false },
        ...more,
      });

    it('as dispatch finds them, with minutes to the pickup', async () => {
      world.candidates = [
        candidate(),
        candidate({ driverId: THIRD, pickupCost: { seconds: 9, meters: 1, estimated: true } }),
      ];
      const { drivers } = await world.handovers.candidates(ride.id);
      expect(drivers).toEqual([
        {
          driverId: OTHER_DRIVER,
          name: 'Eve',
          phone: '7045550101',
          vehicle: 'Van',
          licensePlate: 'XYZ',
          seats: 8,
          vehicleClass: 'van',
          hasDeclined: true,
          earlierCause: 'gave_back',
          minutes: 7,
          minutesEstimated: false,
        },
        expect.objectContaining({ driverId: THIRD, minutes: 1, minutesEstimated: true }),
      ]);
    });

    it('who are free for the whole run that it belongs to', async () => {
      const { ana } = await world.bookRun({ driverId: OTHER_DRIVER });
      world.candidates = [candidate()];
      world.drive(north(PICKUP, 3_000));
      expect((await world.handovers.candidates(ana.id)).drivers).toMatchObject([{ driverId: DRIVER, minutes: 5 }]);
    });

    it('only while it exists', async () => {
      await expect(world.handovers.candidates(404)).rejects.toMatchObject({ code: 'not_found' });
    });
  });
});
