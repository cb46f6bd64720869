import type { PaymentState } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { RepositoryWorld } from '../../../platform/database/testing/repository-world';
import type { DebtsRepository } from '../debts.repository';

interface EndOfARide {
  status: 'completed' | 'cancelled';
  at: Date;
  paymentMethod?: 'card' | 'cash';
  byOperations?: boolean;
}

interface PaymentOfADebtor {
  purpose: 'ride' | 'tip' | 'debt';
  state: PaymentState;
  failureMessage?: string;
}

/** Test data helpers that the contract tests of debts need. */
export interface DebtsContractWorld extends RepositoryWorld {
  end(rideId: number, end: EndOfARide): Promise<void>;
  /** Posts to the ledger that a payer owes `amount` more for a ride, or less if negative. */
  book(rideId: number, payerId: number, amount: Cents): Promise<void>;
  pay(rideId: number, payerId: number, payment: PaymentOfADebtor): Promise<void>;
}

/** Contract tests for every repository of debts. @param open runs before each test */
export function describeDebts(
  name: string,
  open: () => Promise<{ debts: DebtsRepository; world: DebtsContractWorld }>,
): void {
  describe(name, () => {
    let debts: DebtsRepository;
    let world: DebtsContractWorld;
    let payerId: number;
    let rideId: number;

    const AT = new Date('2026-05-04T12:00:00Z');
    const completed = (more: Partial<EndOfARide> = {}): EndOfARide => ({ status: 'completed', at: AT, ...more });
    const listed = async () => (await debts.list(payerId, null)).map((debt) => debt.rideId);
    const debt = async () => (await debts.list(payerId, rideId))[0]!;
    const left = () => world.transaction((tx) => debts.left(tx, rideId, payerId));

    beforeEach(async () => {
      ({ debts, world } = await open());
      payerId = await world.newUser();
      rideId = await world.newRide(payerId);
    });

    it('are what somebody owes in the books for rides that are over', async () => {
      await world.book(rideId, payerId, 5000);
      await world.book(rideId, payerId, -1250);
      await world.book(rideId, await world.newUser(), 700);
      expect(await debts.list(payerId, null)).toEqual([]);
      await world.end(rideId, completed({ paymentMethod: 'card' }));
      expect(await debts.list(payerId, null)).toEqual([
        {
          rideId,
          amount: 3750,
          since: AT,
          dropoffLocation: 'Airport',
          isFee: false,
          inCash: false,
          completedByOperations: false,
          onItsWay: false,
          failureMessage: null,
        },
      ]);
      expect(await world.transaction((tx) => debts.list(payerId, rideId, tx))).toHaveLength(1);
    });

    it('are settled when the books are even, or the payer has paid too much', async () => {
      await world.end(rideId, completed());
      expect(await left()).toBe(0);
      await world.book(rideId, payerId, 5000);
      expect(await left()).toBe(5000);
      await world.book(rideId, payerId, -5000);
      expect([await listed(), await left()]).toEqual([[], 0]);
      await world.book(rideId, payerId, -100);
      expect([await listed(), await left()]).toEqual([[], 0]);
    });

    it('are a fee after a cancellation, and cash when the driver should have received it', async () => {
      await world.book(rideId, payerId, 500);
      await world.end(rideId, { status: 'cancelled', at: AT, paymentMethod: 'cash' });
      expect(await debt()).toMatchObject({ isFee: true, inCash: true, since: AT });
    });

    it('say when operations completed the trip', async () => {
      await world.book(rideId, payerId, 500);
      await world.end(rideId, completed({ byOperations: true }));
      expect(await debt()).toMatchObject({ completedByOperations: true, isFee: false });
    });

    it('are listed by the end of their rides, or for one ride only', async () => {
      const another = await world.newRide(payerId);
      await world.end(rideId, completed());
      await world.end(another, { status: 'cancelled', at: new Date('2026-05-03T12:00:00Z') });
      for (const id of [rideId, another]) await world.book(id, payerId, 500);
      expect(await listed()).toEqual([another, rideId]);
      expect(await debts.list(payerId, rideId)).toMatchObject([{ rideId }]);
      expect(await debts.list(payerId, 999_999)).toEqual([]);
    });

    it.each<[PaymentOfADebtor, boolean]>([
      [{ purpose: 'ride', state: 'authorized' }, true],
      [{ purpose: 'debt', state: 'authorized' }, true],
      [{ purpose: 'debt', state: 'stored' }, true],
      [{ purpose: 'ride', state: 'stored' }, false],
      [{ purpose: 'debt', state: 'failed' }, false],
      [{ purpose: 'ride', state: 'captured' }, false],
      [{ purpose: 'tip', state: 'authorized' }, false],
    ])('say whether their payment is on its way with %j: %s', async (payment, onItsWay) => {
      await world.end(rideId, completed());
      await world.book(rideId, payerId, 500);
      await world.pay(rideId, await world.newUser(), { purpose: 'debt', state: 'authorized' });
      await world.pay(rideId, payerId, payment);
      expect((await debt()).onItsWay).toBe(onItsWay);
    });

    it('say why their last payment was declined', async () => {
      await world.end(rideId, completed());
      await world.book(rideId, payerId, 500);
      await world.pay(rideId, payerId, { purpose: 'ride', state: 'failed', failureMessage: 'Expired.' });
      expect((await debt()).failureMessage).toBeNull();
      await world.pay(rideId, payerId, { purpose: 'debt', state: 'released', failureMessage: 'Declined.' });
      expect((await debt()).failureMessage).toBe('Declined.');
      await world.pay(rideId, payerId, { purpose: 'debt', state: 'created' });
      expect((await debt()).failureMessage).toBeNull();
    });
  });
}
