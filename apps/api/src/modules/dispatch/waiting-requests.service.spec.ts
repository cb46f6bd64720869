import type { Config } from '../../config/config';
import type { DriversFacade } from '../drivers/drivers.facade';
import type { Ride, RidesFacade } from '../rides/rides.facade';
import type { OffersRepository } from './offers.repository';
import { DAN, DispatchWorld } from './testing/dispatch-world';
import { WaitingRequestsService } from './waiting-requests.service';

const NOW = new Date('2026-11-28T12:00:00Z');

const ride = (id: number, minutesAgo = 1) => {
  const createdAt = new Date(NOW.getTime() - minutesAgo * 60_000);
  return { id, status: 'pending', scheduledAt: null, pendingSince: null, createdAt } as Ride;
};

/** @param reachable ids of requests that a free driver can reach */
async function found(
  { undecided = [] as Ride[], shared = [] as Ride[], doOthersWait = false },
  { reachable = [] as number[], considered = [] as number[] } = {},
): Promise<{ ids: number[]; asked: string[] }> {
  const asked: string[] = [];
  const drivers: Partial<DriversFacade> = {
    ridesWithinDistance: async () => {
      asked.push('reach');
      return reachable;
    },
  };
  const rides: Partial<RidesFacade> = {
    findAll: async (ids) => {
      if (ids.length > 0) asked.push(`rides ${ids.join()}`);
      return ids.map((id) => ride(id));
    },
  };
  const service = new WaitingRequestsService(
    drivers as DriversFacade,
    {} as OffersRepository,
    rides as RidesFacade,
    { SEARCH_MINUTES: 10 } as Config,
  );
  const waiting = { undecided, shared, doOthersWait, ahead: [], neverDecided: new Set<number>() };
  return { ids: (await service.find(NOW, waiting, considered)).map(({ id }) => id), asked };
}

describe('the requests that a round has to look at', () => {
  it('are known from its first look while no others wait', async () => {
    expect(await found({ undecided: [ride(1), ride(2)] })).toEqual({ ids: [1, 2], asked: [] });
  });

  it('include others that a free driver can reach, longest-waiting first', async () => {
    const both = await found({ undecided: [ride(2)], doOthersWait: true }, { reachable: [1, 2] });
    expect(both).toEqual({ ids: [1, 2], asked: ['reach', 'rides 1'] });
  });

  it('include groups with a finding about a shared vehicle, and never those whose search has ended', async () => {
    const some = await found({ undecided: [ride(1, 11)], shared: [ride(2), ride(3)] }, { considered: [3] });
    expect(some).toEqual({ ids: [3], asked: [] });
  });
});

describe('a request that waits', () => {
  it('is alone until another one waits that nobody is asked about', async () => {
    const world = new DispatchWorld();
    const service = new WaitingRequestsService(world.drivers, world.offers, world.rides, world.config);
    expect(await service.isAlone()).toBe(true);
    world.add();
    const another = world.add();
    expect(await service.isAlone()).toBe(false);
    await world.offer(another.id, DAN);
    expect(await service.isAlone()).toBe(true);
  });

  it('is waited for up to the last moment of its search', () => {
    const world = new DispatchWorld();
    const service = new WaitingRequestsService(world.drivers, world.offers, world.rides, world.config);
    const waiting = [world.add(), world.add({ status: 'cancelled' }), world.add({ pendingSince: world.clock.in(5) })];
    const ids = () => service.stillWaiting(waiting, world.clock.now()).map(({ id }) => id);
    world.clock.forward(10);
    expect(ids()).toEqual([1, 3]);
    world.clock.forward(1);
    expect(ids()).toEqual([3]);
  });
});
