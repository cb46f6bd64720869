import { jest } from '@jest/globals';
import type { Config } from '../../config/config';
import type { DatabaseAvailability } from '../../platform/database/availability';
import { LocalProcessBus } from '../../platform/redis/process-bus';
import type { TestClock } from '../../platform/test-clock/test-clock';
import { databaseInMemory, only } from '../../platform/testing/stand-ins';
import type { Decision, NoDriverFound } from './decisions.repository';
import type { DispatchLeaseRepository } from './dispatch-lease.repository';
import { DispatcherService } from './dispatcher.service';
import type { WaitingRequests } from './offers.repository';
import { RoundRequests } from './round-requests.service';
import type { RoundService } from './round.service';
import { InMemoryDispatchLease } from './testing/in-memory-dispatch-lease';

const LEASE_MS = 2_500;
const NOTHING: WaitingRequests = { shared: [], undecided: [], reachable: [], ahead: [], neverDecided: new Set() };

/** Makes one requested round in which so much time passes. @returns what it did */
async function roundOf({ takesMs, canExtend }: { takesMs: number; canExtend: boolean }): Promise<string[]> {
  const did: string[] = [];
  const leases = [{ sinceLastRoundMs: 10_000 }];
  let now = 0;
  const spy = jest.spyOn(performance, 'now').mockImplementation(() => now);
  const lease = {
    take: async () => leases.pop() ?? null,
    extend: async () => canExtend,
    finish: async (_: string, served: readonly string[], found: readonly NoDriverFound[]) =>
      void did.push(`served ${served.join()}, nobody found for ${found.map(({ decision }) => decision.rideId).join()}`),
  };
  const round = only<RoundService>({
    begin: async () => ({ requests: ['7'], aheadRequested: 0, waiting: NOTHING }),
    match: async (mayContinue: () => Promise<boolean>) => {
      now += takesMs;
      did.push((await mayContinue()) ? 'decided' : 'left undecided');
      // Asked again soon after, the answer is the same.
      did.push((await mayContinue()) ? 'decided' : 'left undecided');
      return { isAnotherNeeded: false, noDriverFound: [{ decision: only<Decision>({ rideId: 9 }), lastEvent: 1 }] };
    },
  });
  const dispatcher = new DispatcherService(
    lease as Partial<DispatchLeaseRepository> as DispatchLeaseRepository,
    only<RoundRequests>({ onRequest: () => undefined }),
    round,
    { report: () => false } as Partial<DatabaseAvailability> as DatabaseAvailability,
    { ROLE: 'all' } as Partial<Config> as Config,
    { isMoving: false, follow: () => undefined } as Partial<TestClock> as TestClock,
  );
  dispatcher.onApplicationBootstrap();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await dispatcher.beforeApplicationShutdown();
  spy.mockRestore();
  return did;
}

describe('a round of matching', () => {
  it('is complete once everything is decided, even when that took long', async () => {
    expect(await roundOf({ takesMs: 10, canExtend: false })).toEqual([
      'decided',
      'decided',
      'served 7, nobody found for 9',
    ]);
    expect(await roundOf({ takesMs: 5_000, canExtend: true })).toEqual([
      'decided',
      'decided',
      'served 7, nobody found for 9',
    ]);
  });

  it('leaves requests undecided when its lease runs out first', async () => {
    expect(await roundOf({ takesMs: 5_000, canExtend: false })).toEqual(['left undecided', 'left undecided']);
  });
});

