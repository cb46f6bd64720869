import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { RepositoryWorld } from '../../../platform/database/testing/repository-world';
import type { Account, LedgerFacade, Posting } from '../ledger.facade';

/** Contract tests for every ledger. @param open runs before each test */
export function describeLedger(
  name: string,
  open: () => Promise<{ ledger: LedgerFacade; world: RepositoryWorld }>,
): void {
  describe(name, () => {
    let ledger: LedgerFacade;
    let world: RepositoryWorld;
    let rideId: number;
    let rider: Account;

    const fareOf = (amount: number, more: Partial<Posting> = {}): Posting => ({
      key: randomUUID(),
      kind: 'fare',
      rideId,
      entries: [
        { account: rider, amount },
        { account: 'platform:taxes', amount: 0 },
        { account: 'platform:fees', amount: -amount },
      ],
      ...more,
    });
    const post = (posting: Posting) => world.transaction((tx) => ledger.post(tx, posting));
    const amounts = async (lines: Promise<{ amount: number }[]>) => (await lines).map(({ amount }) => amount);
    /** Posts the amounts one after another. @returns the moment of each posting */
    const postInTurn = async (...all: number[]) => {
      for (const amount of all) {
        await post(fareOf(amount));
        await wait(5);
      }
      return (await ledger.linesOfRide(rideId)).filter(({ account }) => account === rider).map(({ at }) => at);
    };

    beforeEach(async () => {
      ({ ledger, world } = await open());
      const userId = await world.newUser();
      rider = `rider:${userId}`;
      rideId = await world.newRide(userId);
    });

    it('writes the entries of a posting in their order, and leaves out those of zero', async () => {
      expect(await post(fareOf(5000))).toBe(true);
      const lines = await ledger.linesOfRide(rideId);
      expect(lines).toMatchObject([
        { rideId, kind: 'fare', account: rider, amount: 5000 },
        { rideId, kind: 'fare', account: 'platform:fees', amount: -5000 },
      ]);
      expect(lines[0]!.transactionId).toBe(lines[1]!.transactionId);
      expect(lines[0]!.at).toBeInstanceOf(Date);
    });

    it('posts a key once, whatever its entries are', async () => {
      const key = randomUUID();
      expect(await post(fareOf(5000, { key }))).toBe(true);
      expect(await post(fareOf(700, { key, kind: 'cash' }))).toBe(false);
      expect(await ledger.balanceOf(rider)).toBe(5000);
    });

    it('refuses a posting that does not balance, and leaves its key free', async () => {
      const key = randomUUID();
      const unbalanced = [
        { account: rider, amount: 5000 },
        { account: 'platform:fees' as const, amount: -4999 },
      ];
      await expect(post(fareOf(5000, { key, entries: unbalanced }))).rejects.toThrow(RangeError);
      expect(await ledger.linesOfRide(rideId)).toEqual([]);
      expect(await post(fareOf(5000, { key }))).toBe(true);
    });

    it('lists what was booked about one ride, oldest first', async () => {
      const elsewhere = await world.newRide(await world.newUser());
      for (const posting of [
        fareOf(300),
        fareOf(500, { rideId: elsewhere }),
        fareOf(100, { rideId: null }),
        fareOf(200),
      ])
        await post(posting);
      expect(await amounts(ledger.linesOfRide(rideId))).toEqual([300, -300, 200, -200]);
      expect(await amounts(world.transaction((tx) => ledger.linesOfRide(elsewhere, tx)))).toEqual([500, -500]);
    });

    it('lists the newest lines of an account first', async () => {
      for (const amount of [100, 300, 200]) await post(fareOf(amount));
      expect(await amounts(ledger.linesOf(rider, 2))).toEqual([200, 300]);
    });

    it('lists the lines of an account from one moment until just before another, oldest first', async () => {
      const [, second, , fourth] = await postInTurn(100, 300, 200, 400);
      expect(await amounts(ledger.linesBetween(rider, second!, fourth!))).toEqual([300, 200]);
    });

    it('sums up an account from one moment until just before another', async () => {
      const [, second, third] = await postInTurn(100, 300, 200);
      expect(await ledger.balanceOf(rider)).toBe(600);
      expect(await ledger.balanceOf(rider, { since: second! })).toBe(500);
      expect(await ledger.balanceOf(rider, { before: third! })).toBe(400);
      expect(await ledger.balanceOf(rider, { since: second!, before: third! })).toBe(300);
    });

    it('sums up an account by kinds of transactions', async () => {
      await post(fareOf(5000));
      await post(fareOf(700, { kind: 'tip' }));
      await post(fareOf(-5000, { kind: 'capture' }));
      expect(await ledger.balanceOf(rider, { kinds: ['fare', 'tip'] })).toBe(5700);
      expect(await ledger.balanceOf(rider, { kinds: ['refund'] })).toBe(0);
      expect(await ledger.balanceOf(rider, { kinds: [] })).toBe(0);
      expect(await world.transaction((tx) => ledger.balanceOf(rider, {}, tx))).toBe(700);
    });

    it('counts transactions of a kind, however many entries they have', async () => {
      await postInTurn(100);
      const twice = [
        { account: rider, amount: 300 },
        { account: rider, amount: 200 },
        { account: 'platform:fees' as const, amount: -500 },
      ];
      await post(fareOf(0, { entries: twice }));
      await post(fareOf(400, { kind: 'tip' }));
      const [, second] = await ledger
        .linesOfRide(rideId)
        .then((lines) => [...new Set(lines.map(({ at }) => at.getTime()))]);
      expect(await ledger.countOf(rider, 'fare', new Date(0))).toBe(2);
      expect(await ledger.countOf(rider, 'fare', new Date(second!))).toBe(1);
      expect(await ledger.countOf(rider, 'refund', new Date(0))).toBe(0);
    });

    it('returns lines that the reader may change', async () => {
      await post(fareOf(5000));
      for (const line of await ledger.linesOfRide(rideId)) line.amount = 1;
      expect(await ledger.balanceOf(rider)).toBe(5000);
    });
  });
}
