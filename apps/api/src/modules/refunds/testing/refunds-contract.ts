import type { Cents } from '@groupride/pricing';
import type { RepositoryWorld } from '../../../platform/database/testing/repository-world';
import type { RefundsFacade } from '../refunds.facade';

/** The test environment of the contract tests of refunds. */
export interface RefundsContractWorld extends RepositoryWorld {
  /** Books that someone owes `amount` for a ride. */
  charge(rideId: number, payerId: number, amount: Cents): Promise<void>;
  /** Adds a payment with a booked capture. @returns its id */
  capture(rideId: number, payerId: number, captured: Cents): Promise<number>;
}

/** Contract tests for implementations that refund overpayments. @param open runs before each test */
export function describeRefunds(
  name: string,
  open: () => Promise<{ refunds: RefundsFacade; world: RefundsContractWorld }>,
): void {
  describe(name, () => {
    let refunds: RefundsFacade;
    let world: RefundsContractWorld;
    let payerId: number;
    let rideId: number;

    const giveBack = (id: number, of: { rideId?: number; payerId?: number } = {}) =>
      world.transaction((tx) => refunds.refundOverpayment(tx, { id, rideId, payerId, ...of }));
    const left = async (of = rideId) => [...(await refunds.leftOfRide(of))].sort(([a], [b]) => a - b);

    beforeEach(async () => {
      ({ refunds, world } = await open());
      payerId = await world.newUser();
      rideId = await world.newRide(payerId);
    });

    it('refunds once what was paid above what is owed', async () => {
      await world.charge(rideId, payerId, 4300);
      const paymentId = await world.capture(rideId, payerId, 5000);
      expect(await giveBack(paymentId)).toBe(700);
      expect(await giveBack(paymentId)).toBe(0);
      expect(await refunds.ofRide(rideId)).toMatchObject([
        { paymentId, payerId, amount: 700, reason: 'collected_too_much' },
      ]);
    });

    it('refunds nothing of what is owed', async () => {
      await world.charge(rideId, payerId, 5000);
      const paymentId = await world.capture(rideId, payerId, 4300);
      expect(await giveBack(paymentId)).toBe(0);
      expect(await refunds.ofRide(rideId)).toEqual([]);
      expect(await left()).toEqual([[paymentId, 4300]]);
    });

    it('refunds no more of a payment than was captured', async () => {
      const [first, second] = [await world.capture(rideId, payerId, 5000), await world.capture(rideId, payerId, 1000)];
      await world.charge(rideId, payerId, 2000);
      expect(await giveBack(second)).toBe(1000);
      expect(await giveBack(second)).toBe(0);
      expect(await giveBack(first)).toBe(3000);
      expect((await refunds.ofRide(rideId)).map(({ paymentId, amount }) => [paymentId, amount])).toEqual([
        [second, 1000],
        [first, 3000],
      ]);
    });

    it('refunds nothing where nothing was captured, or there is no payment', async () => {
      const nothingTaken = await world.capture(rideId, payerId, 0);
      await world.capture(rideId, payerId, 1000);
      expect(await giveBack(nothingTaken)).toBe(0);
      expect(await giveBack(999_999)).toBe(0);
      expect(await refunds.ofRide(rideId)).toEqual([]);
    });

    it('refunds what others overpaid, and what was overpaid for other rides, separately', async () => {
      const friendId = await world.newUser();
      const elsewhere = await world.newRide(payerId);
      const [own, theirs] = [await world.capture(rideId, payerId, 2000), await world.capture(rideId, friendId, 1000)];
      const another = await world.capture(elsewhere, payerId, 3000);
      expect(await giveBack(theirs, { payerId: friendId })).toBe(1000);
      expect(await giveBack(another, { rideId: elsewhere })).toBe(3000);
      expect((await refunds.ofRide(elsewhere)).map(({ paymentId }) => paymentId)).toEqual([another]);
      expect(await giveBack(own)).toBe(2000);
      expect((await refunds.ofRide(rideId)).map(({ paymentId }) => paymentId)).toEqual([theirs, own]);
    });

    it('says how much of each captured payment of a ride is left', async () => {
      await world.charge(rideId, payerId, 4300);
      const first = await world.capture(rideId, payerId, 5000);
      await world.capture(rideId, payerId, 0);
      const theirs = await world.capture(rideId, await world.newUser(), 1250);
      const elsewhere = await world.newRide(payerId);
      const another = await world.capture(elsewhere, payerId, 3000);
      await giveBack(first);
      expect(await left()).toEqual([
        [first, 4300],
        [theirs, 1250],
      ]);
      expect(await left(elsewhere)).toEqual([[another, 3000]]);
      expect(await world.transaction((tx) => refunds.leftOfRide(elsewhere, tx))).toEqual(new Map([[another, 3000]]));
    });
  });
}
