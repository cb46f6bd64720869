import { approachOf, at, CheckSteps, type OpenChecks } from './check-steps';

/** Contract tests for what every repository of progress checks knows of drivers on the way. @param open runs before each test */
export function describeApproaches(name: string, open: OpenChecks): void {
  describe(name, () => {
    let steps: CheckSteps;
    beforeEach(async () => {
      steps = await CheckSteps.begin(await open());
    });

    it('are those of drivers who have set out and not started the trip', async () => {
      const { world, rideId, driverId } = steps;
      expect(await steps.watched()).toMatchObject({ rideId, driverId, arrivedAt: null, approach: null, check: null });
      for (const status of ['confirmed', 'in_progress'] as const) {
        await world.assign(rideId, { driverId, status });
        expect(await steps.watched()).toBeNull();
      }
      await world.assign(rideId, null);
      expect(await steps.watched()).toBeNull();
    });

    it('end when somebody is aboard after the arrival', async () => {
      const { world, rideId } = steps;
      await world.arrive(rideId, at(1));
      expect(await steps.watched()).toMatchObject({ arrivedAt: at(1) });
      await world.board(rideId);
      expect(await steps.watched()).toBeNull();
    });

    it('of a run are those to its next stop', async () => {
      await steps.world.putBehindAnother(steps.rideId);
      expect(await steps.watched()).toBeNull();
    });

    it('are listed by ride, all or that of one ride', async () => {
      const { checks, world, rideId } = steps;
      const another = await CheckSteps.begin({ checks, world });
      const mine = (id: number) => id === rideId || id === another.rideId;
      const listed = (await checks.onTheWay(null)).map((driver) => driver.rideId).filter(mine);
      expect(listed).toEqual([rideId, another.rideId]);
      expect(await world.transaction((tx) => checks.onTheWay(another.rideId, tx))).toHaveLength(1);
    });

    it('begin with the acceptance, or else with the ride', async () => {
      const { world, rideId, driverId } = steps;
      await world.assign(rideId, { driverId, status: 'en_route', acceptedAt: at(3) });
      expect(await steps.watched()).toMatchObject({ acceptedAt: at(3) });
      const { acceptedAt } = (await (await CheckSteps.begin(steps)).watched())!;
      expect(acceptedAt).toBeInstanceOf(Date);
    });

    describe('show', () => {
      const seen = async (driver: Parameters<CheckSteps['world']['newDriver']>[0]) => {
        const driverId = await steps.world.newDriver(driver);
        await steps.world.assign(steps.rideId, { driverId, status: 'en_route' });
        return (await steps.watched())!;
      };
      const credible = { lat: 35.25, lng: -80.86 };

      it('the credible position of the driver and the last sign of life', async () => {
        expect(await seen({ credible, positionAt: at(4), lastSeenAt: at(3) })).toMatchObject({
          position: { ...credible, at: at(4) },
          seenAt: at(4),
          isControlled: false,
        });
        expect(await seen({ positionAt: at(4), lastSeenAt: at(6) })).toMatchObject({ position: null, seenAt: at(6) });
        expect(await seen({ credible, lastSeenAt: at(3) })).toMatchObject({ position: null, seenAt: at(3) });
        expect(await seen({})).toMatchObject({ position: null, seenAt: null });
      });

      it('a sign of life now when an engineer controls them, unless they are stalled', async () => {
        const controlled = await seen({ control: 'controlled', lastSeenAt: at(3) });
        expect(controlled.isControlled).toBe(true);
        expect(Date.now() - controlled.seenAt!.getTime()).toBeLessThan(60_000);
        expect(await seen({ control: 'stalled', lastSeenAt: at(3) })).toMatchObject({
          seenAt: at(3),
          isControlled: true,
        });
      });
    });

    it('keep what was saved last, for the driver who has the ride', async () => {
      const { checks, world, rideId } = steps;
      await steps.save();
      await world.transaction((tx) => checks.saveApproach(steps.way, approachOf({ awaySince: at(7) }), tx));
      expect((await steps.watched())?.approach).toEqual(approachOf({ awaySince: at(7) }));
      const another = await world.newDriver();
      await world.assign(rideId, { driverId: another, status: 'en_route' });
      expect((await steps.watched())?.approach).toBeNull();
      await checks.saveApproach({ ...steps.way, driverId: another }, approachOf({ closestSeconds: 60 }));
      expect((await steps.watched())?.approach).toMatchObject({ closestSeconds: 60 });
    });

    it('are not replaced by an observation from before an answer', async () => {
      const { checks, world } = steps;
      await steps.save();
      const answered = approachOf({ closestAt: at(5), movedAt: at(5), closestSeconds: 700 });
      await world.transaction((tx) => checks.saveApproach(steps.way, answered, tx));
      await steps.save({ movedAt: at(4), awaySince: at(3) });
      expect((await steps.watched())?.approach).toEqual(answered);
      const another = await world.newDriver();
      await world.assign(steps.rideId, { driverId: another, status: 'en_route' });
      await checks.saveApproach({ ...steps.way, driverId: another }, approachOf());
      expect((await steps.watched())?.approach).toEqual(approachOf());
    });

    it('begin again with the pickup, without the question about the former one', async () => {
      const { checks, world, rideId } = steps;
      const staying = await CheckSteps.begin(steps);
      for (const each of [steps, staying]) await each.save();
      const [check, kept] = [(await steps.ask({ cause: 'moving_away' }))!, await staying.ask()];
      await world.transaction((tx) => checks.forgetPickup(tx, rideId, at(6)));
      expect(await steps.watched()).toMatchObject({ approach: null, check: null });
      expect(await steps.end(check, 'taken_back')).toBe(false);
      expect(await steps.confirm(10, 200)).toBeNull();
      expect(await steps.latest()).toBeNull();
      expect(await staying.watched()).toMatchObject({ approach: approachOf(), check: kept });
      await steps.save({ closestSeconds: 900 });
      expect(await steps.ask()).toMatchObject({ cause: 'stalled' });
      expect((await steps.watched())?.approach).toMatchObject({ closestSeconds: 900 });
    });

    it('are not stored once the pickup has moved or the driver has lost the ride', async () => {
      const { world, rideId } = steps;
      await world.movePickup(rideId, { lat: 35.3, lng: -80.7 });
      await steps.save();
      expect((await steps.watched())?.approach).toBeNull();
      const another = await CheckSteps.begin(steps);
      await world.assign(another.rideId, { driverId: await world.newDriver(), status: 'en_route' });
      await another.save();
      await world.assign(another.rideId, { driverId: another.driverId, status: 'en_route' });
      expect((await another.watched())?.approach).toBeNull();
    });

    it('begin again with the pickup, and leave the question to an unreachable driver open', async () => {
      const { checks, world, rideId } = steps;
      const check = await steps.ask({ cause: 'unreachable' });
      await world.transaction((tx) => checks.forgetPickup(tx, rideId, at(6)));
      expect((await steps.watched())?.check).toEqual(check);
    });

    it('show the question that an arrival has not settled', async () => {
      const { world, rideId } = steps;
      const check = await steps.ask();
      expect((await steps.watched())?.check).toEqual(check);
      await world.arrive(rideId, at(6));
      expect((await steps.watched())?.check).toBeNull();
      const another = await CheckSteps.begin(steps);
      await world.arrive(another.rideId, at(6));
      const left = await another.ask({ cause: 'left_pickup' });
      expect((await another.watched())?.check).toEqual(left);
    });

    it('have left the pickup when they were away after the arrival, or were asked about it', async () => {
      const { world, rideId } = steps;
      const away = (minute: number) => steps.save({ awaySince: at(minute) });
      await away(5);
      expect(await steps.hasLeftPickup()).toBe(false);
      await world.arrive(rideId, at(6));
      expect(await steps.hasLeftPickup()).toBe(false);
      await away(7);
      expect(await steps.hasLeftPickup()).toBe(true);
      expect(await steps.hasLeftPickup(await world.newDriver())).toBe(false);
      await steps.save();
      const check = (await steps.ask({ cause: 'left_pickup' }))!;
      expect(await steps.hasLeftPickup()).toBe(true);
      await steps.end(check, 'progress');
      expect(await steps.hasLeftPickup()).toBe(false);
    });

    it('are forgotten with their questions when they are over', async () => {
      const { checks, world, rideId, driverId } = steps;
      const staying = await CheckSteps.begin(steps);
      for (const each of [steps, staying]) await each.save();
      const [check, kept] = [(await steps.ask())!, (await staying.ask())!];
      await world.assign(rideId, { driverId, status: 'in_progress' });
      await checks.forgetEnded(at(9));
      await world.assign(rideId, { driverId, status: 'en_route' });
      expect(await steps.watched()).toMatchObject({ approach: null, check: null });
      expect(await steps.end(check, 'progress')).toBe(false);
      expect(await steps.latest()).toBeNull();
      expect(await staying.watched()).toMatchObject({ approach: approachOf(), check: { id: kept.id } });
    });

    it('keep the way to the pickup after an arrival, and forget the question that it settled', async () => {
      const { checks, world, rideId } = steps;
      await steps.save();
      const check = (await steps.ask())!;
      await world.arrive(rideId, at(6));
      await checks.forgetEnded(at(9));
      expect((await steps.watched())?.approach).toEqual(approachOf());
      expect(await steps.end(check, 'progress')).toBe(false);
      expect(await steps.ask({ cause: 'left_pickup' })).not.toBeNull();
    });
  });
}
