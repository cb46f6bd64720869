import { jest } from '@jest/globals';
import type { Config } from '../../config/config';
import type { DatabaseAvailability } from '../../platform/database/availability';
import type { TestClock } from '../../platform/test-clock/test-clock';
import type { AheadMatching } from './ahead-matching.service';
import type { DispatchLeaseRepository } from './dispatch-lease.repository';
import { DispatcherService } from './dispatcher.service';
import type { MatchingService } from './matching.service';
import type { SharedMatchingService } from './shared-matching.service';

/** Makes one requested round in which so much time passes. @returns what it did */
async function roundOf({ takesMs, canExtend }: { takesMs: number; canExtend: boolean }): Promise<string[]> {
  const did: string[] = [];
  const leases = [{ sinceLastRoundMs: 10_000 }];
  let now = 0;
  const spy = jest.spyOn(performance, 'now').mockImplementation(() => now);
  const lease = {
    take: async () => leases.pop() ?? null,
    beginRound: async () => 7,
    extend: async () => canExtend,
    finish: async (_: string, served: number) => void did.push(`served ${served}`),
  };
  const matching = {
    look: async () => ({ shared: [], undecided: [], ahead: [], neverDecided: new Set(), doOthersWait: false }),
    round: async (mayContinue: () => Promise<boolean>) => {
      now += takesMs;
      did.push((await mayContinue()) ? 'decided' : 'left undecided');
      // Asked again soon after, the answer is the same.
      did.push((await mayContinue()) ? 'decided' : 'left undecided');
      return false;
    },
  };
  const dispatcher = new DispatcherService(
    lease as Partial<DispatchLeaseRepository> as DispatchLeaseRepository,
    {
      round: async () => ({ considered: new Map(), held: new Set(), isAnotherNeeded: false }),
    } as Partial<SharedMatchingService> as SharedMatchingService,
    matching as Partial<MatchingService> as MatchingService,
    {
      unmatched: () => ({ sql: '', parameters: [] }),
      round: async () => undefined,
    } as Partial<AheadMatching> as AheadMatching,
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
  it('is done once everything is decided, also when it took long', async () => {
    expect(await roundOf({ takesMs: 10, canExtend: false })).toEqual(['decided', 'decided', 'served 7']);
    expect(await roundOf({ takesMs: 5_000, canExtend: true })).toEqual(['decided', 'decided', 'served 7']);
  });

  it('is still to be made when its lease ran out before everything was decided', async () => {
    expect(await roundOf({ takesMs: 5_000, canExtend: false })).toEqual(['left undecided', 'left undecided']);
  });
});
