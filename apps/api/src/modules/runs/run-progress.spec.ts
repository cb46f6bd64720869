import type { RideStatus, RunSource } from '@groupride/contracts';
import { SetClock } from '../../platform/testing/stand-ins';
import { SYSTEM, type Move, type Ride } from '../rides/rides.facade';
import { RidesWorld } from '../rides/testing/rides-world';
import type { Run } from './domain/run';
import type { RunsService } from './runs.service';
import { runsInMemory } from './testing/runs-in-memory';

const DAN = 90;
const BY_DAN = { as: 'driver', userId: 20 } as const;
const OPERATOR = { as: 'admin', userId: 5 } as const;
const EVENTS = {
  en_route: 'driver_set_out',
  in_progress: 'trip_started',
  completed: 'trip_completed',
  cancelled: 'ride_cancelled',
  pending: 'driver_released',
} as const;

describe('the progress of a run', () => {
  let world: RidesWorld;
  let clock: SetClock;
  let runs: RunsService;
  let ana: Ride;
  let ben: Ride;
  let runId: number;

  const begin = async (source: RunSource = 'route_plan') => {
    world = new RidesWorld();
    clock = new SetClock();
    ({ runs } = runsInMemory(world, clock));
    [ana, ben] = [ride(), ride()];
    const stop = ({ id: rideId }: Ride, kind: 'pickup' | 'dropoff') => ({ rideId, kind, plannedAt: clock.in(60) });
    const plan = { source, rideType: 'GroupX', seats: 8, startsAt: clock.in(60) } as const;
    const stops = [stop(ana, 'pickup'), stop(ben, 'pickup'), stop(ana, 'dropoff'), stop(ben, 'dropoff')];
    const run = await world.database.transaction((tx) => runs.create(tx, { ...plan, stops }));
    runId = run.id;
  };
  beforeEach(() => begin());

  const ride = () => world.add({ status: 'confirmed', bookingType: 'scheduled', driverId: DAN });
  const move = ({ id: rideId }: Ride, to: keyof typeof EVENTS, more: Partial<Move> = {}) =>
    world.database.transaction((tx) => world.rides.move(tx, { rideId, to, actor: BY_DAN, event: EVENTS[to], ...more }));
  const giveBack = (of: Ride) => move(of, 'pending', { set: { driverId: null } });
  const run = async (): Promise<Run> => (await runs.find(runId))!;
  /** How each stop ended, in order. */
  const stops = async () =>
    (await run()).stops.map(({ doneAt, skippedAt }) => (doneAt ? 'done' : skippedAt ? 'skipped' : 'open'));
  const statuses = async (): Promise<RideStatus[]> => [
    (await world.stored(ana.id)).status,
    (await world.stored(ben.id)).status,
  ];
  const types = async ({ id }: Ride) => (await world.history(id)).map(({ type }) => type);

  it('begins when the driver sets out', async () => {
    await move(ana, 'en_route');
    expect(await run()).toMatchObject({ setOutAt: clock.now(), endedAt: null });
    expect([await stops(), await statuses()]).toEqual([
      ['open', 'open', 'open', 'open'],
      ['en_route', 'confirmed'],
    ]);
  });

  it('completes a stop with each step, sets out for the next pickup, and ends with the last stop', async () => {
    await move(ana, 'en_route');
    await move(ana, 'in_progress');
    expect([await stops(), await statuses()]).toEqual([
      ['done', 'open', 'open', 'open'],
      ['in_progress', 'en_route'],
    ]);
    expect(await world.history(ben.id)).toContainEqual(
      expect.objectContaining({ type: 'driver_set_out', actorKind: 'system', data: { runId } }),
    );
    await move(ben, 'in_progress');
    await move(ana, 'completed');
    expect(await stops()).toEqual(['done', 'done', 'done', 'open']);
    expect((await run()).endedAt).toBeNull();
    clock.forward(1);
    await move(ben, 'completed');
    expect(await run()).toMatchObject({ endedAt: clock.now() });
  });

  it('is an event of the other rides, and not of the one that made it', async () => {
    await move(ana, 'en_route');
    await move(ana, 'in_progress');
    expect(await types(ana)).toEqual(['run_joined', 'driver_set_out', 'trip_started']);
    expect((await types(ben)).filter((type) => type === 'run_advanced')).toHaveLength(1);
    await move(ben, 'in_progress');
    expect((await types(ana)).at(-1)).toBe('run_advanced');
  });

  it('skips a group that cancels on the way, and sets out for the next one', async () => {
    await move(ana, 'en_route');
    await move(ana, 'cancelled', { actor: OPERATOR });
    expect([await stops(), await statuses()]).toEqual([
      ['skipped', 'open', 'skipped', 'open'],
      ['cancelled', 'en_route'],
    ]);
  });

  it('does not begin because a group cancels before the driver sets out', async () => {
    await move(ana, 'cancelled', { actor: OPERATOR });
    expect([await stops(), await statuses()]).toEqual([
      ['skipped', 'open', 'skipped', 'open'],
      ['cancelled', 'confirmed'],
    ]);
    expect(await types(ben)).toEqual(['run_joined']);
    await move(ben, 'cancelled', { actor: OPERATOR });
    expect(await run()).toMatchObject({ endedAt: clock.now(), setOutAt: null });
  });

  it('counts both stops of a trip that operations complete without a start', async () => {
    await move(ana, 'en_route');
    await move(ana, 'completed', { actor: OPERATOR });
    expect([await stops(), await statuses()]).toEqual([
      ['done', 'open', 'done', 'open'],
      ['completed', 'en_route'],
    ]);
  });

  it('goes on with the first stop that is open after a trip that operations completed out of order', async () => {
    await move(ana, 'en_route');
    await move(ben, 'en_route', { actor: SYSTEM });
    await move(ben, 'completed', { actor: OPERATOR });
    expect([await stops(), await statuses()]).toEqual([
      ['open', 'done', 'open', 'done'],
      ['en_route', 'completed'],
    ]);
  });

  it('waits for the next driver when the driver gives a ride of a plan back', async () => {
    await move(ana, 'en_route');
    await giveBack(ana);
    expect(await run()).toMatchObject({ setOutAt: null, endedAt: null });
    expect(await stops()).toEqual(['open', 'open', 'open', 'open']);
    expect(await world.stored(ana.id)).toMatchObject({ runId });
  });

  it('leaves a ride of a plan out that lost its driver while another group is aboard', async () => {
    await move(ana, 'en_route');
    await move(ana, 'in_progress');
    await giveBack(ben);
    expect(await world.stored(ben.id)).toMatchObject({ runId: null, status: 'pending' });
    expect((await world.history(ben.id)).at(-1)).toMatchObject({ type: 'run_left', data: { runId } });
    expect((await run()).stops.map(({ rideId, kind }) => `${kind} ${rideId}`)).toEqual([
      `pickup ${ana.id}`,
      `dropoff ${ana.id}`,
    ]);
    // Their route no longer leads to the other group.
    expect((await types(ana)).at(-1)).toBe('run_advanced');
    await world.database.transaction((tx) => runs.checkNext(tx, ana.id, 'dropoff'));
    await move(ana, 'completed');
    expect(await run()).toMatchObject({ endedAt: clock.now() });
    expect(await statuses()).toEqual(['completed', 'pending']);
  });

  it('does not set out for a group that is given back together with the one before', async () => {
    await begin('pool');
    await move(ana, 'en_route');
    await giveBack(ana);
    expect(await types(ben)).not.toContain('driver_set_out');
  });

  it('leaves a ride out of a shared vehicle that has lost its driver', async () => {
    await begin('pool');
    await move(ana, 'en_route');
    await giveBack(ana);
    expect(await world.stored(ana.id)).toMatchObject({ runId: null, status: 'pending' });
    expect((await world.history(ana.id)).at(-1)).toMatchObject({
      type: 'run_left',
      actorKind: 'system',
      data: { runId },
    });
    expect((await run()).stops.map(({ rideId }) => rideId)).toEqual([ben.id, ben.id]);
    await giveBack(ben);
    expect(await run()).toMatchObject({ endedAt: clock.now(), stops: [] });
  });

  it('follows no ride that is not part of it', async () => {
    const alone = ride();
    await move(alone, 'cancelled', { actor: OPERATOR });
    expect(await run()).toMatchObject({ revision: 1 });
  });
});
