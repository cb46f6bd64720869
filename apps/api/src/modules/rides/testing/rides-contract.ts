import { randomInt } from 'node:crypto';
import type { RideStatus } from '@groupride/contracts';
import type { Ride } from '../domain/ride';
import type { NewRide } from '../rides.facade';
import { brokenBy, entry, RideSteps, type OpenRides } from './rides-contract-world';
import { someNewRide } from './some-ride';

const at = (minute: number) => new Date(Date.UTC(2027, 0, 4, 12, minute));
const missingId = () => randomInt(1_000_000, 2_000_000);

const pledge: Partial<NewRide> = {
  bookingType: 'scheduled',
  scheduledAt: at(0),
  splitMode: 'pledge',
  pledgeState: 'open',
  pledgeMinRiders: 2,
  pledgeTotals: [5000, 5000, 5000],
  pledgeDeadline: at(-60),
};

/** Contract tests for every repository of rides. @param open runs before each test */
export function describeRides(name: string, open: OpenRides): void {
  describe(name, () => {
    let steps: RideSteps;
    beforeEach(async () => {
      const { rides, world } = await open();
      steps = new RideSteps(rides, world);
    });

    it('inserts a ride that awaits its payment, with its first event', async () => {
      const ride = await steps.book({ customShares: [1000, 1500, 0], splitMode: 'custom' });
      expect(ride).toMatchObject({
        status: 'awaiting_payment',
        lastEvent: 1,
        wrongCodes: 0,
        totalCost: 5000,
        customShares: [1000, 1500, 0],
        driverId: null,
        runId: null,
        pendingSince: null,
        busyFrom: null,
        cancelRule: null,
        cancelFee: 0,
      });
      expect(await steps.stored(ride.id)).toEqual(ride);
      expect(await steps.rides.events(ride.id, 0)).toMatchObject([{ number: 1, type: 'ride_created' }]);
    });

    it('makes one ride of a quote', async () => {
      const organizerId = await steps.world.newUser();
      const ride = someNewRide(organizerId, { quoteId: await steps.world.newQuote(organizerId) });
      expect(await brokenBy(steps.insert(ride))).toBeNull();
      expect(await brokenBy(steps.insert(ride))).toBe('rides_quote_id_key');
    });

    it('finds the rides that exist', async () => {
      const { rides, world } = steps;
      const [first, second] = [await steps.book(), await steps.book()];
      const ids = (found: Ride[]) => found.map(({ id }) => id).sort((a, b) => a - b);
      expect(ids(await rides.findAll([second.id, missingId(), first.id]))).toEqual([first.id, second.id]);
      expect(ids(await world.transaction((tx) => rides.findAll([first.id], tx)))).toEqual([first.id]);
      expect(await rides.findAll([])).toEqual([]);
      expect(await world.transaction((tx) => rides.lock(tx, first.id))).toMatchObject({ id: first.id });
      expect(await world.transaction((tx) => rides.lock(tx, missingId()))).toBeNull();
      expect(await rides.find(missingId())).toBeNull();
    });

    it('moves a ride only from the statuses asked for, and records nothing otherwise', async () => {
      const { id } = await steps.book();
      const toPending = (from: RideStatus[]) =>
        steps.move(id, 'pending', { from, set: { pendingSince: at(0) }, events: [entry(), entry()] });
      expect(await toPending(['pending', 'confirmed'])).toBeNull();
      expect(await toPending([])).toBeNull();
      expect(await steps.move(missingId(), 'pending', { from: ['awaiting_payment'] })).toBeNull();
      expect(await steps.stored(id)).toMatchObject({ status: 'awaiting_payment', pendingSince: null, lastEvent: 1 });
      const moved = await toPending(['confirmed', 'awaiting_payment']);
      expect(moved).toMatchObject({ status: 'pending', pendingSince: at(0), lastEvent: 3 });
      expect(await steps.stored(id)).toEqual(moved);
      expect(await toPending(['awaiting_payment'])).toBeNull();
      expect(await steps.rides.events(id, 0)).toHaveLength(3);
    });

    it('moves the ride of one driver only when it is theirs', async () => {
      const { id, driverId } = await steps.enRoute();
      const start = (onlyOfDriver: number) => steps.move(id, 'in_progress', { onlyOfDriver });
      expect(await start(await steps.world.newDriver())).toBeNull();
      expect(await start(driverId)).toMatchObject({ status: 'in_progress', driverId });
      const without = await steps.book();
      expect(await steps.move(without.id, 'cancelled', { onlyOfDriver: driverId })).toBeNull();
    });

    it('moves and amends a ride before its driver arrives, or while it is alone, when that is asked', async () => {
      const { id, driverId } = await steps.enRoute();
      const alone = { onlyAlone: true, from: ['en_route'] } as const;
      const early = { beforeArrival: true, from: ['en_route'] } as const;
      expect(await steps.move(id, 'en_route', { ...alone, ...early })).not.toBeNull();
      expect(await steps.amend(id, { ...alone, ...early, set: {} })).not.toBeNull();
      await steps.move(id, 'en_route', { set: { runId: await steps.world.newRun() } });
      expect(await steps.move(id, 'en_route', alone)).toBeNull();
      expect(await steps.amend(id, { ...alone, set: {} })).toBeNull();
      expect(await steps.move(id, 'en_route', early)).not.toBeNull();
      await steps.world.transaction((tx) => steps.rides.markArrived(tx, id, driverId, at(0)));
      expect(await steps.move(id, 'en_route', early)).toBeNull();
      expect(await steps.amend(id, { ...early, set: {} })).toBeNull();
    });

    it('moves and amends a pledge in the states asked for', async () => {
      const { id } = await steps.book(pledge);
      const reached = { fromPledge: ['reached'], from: ['awaiting_payment'] } as const;
      expect(await steps.move(id, 'pending', reached)).toBeNull();
      expect(await steps.amend(id, { ...reached, set: { pledgeClosedAt: at(0) } })).toBeNull();
      const toReached = { fromPledge: ['open'], from: ['awaiting_payment'], set: { pledgeState: 'reached' } } as const;
      expect(await steps.amend(id, toReached)).toMatchObject({ pledgeState: 'reached', pledgeClosedAt: null });
      expect(await steps.amend(id, toReached)).toBeNull();
      expect(await steps.move(id, 'pending', reached)).toMatchObject({ status: 'pending' });
      const other = await steps.book();
      expect(await steps.move(other.id, 'pending', reached)).toBeNull();
    });

    it('cancels a pledge with its ride unless it was decided', async () => {
      const open = await steps.book(pledge);
      expect(await steps.move(open.id, 'cancelled')).toMatchObject({ pledgeState: 'cancelled' });
      const reached = await steps.book({ ...pledge, pledgeState: 'reached' });
      expect(await steps.move(reached.id, 'cancelled')).toMatchObject({ pledgeState: 'cancelled' });
      const requested = await steps.book({ ...pledge, pledgeState: 'requested' });
      expect(await steps.move(requested.id, 'cancelled')).toMatchObject({ pledgeState: 'requested' });
      const missed = await steps.book(pledge);
      const set = { pledgeState: 'missed' } as const;
      expect(await steps.move(missed.id, 'cancelled', { set })).toMatchObject({ pledgeState: 'missed' });
      const other = await steps.book();
      expect(await steps.move(other.id, 'cancelled')).toMatchObject({ pledgeState: null });
    });

    it('keeps when the first search for a driver began once that driver is lost', async () => {
      const { id } = await steps.book();
      const driverId = await steps.world.newDriver();
      const search = { pendingSince: at(0), driverId: null };
      expect(await steps.move(id, 'pending', { set: search })).toMatchObject({ waitingSince: null });
      for (const minute of [10, 20]) {
        await steps.move(id, 'confirmed', { set: { driverId } });
        const released = { event: 'driver_released', set: { ...search, pendingSince: at(minute) } } as const;
        expect(await steps.move(id, 'pending', released)).toMatchObject({
          pendingSince: at(minute),
          waitingSince: at(0),
          driverId: null,
        });
      }
    });

    it('leaves columns unchanged whose new value is undefined', async () => {
      const { id } = await steps.book();
      const driverId = await steps.world.newDriver();
      await steps.move(id, 'confirmed', { set: { driverId, busyFrom: at(0), busyUntil: at(30) } });
      await steps.move(id, 'confirmed', { set: { driverId: undefined, busyFrom: undefined, busyUntil: at(40) } });
      expect(await steps.stored(id)).toMatchObject({ driverId, busyFrom: at(0), busyUntil: at(40) });
      await steps.amend(id, { from: ['confirmed'], set: { groupSize: 3, busyUntil: undefined } });
      expect(await steps.stored(id)).toMatchObject({ groupSize: 3, busyUntil: at(40) });
    });

    it('amends a ride only in the statuses asked for, with one event', async () => {
      const { id } = await steps.book();
      const set = { splitMode: 'custom', customShares: [1250, 1250, 0] } as const;
      const amend = (from: RideStatus[]) => steps.amend(id, { set: { ...set, customShares: [1250, 1250, 0] }, from });
      expect(await amend(['pending'])).toBeNull();
      expect(await steps.stored(id)).toMatchObject({ splitMode: 'cover', customShares: null, lastEvent: 1 });
      expect(await amend(['pending', 'awaiting_payment'])).toMatchObject({ ...set, lastEvent: 2 });
      expect(await steps.rides.events(id, 1)).toMatchObject([{ number: 2, type: 'split_changed', status: null }]);
    });

    it('gives a driver one ride at a time on the road, or those of one run', async () => {
      const { driverId } = await steps.enRoute();
      const setOut = async (more: { runId?: number; driverId: number }) => {
        const { id } = await steps.book();
        return brokenBy(steps.move(id, 'en_route', { set: more }));
      };
      expect(await setOut({ driverId })).toBe('rides_one_active_per_driver');
      const [runId, another] = [await steps.world.newRun(), await steps.world.newDriver()];
      expect(await setOut({ driverId: another, runId })).toBeNull();
      expect(await setOut({ driverId: another, runId })).toBeNull();
      expect(await setOut({ driverId: another, runId: await steps.world.newRun() })).toBe(
        'rides_one_active_per_driver',
      );
      expect(await setOut({ driverId: another })).toBe('rides_one_active_per_driver');
    });

    it('gives a driver scheduled rides whose times do not overlap, or rides of one run', async () => {
      const driverId = await steps.world.newDriver();
      const confirm = async (from: number, until: number, runId?: number) => {
        const { id } = await steps.book();
        return brokenBy(
          steps.move(id, 'confirmed', { set: { driverId, runId, busyFrom: at(from), busyUntil: at(until) } }),
        );
      };
      expect(await confirm(10, 20)).toBeNull();
      expect(await confirm(20, 30)).toBeNull();
      expect(await confirm(5, 11)).toBe('rides_one_at_a_time_per_driver');
      const runId = await steps.world.newRun();
      expect(await confirm(40, 50, runId)).toBeNull();
      expect(await confirm(45, 55, runId)).toBeNull();
      expect(await confirm(45, 55)).toBe('rides_one_at_a_time_per_driver');
    });
  });
}