describe('processes that make rounds of matching', () => {
  let lease: InMemoryDispatchLease;
  let bus: LocalProcessBus;
  let rounds: string[];
  /** The request for rides ahead that each round served. */
  let aheadRequests: number[];
  let running: DispatcherService[];
  /** What happens while a round reads. */
  let look: () => Promise<void>;

  /** @param round what happens in each of its rounds. @returns whether others can be served by another round */
  function start(
    name: string,
    round: (mayContinue: () => Promise<boolean>) => Promise<boolean> = async () => false,
    role: Config['ROLE'] = 'all',
  ) {
    const config = only<Config>({ ROLE: role });
    const requests = new RoundRequests(lease, bus, config);
    requests.onModuleInit();
    const dispatcher = new DispatcherService(
      ...([lease, requests] as const),
      only<RoundService>({
        begin: async (holder) => {
          const begun = await lease.beginRound(holder);
          await look();
          return begun && { ...begun, waiting: NOTHING };
        },
        isAlone: async () => true,
        match: async (mayContinue, { aheadRequested }) => {
          rounds.push(name);
          aheadRequests.push(aheadRequested);
          return { isAnotherNeeded: await round(mayContinue), noDriverFound: [] };
        },
      }),
      only<DatabaseAvailability>({ report: () => true }),
      config,
      only<TestClock>({ isMoving: false, follow: () => undefined }),
    );
    running.push(dispatcher);
    dispatcher.onApplicationBootstrap();
    return { requests, stop: () => dispatcher.beforeApplicationShutdown() };
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve, 30));

  beforeEach(() => {
    lease = new InMemoryDispatchLease();
    bus = new LocalProcessBus();
    [rounds, aheadRequests, running] = [[], [], []];
    look = async () => undefined;
  });
  afterEach(() => Promise.all(running.map((dispatcher) => dispatcher.beforeApplicationShutdown())));

  it('make one when it is requested, and then none', async () => {
    const dispatcher = start('a');
    await settle();
    expect(rounds).toEqual([]);
    await dispatcher.requests.request();
    await settle();
    expect(rounds).toEqual(['a']);
    expect(await lease.isRoundRequested()).toBe(false);
  });

  it('make no two at a time', async () => {
    let finish = () => undefined as void;
    const a = start('a', () => new Promise((resolve) => (finish = () => resolve(false))));
    const b = start('b');
    await a.requests.request();
    await settle();
    await b.requests.request();
    await settle();
    expect(rounds).toEqual(['a']);
    finish();
    await settle();
    // What was requested during the round is made after it.
    expect(rounds.length).toBe(2);
    finish();
  });

  it('make another one when that can serve somebody', async () => {
    let left = 2;
    const dispatcher = start('a', async () => (left -= 1) > 0);
    await dispatcher.requests.request();
    await settle();
    expect(rounds).toEqual(['a', 'a']);
  });

  it('make one again that failed, in whichever process, when its lease has ended', async () => {
    const a = start('a', () => Promise.reject(new Error('connection lost')));
    await a.requests.request();
    await settle();
    await a.stop();
    const b = start('b');
    await settle();
    await b.stop();
    expect(rounds).toEqual(['a']);
    expect(await lease.isRoundRequested()).toBe(true);
    lease.pass(LEASE_MS);
    start('c');
    await settle();
    expect(rounds).toEqual(['a', 'c']);
    expect(await lease.isRoundRequested()).toBe(false);
  });

  it('are not those that only answer requests, which can ask for a round', async () => {
    const api = start('api', async () => false, 'api');
    await api.requests.request();
    await settle();
    expect(rounds).toEqual([]);
    start('worker', async () => false, 'worker');
    await settle();
    expect(rounds).toEqual(['worker']);
  });

  it('begin one as soon as a process that only answers requests asks for it', async () => {
    const api = start('api', async () => false, 'api');
    start('worker', async () => false, 'worker');
    await settle();
    await api.requests.request();
    await settle();
    expect(rounds).toEqual(['worker']);
    await databaseInMemory().transaction(async (tx) => {
      api.requests.requestIn(tx);
      await settle();
      expect(rounds).toEqual(['worker']);
    });
    await settle();
    expect(rounds).toEqual(['worker', 'worker']);
  });

  it('look again at rides ahead when any of them is asked to, even during a round', async () => {
    const api = start('api', async () => false, 'api');
    look = async () => {
      // A driver asks for such rides after this round has read who wants them.
      if (aheadRequests.length === 0) await api.requests.request({ withRidesAhead: true });
    };
    const worker = start('worker', async () => false, 'worker');
    await worker.requests.request();
    await settle();
    await worker.requests.request();
    await settle();
    expect(aheadRequests).toEqual([0, 1, 1]);
  });

  describe('when reading takes longer than the lease', () => {
    let elapsed: number;

    /** Makes a round whose first reading takes so long. @returns whether it decided, for each try */
    async function slowRound(meanwhile: () => Promise<unknown>): Promise<boolean[]> {
      const decided: boolean[] = [];
      look = async () => {
        if (elapsed > 0) return;
        elapsed += 2 * LEASE_MS;
        lease.pass(2 * LEASE_MS);
        await meanwhile();
      };
      const dispatcher = start('a', async (mayContinue) => {
        decided.push(await mayContinue());
        return false;
      });
      await dispatcher.requests.request();
      await settle();
      await dispatcher.stop();
      return decided;
    }

    beforeEach(() => {
      elapsed = 0;
      const started = performance.now();
      jest.spyOn(performance, 'now').mockImplementation(() => started + elapsed);
    });
    afterEach(() => jest.restoreAllMocks());

    it('decide all the same, in one round', async () => {
      expect(await slowRound(async () => undefined)).toEqual([true]);
      expect(await lease.isRoundRequested()).toBe(false);
    });

    it('leave the decisions to the process that took over', async () => {
      expect(await slowRound(() => lease.take('b'))).toEqual([false]);
      expect(await lease.isRoundRequested()).toBe(true);
    });
  });

  it('finish the round under way before they stop, and begin no other', async () => {
    let finish = () => undefined as void;
    const dispatcher = start('a', () => new Promise((resolve) => (finish = () => resolve(true))));
    await dispatcher.requests.request();
    await settle();
    const stopped = dispatcher.stop();
    finish();
    await stopped;
    expect(rounds).toEqual(['a']);
    expect(await lease.isRoundRequested()).toBe(true);
    // The lease was given back, so that another process goes on at once.
    expect(await lease.take('b')).not.toBeNull();
  });
});
