import { only } from '../../platform/testing/stand-ins';
import type { Config } from '../../config/config';
import type { DriversFacade } from '../drivers/drivers.facade';
import type { Ride } from '../rides/rides.facade';
import type { OffersRepository, WaitingRequests } from './offers.repository';
import { DAN, DispatchWorld } from './testing/dispatch-world';
import { InMemoryDispatchLease } from './testing/in-memory-dispatch-lease';
import { WaitingRequestsService } from './waiting-requests.service';

const NOW = new Date('2026-11-28T12:00:00Z');

const ride = (id: number, minutesAgo = 1) => {
  const createdAt = new Date(NOW.getTime() - minutesAgo * 60_000);
  return { id, status: 'pending', scheduledAt: null, pendingSince: null, createdAt } as Ride;
};

const NOTHING: WaitingRequests = { shared: [], undecided: [], reachable: [], ahead: [], neverDecided: new Set() };

/** Begins rounds in which nothing waits. `read` has the rows of each. */
function beginning() {
  const [lease, read] = [new InMemoryDispatchLease(), [] as object[]];
  const part = { sql: '', parameters: [] };
  const service = new WaitingRequestsService(
    only<DriversFacade>({ selectRidesWithinDistance: () => part }),
    only<OffersRepository>({
      selectWaiting: () => part,
      waitingOf: (rows) => {
        read.push(rows);
        return NOTHING;
      },
    }),
    lease,
    only<Config>({ SEARCH_MINUTES: 10 }),
  );
  return { lease, read, begin: (holder: string) => service.begin(holder, part, NOW) };
}

function found(
  { undecided = [] as Ride[], shared = [] as Ride[], reachable = [] as Ride[] },
  considered: number[] = [],
): number[] {
  const service = new WaitingRequestsService(
    only<DriversFacade>({}),
    only<OffersRepository>({}),
    new InMemoryDispatchLease(),
    only<Config>({ SEARCH_MINUTES: 10 }),
  );
  const waiting = { undecided, shared, reachable, ahead: [], neverDecided: new Set<number>() };
  return service.find(NOW, waiting, considered).map(({ id }) => id);
}

describe('the requests that a round has to look at', () => {
  it('are those that are undecided', () => {
    expect(found({ undecided: [ride(1), ride(2)] })).toEqual([1, 2]);
  });

  it('include others that a free driver can reach, longest-waiting first', () => {
    expect(found({ undecided: [ride(2)], reachable: [ride(1), ride(2)] })).toEqual([1, 2]);
  });

  it('include groups with a finding about a shared vehicle, and never those whose search has ended', () => {
    expect(found({ undecided: [ride(1, 11)], shared: [ride(2), ride(3)] }, [3])).toEqual([3]);
  });

  it('are read when the round begins, unless another process holds the lease', async () => {
    const { lease, begin, read } = beginning();
    expect(await begin('a')).toBeNull();
    await lease.requestRound();
    await lease.take('a');
    expect(await begin('b')).toBeNull();
    expect(read).toEqual([]);
    expect(await begin('a')).toEqual({ requests: ['1'], aheadRequested: 0, waiting: NOTHING });
    expect(read).toEqual([[]]);
  });
});

describe('a request that waits', () => {
  it('is alone until another one waits that nobody is asked about', async () => {
    const world = new DispatchWorld();
    const service = new WaitingRequestsService(
      ...([world.drivers, world.offers, new InMemoryDispatchLease(), world.config] as const),
    );
    expect(await service.isAlone()).toBe(true);
    world.add();
    const another = world.add();
    expect(await service.isAlone()).toBe(false);
    await world.offer(another.id, DAN);
    expect(await service.isAlone()).toBe(true);
  });

  it('is waited for up to the last moment of its search', () => {
    const world = new DispatchWorld();
    const service = new WaitingRequestsService(
      ...([world.drivers, world.offers, new InMemoryDispatchLease(), world.config] as const),
    );
    const waiting = [world.add(), world.add({ status: 'cancelled' }), world.add({ pendingSince: world.clock.in(5) })];
    const ids = () => service.stillWaiting(waiting, world.clock.now()).map(({ id }) => id);
    world.clock.forward(10);
    expect(ids()).toEqual([1, 3]);
    world.clock.forward(1);
    expect(ids()).toEqual([3]);
  });
});
