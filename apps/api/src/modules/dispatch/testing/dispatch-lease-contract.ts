import type { Transaction } from '../../../platform/database/database';
import type { DispatchLeaseRepository } from '../dispatch-lease.repository';

interface Opened {
  lease: DispatchLeaseRepository;
  /** Lets time go by. */
  pass: (milliseconds: number) => Promise<void>;
  transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
}

/** Contract tests for every lease of dispatch. @param open runs before each test, and returns a lease that nobody has used */
export function describeDispatchLease(name: string, open: () => Promise<Opened>): void {
  describe(name, () => {
    let lease: DispatchLeaseRepository;
    let pass: Opened['pass'];
    let transaction: Opened['transaction'];
    beforeEach(async () => void ({ lease, pass, transaction } = await open()));

    const finish = (holder: string, requests: readonly string[]) => lease.finish(holder, requests, []);
    const beginRound = (holder: string) =>
      lease.beginRound(holder, { sql: 'SELECT 1 AS place WHERE false', parameters: [] });
    const begin = async (holder: string) => (await beginRound(holder))?.requests ?? null;

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
      expect(await begin('a')).toHaveLength(1);
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
      const served = (await begin('a'))!;
      await lease.requestRound();
      await finish('a', served);
      expect(await lease.isRoundRequested()).toBe(true);
      await lease.take('b');
      const later = (await begin('b'))!;
      expect(later).toHaveLength(1);
      expect(served).not.toContain(later[0]);
      await finish('b', later);
      expect(await lease.isRoundRequested()).toBe(false);
      expect(await lease.take('a')).toBeNull();
    });

    it('says in each later round whether rides ahead were asked for since the one before', async () => {
      const served = async () => {
        await lease.take('a');
        const { requests, aheadRequested } = (await beginRound('a'))!;
        await finish('a', requests);
        return { requests: requests.length, aheadRequested };
      };
      await lease.requestRound();
      const { aheadRequested: before } = await served();
      await lease.requestRound(true);
      await lease.requestRound();
      const { requests, aheadRequested } = await served();
      expect(requests).toBe(2);
      expect(aheadRequested).not.toBe(before);
      await lease.requestRound();
      expect(await served()).toEqual({ requests: 1, aheadRequested });
    });

    it('is requested by a transaction when it commits, together with others', async () => {
      for (let times = 0; times < 2; times += 1) await transaction(async (tx) => lease.requestRoundIn(tx));
      await transaction(async (tx) => {
        lease.requestRoundIn(tx);
        throw new Error('rolled back');
      }).catch(() => undefined);
      await lease.take('a');
      const requests = (await begin('a'))!;
      expect(requests).toHaveLength(2);
      await finish('a', requests);
      expect(await lease.isRoundRequested()).toBe(false);
    });

    it('is not given back by a process that has lost it', async () => {
      await lease.requestRound();
      await lease.take('a');
      await pass(3_000);
      await lease.take('b');
      await finish('a', (await begin('b'))!);
      expect(await lease.isRoundRequested()).toBe(true);
      expect(await lease.extend('b')).toBe(true);
    });
  });
}
