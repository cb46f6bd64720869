import type { RepositoryWorld } from '../../../platform/database/testing/repository-world';
import type { PaymentContexts } from '../payment-contexts.facade';
import type { PaymentRecords } from '../payment-records.facade';
import { newId, PaymentsOfARide } from './payments-of-a-ride';

/** The world that the contract tests of payment contexts need besides payments. */
export interface PaymentContextsWorld extends RepositoryWorld {
  takeSeat(rideId: number, userId: number): Promise<void>;
  leave(rideId: number, userId: number): Promise<void>;
  cancel(rideId: number): Promise<void>;
  /** Sets the provider's customer id of a user. */
  setCustomer(userId: number, customer: string): Promise<void>;
}

/** Contract tests for every implementation of payment contexts. @param open runs before each test */
export function describePaymentContexts(
  name: string,
  open: () => Promise<{ payments: PaymentRecords; contexts: PaymentContexts; world: PaymentContextsWorld }>,
): void {
  describe(name, () => {
    let payments: PaymentRecords;
    let contexts: PaymentContexts;
    let world: PaymentContextsWorld;
    let ride: PaymentsOfARide;

    beforeEach(async () => {
      ({ payments, contexts, world } = await open());
      ride = await PaymentsOfARide.in(payments, world);
    });

    it('reads a payment with the status of its ride', async () => {
      const payment = await ride.open();
      expect(await contexts.find(payment.id)).toEqual({
        payment,
        rideStatus: 'pending',
        isPledge: false,
        payerIsMember: false,
      });
      await world.cancel(ride.rideId);
      expect(await contexts.find(payment.id)).toMatchObject({ rideStatus: 'cancelled' });
    });

    it('knows whether the payer still has a seat of that ride', async () => {
      const { id } = await ride.open();
      const payerIsMember = async () => (await contexts.find(id))!.payerIsMember;
      await world.takeSeat(ride.rideId, await world.newUser());
      await world.takeSeat(await world.newRide(ride.payerId), ride.payerId);
      expect(await payerIsMember()).toBe(false);
      await world.takeSeat(ride.rideId, ride.payerId);
      expect(await payerIsMember()).toBe(true);
      await world.leave(ride.rideId, ride.payerId);
      expect(await payerIsMember()).toBe(false);
    });

    it('finds a payment by its intent and by the intent that will replace it', async () => {
      const { id, intentId } = await ride.openHeld();
      const next = { id: newId('pi'), clientSecret: 'secret', amount: 5000 };
      await payments.storeNext(id, intentId, next);
      for (const intent of [intentId, next.id])
        expect(await contexts.findByIntent(intent)).toMatchObject({ payment: { id }, rideStatus: 'pending' });
      expect(await contexts.findByIntent(newId('pi'))).toBeNull();
    });

    it('returns the same when it locks a payment as when it finds one', async () => {
      const { id } = await ride.open();
      expect(await world.transaction((tx) => contexts.lock(tx, id))).toEqual(await contexts.find(id));
    });

    it('finds and locks nothing where there is no payment', async () => {
      expect(await contexts.find(999_999)).toBeNull();
      expect(await world.transaction((tx) => contexts.lock(tx, 999_999))).toBeNull();
    });

    it('lists the payments of a person for a ride, without tips and debts, oldest first', async () => {
      const released = await ride.open();
      await ride.change(released.id, { state: 'released' });
      for (const purpose of ['tip', 'debt'] as const) await ride.open({ purpose });
      await ride.open({ payerId: await world.newUser() });
      await ride.open({ rideId: await world.newRide(ride.payerId) });
      const share = await ride.open({ purpose: 'share' });
      const { own } = (await contexts.rideToPay(ride.rideId, ride.payerId))!;
      expect(own.map(({ payment }) => payment.id)).toEqual([released.id, share.id]);
    });

    it('reads the ride to pay for, also for someone who has no payment of it', async () => {
      const toPay = async () => contexts.rideToPay(ride.rideId, await world.newUser());
      expect(await toPay()).toMatchObject({ ride: { status: 'pending' }, own: [] });
      await world.cancel(ride.rideId);
      expect(await toPay()).toMatchObject({ ride: { status: 'cancelled' }, own: [] });
    });

    it('names the payer as the provider knows them', async () => {
      const payment = await ride.open();
      const own = async () => (await contexts.rideToPay(ride.rideId, ride.payerId))!.own;
      expect(await own()).toEqual([{ payment, customer: null }]);
      const customer = newId('cus');
      await world.setCustomer(ride.payerId, customer);
      expect(await own()).toEqual([{ payment, customer }]);
    });
  });
}
