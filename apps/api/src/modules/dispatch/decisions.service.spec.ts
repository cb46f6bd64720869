import { only, principal } from '../../platform/testing/stand-ins';
import type { AuditFacade } from '../identity/identity.facade';
import type { Ride } from '../rides/rides.facade';
import type { Decision } from './decisions.repository';
import { DecisionsService } from './decisions.service';
import { DAN, DispatchWorld, EVA, signedIn } from './testing/dispatch-world';

describe('the decisions about a ride', () => {
  let world: DispatchWorld;
  let service: DecisionsService;
  let ride: Ride;
  /** The views in the audit log. */
  let views: (string | number)[][];

  beforeEach(() => {
    world = new DispatchWorld();
    ride = world.add();
    views = [];
    const audit = only<AuditFacade>({
      look: async (actorId, action, subject) => void views.push([actorId, action, subject]),
    });
    service = new DecisionsService(world.decisions, world.rides, audit);
  });

  const decide = (more: Partial<Decision> = {}, rideId = ride.id) =>
    world.transaction((tx) =>
      world.decisions.add(tx, {
        rideId,
        at: world.clock.now(),
        driverId: null,
        ridesTogether: 1,
        minutesEstimated: false,
        candidates: [],
        sharedVehicles: [],
        leftOut: {},
        fingerprint: `${world.decisions.all.length}`,
        ...more,
      }),
    );
  const list = async () => (await service.list(principal(1, { isAdmin: true }), ride.id)).decisions;
  const candidate = { seats: 7, vehicleClass: 'van', fit: 'right_sized' } as const;
  const none = { seconds: null, addedSeconds: null };

  it('show whom the ride was offered to, and why nobody else', async () => {
    const candidates = [
      { ...candidate, driverId: EVA, seconds: 150, score: 154, result: 'offered' as const },
      { ...candidate, driverId: DAN, seconds: null, score: null, result: 'busy' as const },
    ];
    await decide({ driverId: EVA, ridesTogether: 3, minutesEstimated: true, candidates });
    expect(await list()).toEqual([
      {
        id: 1,
        at: world.clock.now().toISOString(),
        driverId: EVA,
        driverName: 'Driver 91',
        ridesTogether: 3,
        minutesEstimated: true,
        sharedVehicles: [],
        leftOut: [],
        candidates: [
          {
            ...candidate,
            driverId: EVA,
            driverName: 'Driver 91',
            vehicle: 'Ford Transit',
            score: 154,
            minutes: 3,
            result: 'offered',
          },
          {
            ...candidate,
            driverId: DAN,
            driverName: 'Driver 90',
            vehicle: 'Ford Transit',
            score: null,
            minutes: null,
            result: 'busy',
          },
        ],
      },
    ]);
  });

  it('show which vehicles with other groups were considered', async () => {
    await decide({
      sharedVehicles: [
        { driverId: DAN, rideIds: [4, 5], seconds: 20, addedSeconds: 240, result: 'joined' },
        { driverId: EVA, rideIds: [6], ...none, result: 'no_seats' },
      ],
    });
    expect((await list())[0]!.sharedVehicles).toEqual([
      {
        driverId: DAN,
        driverName: 'Driver 90',
        vehicle: 'Ford Transit',
        rides: [{ rideId: 4 }, { rideId: 5 }],
        // Less than a minute is shown as one.
        minutes: 1,
        addedSeconds: 240,
        result: 'joined',
      },
      {
        driverId: EVA,
        driverName: 'Driver 91',
        vehicle: 'Ford Transit',
        rides: [{ rideId: 6 }],
        minutes: null,
        addedSeconds: null,
        result: 'no_seats',
      },
    ]);
  });

  it('count the drivers who were left out by reason, in a fixed order', async () => {
    await decide({ leftOut: { too_far: 2, member: 1, busy: 0, offline: 30 } });
    expect(await list()).toMatchObject([
      {
        driverId: null,
        driverName: null,
        leftOut: [
          { reason: 'member', drivers: 1 },
          { reason: 'offline', drivers: 30 },
          { reason: 'too_far', drivers: 2 },
        ],
      },
    ]);
  });

  it('leave out drivers whose account was deleted since', async () => {
    const gone = 95;
    const candidates = [gone, DAN].map((driverId) => ({
      ...candidate,
      driverId,
      seconds: 60,
      score: 60,
      result: 'not_preferred' as const,
    }));
    const sharedVehicles = [gone, EVA].map((driverId) => ({
      ...none,
      driverId,
      rideIds: [4],
      result: 'pickup_too_late' as const,
    }));
    await decide({ driverId: gone, candidates, sharedVehicles });
    const [decision] = await list();
    expect(decision).toMatchObject({ driverId: gone, driverName: null });
    expect(decision!.candidates.map(({ driverId }) => driverId)).toEqual([DAN]);
    expect(decision!.sharedVehicles.map(({ driverId }) => driverId)).toEqual([EVA]);
  });

  it('are the newest fifty of this ride, the newest first', async () => {
    for (let count = 0; count < 51; count += 1) await decide();
    await decide({}, world.add().id);
    expect((await list()).map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => 51 - index));
  });

  it('are shown to operators only, and each view is recorded', async () => {
    await decide({ driverId: DAN });
    await expect(service.list(signedIn(DAN), ride.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(service.list(principal(1, { isAdmin: true }), 999)).rejects.toMatchObject({ code: 'not_found' });
    expect(views).toEqual([]);
    await list();
    expect(views).toEqual([[1, 'view_dispatch', `ride:${ride.id}`]]);
  });
});
