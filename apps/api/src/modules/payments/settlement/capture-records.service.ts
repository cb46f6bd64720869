import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import type { Transaction } from '../../../platform/database/database';
import { LedgerFacade } from '../../ledger/ledger.facade';
import type { Ride } from '../../rides/rides.facade';
import type { Intent } from '../domain/intent';
import { LIVING_STATES } from '../domain/intent-steps';
import { EarlyCapturesService } from './early-captures.service';
import { HoldClosingService } from '../authorizations/hold-closing.service';
import { PaymentsRepository, type StoredPayment } from '../payments.repository';
import { capturePosting, tipPosting } from './ledger-postings';

/** Records captures on the payment and in the ledger. Runs in the caller's transaction, which holds the ride's lock. */
@Injectable()
export class CaptureRecordsService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly ledger: LedgerFacade,
    private readonly closing: HoldClosingService,
    private readonly early: EarlyCapturesService,
    private readonly clock: Clock,
  ) {}

  async record(tx: Transaction, ride: Ride, payment: StoredPayment, { captured }: Intent): Promise<void> {
    const recorded = await this.payments.change(tx, payment.id, LIVING_STATES, {
      state: 'captured',
      captured,
      capturedAt: this.clock.now(),
    });
    if (!recorded) return;
    const tipped = payment.purpose === 'tip' && ride.driverId !== null;
    if (tipped) await this.ledger.post(tx, tipPosting(payment, ride.driverId!, captured));
    await this.ledger.post(tx, capturePosting(payment, captured));
    await this.closing.taken(tx, ride, recorded, captured);
    await this.early.refundOverpayments(tx, recorded);
    await this.early.learned(tx, ride, recorded, captured);
    await this.closing.note(tx, payment, tipped ? 'tip_given' : 'hold_captured', captured);
  }

  /** Somebody took, in the provider's dashboard, what we had given up, or were about to. It pays for nothing and goes back, but for what its payer owes. */
  async recordOverpayment(tx: Transaction, payment: StoredPayment, intent: Intent): Promise<void> {
    const overpayment = await this.payments.takeOverpayment(tx, payment, intent, this.clock.now());
    if (!overpayment) return;
    await this.ledger.post(tx, capturePosting(overpayment, intent.captured));
    await this.closing.note(tx, overpayment, 'hold_captured', intent.captured);
    const kept = intent.captured - (await this.early.giveBack(tx, overpayment));
    if (kept > 0 && !(await this.isBeingCharged(tx, overpayment)))
      await this.closing.takenForDebt(tx, overpayment, kept);
  }

  /** Then what is kept goes back as soon as that has come. */
  private async isBeingCharged(tx: Transaction, { rideId, payerId }: StoredPayment): Promise<boolean> {
    return (await this.payments.listOfRide(rideId, tx)).some(
      (each) => each.payerId === payerId && each.state === 'authorized',
    );
  }
}
