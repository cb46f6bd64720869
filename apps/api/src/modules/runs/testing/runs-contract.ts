import type { RideStatus, RouteStopKind } from '@groupride/contracts';
import type { RepositoryWorld } from '../../../platform/database/testing/repository-world';
import type { PlannedStop } from '../domain/run';
import type { RunRow, RunsRepository } from '../runs.repository';

const at = (minute: number) => new Date(Date.UTC(2027, 0, 4, 12, minute));

/** What the contract of runs needs besides their tables. */
export interface RunsContractWorld extends RepositoryWorld {
  newDriver(): Promise<number>;
  newRoutePlan(): Promise<number>;
  /** The run serves the ride, for this driver. */
  assign(rideId: number, ride: { runId: number; driverId: number; status: RideStatus }): Promise<void>;
}

/** Contract tests for every repository of runs. @param open runs before each test */
export function describeRuns(
  name: string,
  open: () => Promise<{ runs: RunsRepository; world: RunsContractWorld }>,
): void {
  describe(name, () => {
    let runs: RunsRepository;
    let world: RunsContractWorld;
    let ana: number;
    let ben: number;

    beforeEach(async () => {
      ({ runs, world } = await open());
      [ana, ben] = [await newRide(), await newRide()];
    });

    const inTx: RunsContractWorld['transaction'] = (work) => world.transaction(work);
    const newRide = async () => world.newRide(await world.newUser());
    const stop = (rideId: number, kind: RouteStopKind, minute = 0, more: { doneAt?: Date } = {}) => ({
      rideId,
      kind,
      plannedAt: at(minute),
      ...more,
    });
    /** Both groups are picked up, and then dropped off. */
    const four = (): PlannedStop[] => [
      stop(ana, 'pickup', 0),
      stop(ben, 'pickup', 5),
      stop(ana, 'dropoff', 20),
      stop(ben, 'dropoff', 25),
    ];
    const row = (more: Partial<RunRow> = {}): RunRow => ({
      ...({
        source: 'pool',
        routePlanId: null,
        rideType: 'GroupPool',
        seats: 6,
        startsAt: at(0),
        setOutAt: null,
      } as const),
      ...more,
    });
    const add = (stops: readonly (PlannedStop & { doneAt?: Date })[] = four(), more: Partial<RunRow> = {}) =>
      inTx((tx) => runs.insert(tx, row(more), stops));
    const finish = (runId: number, rideId: number, kind: RouteStopKind, minute = 1) =>
      inTx((tx) => runs.finishStop(tx, runId, { rideId, kind }, at(minute)));
    const revisionOf = async (runId: number) => (await runs.find(runId))?.revision;
    /** What is known of each stop: its position, ride and kind, and how it ended. */
    const stopsOf = async (runId: number) =>
      (await runs.find(runId))!.stops.map(({ position, rideId, kind, doneAt, skippedAt }) => [
        position,
        rideId,
        kind,
        doneAt ? 'done' : skippedAt ? 'skipped' : 'open',
      ]);

    it('stores a run with its stops in order', async () => {
      const runId = await add([stop(ana, 'pickup', 0, { doneAt: at(1) }), stop(ana, 'dropoff', 20)], {
        setOutAt: at(2),
      });
      const open = { skippedAt: null, rideId: ana } as const;
      expect(await runs.find(runId)).toEqual({
        id: runId,
        ...row({ setOutAt: at(2) }),
        revision: 1,
        createdAt: expect.any(Date),
        endedAt: null,
        stops: [
          { ...open, kind: 'pickup', position: 0, plannedAt: at(0), doneAt: at(1) },
          { ...open, kind: 'dropoff', position: 1, plannedAt: at(20), doneAt: null },
        ],
      });
      expect(await inTx((tx) => runs.lock(tx, runId))).toEqual(await runs.find(runId));
      expect(await runs.find(runId + 1000)).toBeNull();
    });

    it('finds the run of a ride, and those of a route plan', async () => {
      const planId = await world.newRoutePlan();
      const ofPlan = { source: 'route_plan', routePlanId: planId } as const;
      const first = await add([stop(ana, 'pickup'), stop(ana, 'dropoff')], ofPlan);
      const second = await add([stop(ben, 'pickup'), stop(ben, 'dropoff')], ofPlan);
      expect([await runs.idOfRide(ana), await runs.idOfRide(ben)]).toEqual([first, second]);
      expect(await runs.idOfRide(await newRide())).toBeNull();
      expect(await runs.idsOfRoutePlan(planId)).toEqual([first, second]);
      expect(await runs.idsOfRoutePlan(await world.newRoutePlan())).toEqual([]);
    });

    it('refuses a ride that another run serves', async () => {
      await add();
      await expect(add([stop(ana, 'pickup'), stop(ana, 'dropoff')])).rejects.toMatchObject({
        driverError: { constraint: 'run_stops_ride' },
      });
    });

    describe('lists runs of a driver', () => {
      const ofDriver = async (driverId: number, status: RideStatus, more: Partial<RunRow> = {}) => {
        const rideId = await newRide();
        const runId = await add([stop(rideId, 'pickup'), stop(rideId, 'dropoff')], more);
        await world.assign(rideId, { runId, driverId, status });
        return { rideId, runId };
      };

      it('the one that was begun first, then by their start', async () => {
        const dan = await world.newDriver();
        const { runId: late } = await ofDriver(dan, 'confirmed', { startsAt: at(40) });
        const { runId: soon } = await ofDriver(dan, 'confirmed', { startsAt: at(20) });
        const { runId: begun } = await ofDriver(dan, 'en_route', { startsAt: at(50), setOutAt: at(1) });
        expect(await runs.idsOfDriver(dan)).toEqual([begun, soon, late]);
        expect(await runs.idsOfDriver(await world.newDriver())).toEqual([]);
      });

      it('while a ride of it has not ended, and it has open stops', async () => {
        const dan = await world.newDriver();
        const { runId, rideId } = await ofDriver(dan, 'in_progress');
        expect(await runs.idsOfDriver(dan)).toEqual([runId]);
        await inTx((tx) => runs.skipRide(tx, runId, rideId, at(1)));
        await inTx((tx) => runs.end(tx, runId, at(1)));
        expect(await runs.idsOfDriver(dan)).toEqual([]);
        await ofDriver(dan, 'completed');
        await ofDriver(dan, 'cancelled');
        expect(await runs.idsOfDriver(dan)).toEqual([]);
      });
    });

    it('finishes a stop once', async () => {
      const runId = await add();
      expect(await finish(runId, ben, 'pickup')).toBe(true);
      expect(await finish(runId, ben, 'pickup', 9)).toBe(false);
      expect((await runs.find(runId))!.stops[1]).toMatchObject({ doneAt: at(1), skippedAt: null });
      expect((await stopsOf(runId)).map(([, , , state]) => state)).toEqual(['open', 'done', 'open', 'open']);
      expect(await revisionOf(runId)).toBe(2);
    });

    it('skips the open stops of a ride, and leaves those that were made', async () => {
      const runId = await add();
      const skip = () => inTx((tx) => runs.skipRide(tx, runId, ana, at(3)));
      await finish(runId, ana, 'pickup');
      expect([await skip(), await skip()]).toEqual([true, false]);
      expect((await stopsOf(runId)).map(([, , , state]) => state)).toEqual(['done', 'open', 'skipped', 'open']);
      expect(await finish(runId, ana, 'dropoff')).toBe(false);
      expect(await revisionOf(runId)).toBe(3);
    });

    it('removes a ride, which another run can then serve', async () => {
      const runId = await add();
      const remove = () => inTx((tx) => runs.removeRide(tx, runId, ana));
      expect([await remove(), await remove()]).toEqual([true, false]);
      expect(await stopsOf(runId)).toEqual([
        [1, ben, 'pickup', 'open'],
        [3, ben, 'dropoff', 'open'],
      ]);
      expect(await revisionOf(runId)).toBe(2);
      const another = await add([stop(ana, 'pickup'), stop(ana, 'dropoff')]);
      expect(await runs.idOfRide(ana)).toBe(another);
    });

    it('keeps the time of the first departure, until the next driver has to set out again', async () => {
      const runId = await add();
      const setOut = async (minute: number | null) => {
        await inTx((tx) => runs.setOut(tx, runId, minute === null ? null : at(minute)));
        const { setOutAt, revision } = (await runs.find(runId))!;
        return [setOutAt, revision];
      };
      expect(await setOut(null)).toEqual([null, 1]);
      expect(await setOut(1)).toEqual([at(1), 2]);
      expect(await setOut(2)).toEqual([at(1), 2]);
      expect(await setOut(null)).toEqual([null, 3]);
      expect(await setOut(4)).toEqual([at(4), 4]);
    });

    it('ends once, after the last stop, and stays as it is then', async () => {
      const runId = await add([stop(ana, 'pickup'), stop(ana, 'dropoff')]);
      const end = (minute: number) => inTx((tx) => runs.end(tx, runId, at(minute)));
      await finish(runId, ana, 'pickup');
      expect(await end(1)).toBe(false);
      await finish(runId, ana, 'dropoff');
      expect([await end(2), await end(3)]).toEqual([true, false]);
      await inTx((tx) => runs.setOut(tx, runId, at(4)));
      expect(await runs.find(runId)).toMatchObject({ endedAt: at(2), setOutAt: null, revision: 4 });
    });

    describe('replaces the open stops', () => {
      const replace = (runId: number, seen: number, stops: readonly PlannedStop[], seats = 9) =>
        inTx((tx) => runs.replaceOpenStops(tx, runId, seen, stops, seats));

      it('and adds new ones after those that are over', async () => {
        const runId = await add();
        await finish(runId, ana, 'pickup');
        const eve = await newRide();
        const order = [
          stop(eve, 'pickup', 3),
          stop(ana, 'dropoff', 10),
          stop(ben, 'pickup', 15),
          stop(ben, 'dropoff', 20),
          stop(eve, 'dropoff', 30),
        ];
        expect(await replace(runId, 2, order)).toBe(true);
        expect(await stopsOf(runId)).toEqual([
          [0, ana, 'pickup', 'done'],
          [1, eve, 'pickup', 'open'],
          [2, ana, 'dropoff', 'open'],
          [3, ben, 'pickup', 'open'],
          [4, ben, 'dropoff', 'open'],
          [5, eve, 'dropoff', 'open'],
        ]);
        expect(await runs.find(runId)).toMatchObject({ seats: 9, revision: 3 });
      });

      it('only of a run that has neither changed nor ended', async () => {
        const runId = await add();
        await finish(runId, ana, 'pickup');
        expect(await replace(runId, 1, four().slice(1))).toBe(false);
        expect(await runs.find(runId)).toMatchObject({ seats: 6, revision: 2 });
        for (const rideId of [ana, ben]) await inTx((tx) => runs.skipRide(tx, runId, rideId, at(3)));
        await inTx((tx) => runs.end(tx, runId, at(4)));
        expect(await replace(runId, (await revisionOf(runId))!, [])).toBe(false);
      });
    });
  });
}
