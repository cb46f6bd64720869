import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { MembersFacade } from '../members/members.facade';
import { noSuchRide, RidesFacade, type Ride } from '../rides/rides.facade';
import type { DuePayment } from './authorizations.facade';
import { PendingAuthorizationsService } from './pending-authorizations.service';
import { chargesOf, nothingDue } from '../payments/payments.facade';
import { isOutdated, isTooSmall, shareDue, ridePaymentRefusal, sharePaymentRefusal } from './domain/amount-due';
import { isLiving, LIVING_STATES, PaymentRecords, type StoredPayment } from '../payments/payment-records.facade';
import { Holds } from '../payments/holds.facade';
import { PaymentContexts, type PaymentWithCustomer } from '../payments/payment-contexts.facade';
import { BY_ITSELF_AFTER_SECONDS } from './authorizations.jobs';

/** Finds the payment that a person has to make for a ride now, and opens it if needed. */
@Injectable()
export class DuePaymentsService {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentRecords,
    private readonly contexts: PaymentContexts,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly holds: Holds,
    private readonly pending: PendingAuthorizationsService,
  ) {}

  /**
   * Reads the ride. `find` returns the payment to recover, or else the payment for the amount owed; it reads the
   * person's payments again when it is called again.
   * @param tx reads in this transaction; `find` is called after it has committed
   * @throws ApiError not_found when the person may not see the ride; `find` throws payment_not_due
   */
  async begin(
    who: Principal,
    rideId: number,
    tx?: Transaction,
  ): Promise<{ ride: Ride; find: () => Promise<DuePayment> }> {
    const { userId } = who;
    const read = await this.contexts.rideToPay(rideId, userId, tx);
    if (!read) throw noSuchRide();
    const { ride } = read;
    await this.rides.viewerOf(who, ride);
    let known: readonly PaymentWithCustomer[] | null = read.own;
    const find = async (): Promise<DuePayment> => {
      const own = known ?? (await this.contexts.rideToPay(rideId, userId))?.own ?? [];
      known = null;
      return this.of(userId, ride, own);
    };
    return { ride, find };
  }

  private async of(userId: number, ride: Ride, own: readonly PaymentWithCustomer[]): Promise<DuePayment> {
    const earlier = own.map(({ payment }) => payment);
    return {
      payment: toRecover(earlier) ?? openOf(earlier, ride, userId) ?? (await this.owed(userId, ride.id)),
      earlier,
      customer: own[0]?.customer ?? null,
    };
  }

  /** Creates the row before the provider is called, so that every object at the provider has an owner here. */
  private async owed(userId: number, rideId: number): Promise<StoredPayment> {
    return this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (ride.organizerId === userId) {
        const asked = (await this.payments.listRideAndShares(rideId, tx)).find(
          ({ purpose, nextAmount, state }) =>
            purpose === 'ride' && nextAmount !== null && LIVING_STATES.includes(state),
        );
        if (asked) return asked;
        refuse(ridePaymentRefusal(ride));
        const amount = ride.splitMode === 'pledge' ? await this.agreedBy(tx, rideId, userId) : ride.totalCost;
        return this.payments.open(tx, { rideId, payerId: userId, purpose: 'ride', amount });
      }
      const due = await this.shareOf(tx, ride, userId);
      if (!due) throw nothingDue('Only members of the ride pay for it.');
      refuse(sharePaymentRefusal(ride, due.amount, due.seat));
      const payment = await this.ownShare(tx, rideId, userId);
      if (payment?.state === 'stored')
        throw nothingDue('Your card is saved for your seat. We’ll set your share aside closer to the ride.');
      if (payment && isTooSmall(payment, due.amount))
        return this.pending.ask(tx, payment, due.amount, BY_ITSELF_AFTER_SECONDS);
      if (payment?.state === 'authorized') await this.pending.giveUp(tx, payment);
      if (payment && isOutdated(payment, due.amount)) await this.holds.releaseNow(tx, payment);
      return this.payments.open(tx, { rideId, payerId: userId, purpose: 'share', amount: due.amount });
    });
  }

  /** Requests a higher hold, or changes the stored amount, after a member agreed to a higher share. */
  async agreed(rideId: number, userId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      const due = await this.shareOf(tx, ride, userId);
      const payment = await this.ownShare(tx, rideId, userId);
      if (!due || !payment || sharePaymentRefusal(ride, due.amount, due.seat)) return;
      if (isTooSmall(payment, due.amount)) await this.pending.ask(tx, payment, due.amount, 0);
      await this.pending.restate(tx, payment, due.amount);
    });
  }

  /** The amount a member owes for their seat now, and the seat's full price; null when they have no seat to pay for. */
  private async shareOf(tx: Transaction, ride: Ride, userId: number): Promise<{ amount: Cents; seat: Cents } | null> {
    const members = await this.members.list(ride.id, tx);
    const own = chargesOf(ride, members, []).find((charge) => charge.userId === userId);
    const agreed = members.find((member) => member.userId === userId)?.agreed ?? 0;
    // The price of a pledge is known when it closes; until then the maximum is authorized.
    if (own && !own.isOrganizer && ride.splitMode === 'pledge' && ride.status === 'awaiting_payment')
      return { amount: agreed, seat: agreed };
    return own && !own.isOrganizer ? { amount: shareDue({ seat: own.seat, agreed }), seat: own.seat } : null;
  }

  private async agreedBy(tx: Transaction, rideId: number, userId: number): Promise<Cents> {
    return (await this.members.list(rideId, tx)).find((member) => member.userId === userId)?.agreed ?? 0;
  }

  private async ownShare(tx: Transaction, rideId: number, userId: number): Promise<StoredPayment | null> {
    const payments = await this.payments.listRideAndShares(rideId, tx);
    return (
      payments.find(
        ({ payerId, purpose, state }) => payerId === userId && purpose === 'share' && LIVING_STATES.includes(state),
      ) ?? null
    );
  }
}

function refuse(why: string | null): void {
  if (why !== null) throw nothingDue(why);
}

/** A payment that was declined while the payer was away, or that needs a new hold. */
function toRecover(own: readonly StoredPayment[]): StoredPayment | undefined {
  return own.find((payment) => payment.recoverBefore !== null && isLiving(payment));
}

/**
 * Finds the organizer's payment, which was opened with the ride. No lock is needed: if the ride is cancelled meanwhile,
 * the payment is released and accepts no intent.
 */
function openOf(own: readonly StoredPayment[], ride: Ride, userId: number): StoredPayment | undefined {
  if (ride.organizerId !== userId || ridePaymentRefusal(ride) !== null) return undefined;
  return own.find((payment) => payment.purpose === 'ride' && isLiving(payment));
}
