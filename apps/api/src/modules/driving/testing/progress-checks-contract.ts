import { randomInt } from 'node:crypto';
import type { OpenCheck } from '../progress-checks.repository';
import { at, CheckSteps, type OpenChecks } from './check-steps';

/** Contract tests for the questions of every repository of progress checks. @param open runs before each test */
export function describeProgressChecks(name: string, open: OpenChecks): void {
  describe(name, () => {
    let steps: CheckSteps;
    beforeEach(async () => {
      steps = await CheckSteps.begin(await open());
    });

    it('asks a driver on the way', async () => {
      const check = await steps.ask({ cause: 'moving_away', seconds: 300 });
      expect(check).toEqual({
        id: expect.any(Number),
        rideId: steps.rideId,
        driverId: steps.driverId,
        cause: 'moving_away',
        since: at(0),
        askedAt: at(5),
        dueAt: at(8),
        awaitsAnswer: true,
        answers: 0,
        seconds: 300,
      });
      expect((await steps.watched())?.check).toEqual(check);
    });

    it('asks one question at a time', async () => {
      const check = (await steps.ask())!;
      expect(await steps.ask()).toBeNull();
      await steps.end(check, 'progress');
      expect(await steps.ask()).toMatchObject({ rideId: steps.rideId });
    });

    it('asks nobody else', async () => {
      const { world, rideId, driverId } = steps;
      const another = await world.newDriver();
      expect(await steps.ask({ driverId: another })).toBeNull();
      expect(await steps.ask({ rideId: randomInt(1_000_000, 2_000_000) })).toBeNull();
      for (const status of ['confirmed', 'in_progress'] as const) {
        await world.assign(rideId, { driverId, status });
        expect(await steps.ask()).toBeNull();
      }
      await world.assign(rideId, null);
      expect(await steps.ask()).toBeNull();
    });

    it('asks a driver who has arrived only until somebody is aboard', async () => {
      await steps.world.arrive(steps.rideId, at(1));
      const check = (await steps.ask({ cause: 'left_pickup' }))!;
      await steps.end(check, 'progress');
      await steps.world.board(steps.rideId);
      expect(await steps.ask({ cause: 'left_pickup' })).toBeNull();
    });

    it('asks nobody about the way who has arrived, or who left before they arrived', async () => {
      expect(await steps.ask({ cause: 'left_pickup' })).toBeNull();
      await steps.world.arrive(steps.rideId, at(1));
      for (const cause of ['stalled', 'unreachable'] as const) expect(await steps.ask({ cause })).toBeNull();
    });

    it('asks nobody about a pickup that has moved, except a driver who is unreachable wherever it is', async () => {
      await steps.world.movePickup(steps.rideId, { lat: 35.3, lng: -80.7 });
      expect(await steps.ask()).toBeNull();
      expect(await steps.ask({ cause: 'unreachable' })).toMatchObject({ cause: 'unreachable' });
    });

    it('asks nobody about a pickup that other stops of a run come before', async () => {
      await steps.world.putBehindAnother(steps.rideId);
      expect(await steps.ask()).toBeNull();
    });

    it('takes one answer to a question, and measures from the way at the answer when it is known', async () => {
      expect(await steps.confirm(10, 200)).toBeNull();
      const check = (await steps.ask({ seconds: 300 }))!;
      expect(await steps.confirm(10, null)).toEqual({
        ...check,
        awaitsAnswer: false,
        answers: 1,
        dueAt: at(10),
        seconds: 300,
      });
      expect(await steps.confirm(11, 200)).toBeNull();
      await steps.askAgain((await steps.latest())!, 12);
      expect(await steps.confirm(15, 200)).toMatchObject({ answers: 2, dueAt: at(15), seconds: 200 });
    });

    it('takes no answer of another driver, nor to a question that was settled', async () => {
      const check = (await steps.ask())!;
      expect(await steps.confirm(10, 200, await steps.world.newDriver())).toBeNull();
      await steps.end(check, 'progress');
      expect(await steps.confirm(10, 200)).toBeNull();
    });

    it('takes no answer to a question that was settled by an arrival or with the ride', async () => {
      const { world, rideId, driverId } = steps;
      await steps.ask();
      await world.arrive(rideId, at(6));
      expect(await steps.confirm(10, 200)).toBeNull();
      await steps.checks.forgetEnded(at(7));
      await steps.ask({ cause: 'left_pickup' });
      await world.assign(rideId, { driverId, status: 'in_progress' });
      expect(await steps.confirm(10, 200)).toBeNull();
    });

    it('takes the answer of a driver who left the pickup after arriving', async () => {
      await steps.world.arrive(steps.rideId, at(1));
      await steps.ask({ cause: 'left_pickup' });
      expect(await steps.confirm(10, 200)).toMatchObject({ cause: 'left_pickup', awaitsAnswer: false, answers: 1 });
    });

    it('asks again what has not changed since it was read', async () => {
      const before = (await steps.ask())!;
      const answered = (await steps.confirm(10, null))!;
      expect(await steps.askAgain(before, 20)).toBe(false);
      expect(await steps.latest()).toMatchObject({ awaitsAnswer: false, dueAt: at(10) });
      expect(await steps.askAgain(answered, 20)).toBe(true);
      expect(await steps.latest()).toMatchObject({ awaitsAnswer: true, answers: 1, dueAt: at(20) });
      expect(await steps.askAgain(answered, 30)).toBe(false);
    });

    it('settles a check once, and only if it has not changed since it was read', async () => {
      const before = (await steps.ask())!;
      const answered = (await steps.confirm(10, null))!;
      expect(await steps.end(before, 'taken_back')).toBe(false);
      expect(await steps.end(answered, 'progress')).toBe(true);
      expect(await steps.end(answered, 'taken_back')).toBe(false);
      expect(await steps.askAgain(answered, 20)).toBe(false);
      expect((await steps.watched())?.check).toBeNull();
    });

    describe('the latest check of a driver is', () => {
      const latest = (minute: number) => steps.checks.latest(steps.driverId, at(minute));

      it('the open question, while it stands', async () => {
        expect(await latest(0)).toBeNull();
        const check = await steps.ask();
        expect(await latest(0)).toEqual({ ...check, isTakenBack: false });
        expect(await steps.checks.latest(await steps.world.newDriver(), at(0))).toBeNull();
        await steps.world.arrive(steps.rideId, at(6));
        expect(await latest(0)).toBeNull();
      });

      it('nothing about a ride that came nearer or that the driver lost otherwise', async () => {
        await steps.end((await steps.ask())!, 'progress');
        expect(await latest(0)).toBeNull();
        await steps.ask();
        await steps.world.assign(steps.rideId, { driverId: await steps.world.newDriver(), status: 'en_route' });
        expect(await latest(0)).toBeNull();
      });

      it('the ride that was taken back last since then, unless another question is open', async () => {
        const { world, driverId } = steps;
        const takeBack = async (): Promise<OpenCheck> => {
          const check = (await steps.ask())!;
          await steps.end(check, 'taken_back');
          await world.assign(steps.rideId, null);
          steps.rideId = await world.newRide(await world.newUser());
          await world.assign(steps.rideId, { driverId, status: 'en_route' });
          return check;
        };
        await takeBack();
        const second = await takeBack();
        expect(await latest(8)).toMatchObject({ id: second.id, isTakenBack: true });
        expect(await latest(9)).toBeNull();
        const open = (await steps.ask())!;
        expect(await latest(8)).toMatchObject({ id: open.id, isTakenBack: false });
      });
    });
  });
}
