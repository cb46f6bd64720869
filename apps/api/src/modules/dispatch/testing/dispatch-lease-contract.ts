import type { DispatchLeaseRepository } from '../dispatch-lease.repository';

interface Opened {
  lease: DispatchLeaseRepository;
  /** Lets time go by. */
  pass: (milliseconds: number) => Promise<void>;
}

/** Contract tests for every lease of dispatch. @param open runs before each test, and returns a lease that nobody has used */
export function describeDispatchLease(name: string, open: () => Promise<Opened>): void {
  describe(name, () => {
    let lease: DispatchLeaseRepository;
    let pass: Opened['pass'];
    beforeEach(async () => void ({ lease, pass } = await open()));

    const beginRound = (holder: string) =>
      lease.beginRound(holder, { sql: 'SELECT 1 AS place WHERE false', parameters: [] });
    const begin = async (holder: string) => (await beginRound(holder))?.requested ?? null;

    it('is taken only when a round was requested', async () => {
      expect(await lease.isRoundRequested()).toBe(false);
      expect(await lease.take('a')).toBeNull();
      await lease.requestRound();
      expect(await lease.isRoundRequested()).toBe(true);
      expect(await lease.take('a')).not.toBeNull();
    });

    it('has one holder, until the holder no longer extends it', async () => {
      await lease.requestRound();
      await lease.take('a');
      expect(await lease.take('b')).toBeNull();
      expect(await lease.extend('b')).toBe(false);
      expect(await begin('b')).toBeNull();
      await pass(1_000);
      expect(await lease.extend('a')).toBe(true);
      await pass(1_000);
      expect(await lease.take('b')).toBeNull();
      await pass(3_000);
      expect(await lease.take('b')).not.toBeNull();
      expect(await lease.extend('a')).toBe(false);
      expect(await begin('a')).toBeNull();
    });

    it('can be extended late, while no other process has taken it', async () => {
      await lease.requestRound();
      await lease.take('a');
      await pass(3_000);
      expect(await begin('a')).toBe(1);
      await pass(3_000);
      expect(await lease.extend('a')).toBe(true);
      expect(await lease.take('b')).toBeNull();
    });

    it('says how long ago the last round began', async () => {
      await lease.requestRound();
      await lease.take('a');
      await begin('a');
      await pass(60_000);
      const { sinceLastRoundMs } = (await lease.take('b'))!;
      expect(sinceLastRoundMs).toBeGreaterThanOrEqual(60_000);
      expect(sinceLastRoundMs).toBeLessThan(90_000);
    });

    it('keeps a request that came during a round for the next one', async () => {
      await lease.requestRound();
      await lease.take('a');
      expect(await begin('a')).toBe(1);
      await lease.requestRound();
      await lease.finish('a', 1);
      expect(await lease.isRoundRequested()).toBe(true);
      await lease.take('b');
      expect(await begin('b')).toBe(2);
      await lease.finish('b', 2);
      expect(await lease.isRoundRequested()).toBe(false);
      expect(await lease.take('a')).toBeNull();
    });

    it('says which request was the last to ask for rides ahead, in each later round', async () => {
      const served = async () => {
        await lease.take('a');
        const { requested, aheadRequested } = (await beginRound('a'))!;
        await lease.finish('a', requested);
        return { requested, aheadRequested };
      };
      await lease.requestRound();
      expect(await served()).toEqual({ requested: 1, aheadRequested: 0 });
      await lease.requestRound(true);
      await lease.requestRound();
      expect(await served()).toEqual({ requested: 3, aheadRequested: 2 });
      await lease.requestRound();
      expect(await served()).toEqual({ requested: 4, aheadRequested: 2 });
    });

    it('is not given back by a process that has lost it', async () => {
      await lease.requestRound();
      await lease.take('a');
      await pass(3_000);
      await lease.take('b');
      await lease.finish('a', 1);
      expect(await lease.isRoundRequested()).toBe(true);
      expect(await lease.extend('b')).toBe(true);
    });
  });
}
