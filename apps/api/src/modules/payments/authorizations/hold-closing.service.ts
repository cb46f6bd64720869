import { Injectable } from '@nestjs/common';
import type { RideEventType } from '@groupride/contracts';
import { formatCents, SMALLEST_CHARGE, type Cents } from '@groupride/pricing';
import { Clock } from '../../../platform/clock';
import type { Transaction } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { LedgerFacade } from '../../ledger/ledger.facade';
import { RidesFacade, SYSTEM, type Ride } from '../../rides/rides.facade';
import type { ClosedDebt } from '../debts/debts.repository';
import { DebtsService, type Unpaid } from '../debts/debts.service';
import type { Failure } from '../domain/intent';
import { isLiving, LIVING_STATES, OPEN_STATES } from '../domain/intent-steps';
import { captureHold, releaseHold } from '../payments.jobs';
import { PaymentsRepository, type StoredPayment } from '../payments.repository';
import { writeOffPosting } from '../settlement/ledger-postings';

const RELEASED_EVENT = {
  ride: 'hold_released',
  share: 'share_released',
  tip: null,
  debt: null,
  overpayment: null,
} as const satisfies Record<StoredPayment['purpose'], RideEventType | null>;

export const TAKEN_IN_PART: Failure = {
  code: 'captured_in_part',
  message: 'Less of the hold was taken than the ride costs, and the rest of it was given back.',
};

/** Ends holds: captured, released or lost. Runs in the caller's transaction and leaves calls to the provider to jobs. */
@Injectable()
export class HoldClosingService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly rides: RidesFacade,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly debts: DebtsService,
    private readonly ledger: LedgerFacade,
  ) {}

  /** Takes the amount of a hold in a while, in any case once the transaction has committed. */
  async captureLater(tx: Transaction, payment: StoredPayment, amount: Cents): Promise<void> {
    await this.jobs.enqueue(tx, captureHold, { paymentId: payment.id, amount, tries: 0, round: 0 });
    if (payment.nextIntentId) await this.giveBack(tx, payment.id, payment.nextIntentId);
  }

  /** Gives a hold, or the intent of one, back. Without an intent there is nothing to give back and it is done at once. */
  async releaseLater(tx: Transaction, payment: StoredPayment): Promise<void> {
    if (payment.nextIntentId) await this.giveBack(tx, payment.id, payment.nextIntentId);
    if (payment.intentId) await this.giveBack(tx, payment.id, payment.intentId);
    else
      await this.payments.change(tx, payment.id, OPEN_STATES, {
        state: 'released',
        releasedAt: this.clock.now(),
        recoverBefore: null,
      });
  }

  /**
   * Counts a hold out at once and gives it back as soon as the provider can be reached: whoever comes back begins anew, so
   * that a hold that is on its way out is never taken for one that pays.
   */
  async letGo(tx: Transaction, payment: StoredPayment): Promise<void> {
    if (payment.nextIntentId) await this.giveBack(tx, payment.id, payment.nextIntentId);
    if (payment.intentId) await this.giveBack(tx, payment.id, payment.intentId);
    await this.release(tx, payment);
  }

  async giveBack(tx: Transaction, paymentId: number, intentId: string): Promise<void> {
    await this.jobs.enqueue(tx, releaseHold, { paymentId, intentId, tries: 0, round: 0 });
  }

  /** The provider gave back a hold, or knows nothing of its intent any more. */
  async release(tx: Transaction, payment: StoredPayment): Promise<void> {
    const released = await this.payments.change(tx, payment.id, LIVING_STATES, {
      state: 'released',
      releasedAt: this.clock.now(),
      recoverBefore: null,
    });
    if (released && payment.state === 'authorized')
      await this.note(tx, payment, RELEASED_EVENT[payment.purpose], payment.amount);
  }

  /**
   * Money that is owed could not be taken. What the bank has given back stays the payer's debt; a hold that may still be
   * there is for operations to look at.
   */
  async noteLostCapture(tx: Transaction, payment: StoredPayment, amount: Cents, why: Failure): Promise<void> {
    await this.note(tx, payment, 'capture_failed', amount, why.message);
    if (payment.purpose === 'tip') return;
    if (payment.purpose === 'debt' || payment.state === 'authorized')
      await this.debts.notTaken(tx, payment, amount, why);
    else await this.owe(tx, payment, amount, why);
  }

  /** A debt's card was refused. */
  async unpaid(tx: Transaction, debt: StoredPayment, why: Failure): Promise<void> {
    await this.debts.unpaid(tx, debt, why);
  }

  /** What is due was on no hold. Less than any card can be charged is waived. */
  async owe(tx: Transaction, payment: Unpaid, amount: Cents, why: Failure): Promise<void> {
    if (amount >= SMALLEST_CHARGE) await this.debts.owe(tx, payment, amount, why);
    else if (amount > 0)
      await this.ledger.post(tx, writeOffPosting(payment.rideId, payment.payerId, amount, 'small_change'));
  }

  /** The money of a hold is ours. Where less of it was taken than its payer owes, the rest of the hold is gone: it is a debt now. */
  async taken(tx: Transaction, ride: Ride, payment: StoredPayment, captured: Cents): Promise<void> {
    // It pays for nothing that is owed.
    if (payment.purpose === 'tip') return;
    await this.waiveSmallChange(tx, payment);
    const left = await this.debts.paid(tx, ride, payment, captured);
    if (left === 0) await this.endBegun(tx, payment);
    if (captured < payment.amount) await this.owe(tx, payment, left, TAKEN_IN_PART);
  }

  /** Money that nothing counted on has paid what was owed. @param kept of it */
  async takenForDebt(tx: Transaction, payment: StoredPayment, kept: Cents): Promise<void> {
    await this.waiveSmallChange(tx, payment);
    if ((await this.debts.paidOtherwise(tx, payment, kept)) === 0) await this.endBegun(tx, payment);
  }

  private async waiveSmallChange(tx: Transaction, { rideId, payerId }: Unpaid): Promise<void> {
    const left = await this.debts.left(tx, rideId, payerId);
    if (left > 0 && left < SMALLEST_CHARGE)
      await this.ledger.post(tx, writeOffPosting(rideId, payerId, left, 'small_change'));
  }

  /** What was begun to pay a debt that is none any more. */
  private async endBegun(tx: Transaction, { rideId, payerId }: Pick<Unpaid, 'rideId' | 'payerId'>): Promise<void> {
    const begun = (await this.payments.listWithTips(rideId, tx)).filter(
      (each) => each.payerId === payerId && each.purpose === 'debt' && isLiving(each),
    );
    for (const debt of begun) await this.letGo(tx, debt);
  }

  /** What was owed is not to be paid any more: what was begun to pay it with goes back. */
  async closeDebt(tx: Transaction, closed: ClosedDebt): Promise<void> {
    await this.endBegun(tx, closed);
    await this.debts.closed(tx, closed);
  }

  /** What the ride's history says of a payment; nothing for what is nobody else's business. */
  async note(
    tx: Transaction,
    { id, rideId, payerId }: StoredPayment,
    type: RideEventType | null,
    amount: Cents,
    reason?: string,
  ): Promise<void> {
    if (type === null) return;
    const data = { paymentId: id, payerId, amount: formatCents(amount) };
    await this.rides.note(tx, {
      rideId,
      type,
      actor: SYSTEM,
      data,
      ...(reason ? { reason: reason.slice(0, 300) } : {}),
    });
  }
}
