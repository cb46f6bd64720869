import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { LedgerFacade } from '../ledger/ledger.facade';
import type { Ride } from '../rides/rides.facade';
import type { Intent } from './domain/intent';
import { LIVING_STATES } from './domain/intent-steps';
import { EarlyCaptures } from './early-captures.service';
import { HoldEndings } from './hold-endings.service';
import { PaymentsRepository, type StoredPayment } from './payments.repository';
import { capturePosting, tipPosting } from './postings';

/** Writes down that the money of a hold was taken. Within the caller's transaction, under the ride's lock. */
@Injectable()
export class CaptureRecords {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly ledger: LedgerFacade,
    private readonly endings: HoldEndings,
    private readonly early: EarlyCaptures,
    private readonly clock: Clock,
  ) {}

  async record(tx: Transaction, ride: Ride, payment: StoredPayment, { captured }: Intent): Promise<void> {
    const recorded = await this.payments.change(tx, payment.id, LIVING_STATES, { state: 'captured', captured, capturedAt: this.clock.now() });
    if (!recorded) return;
    const tipped = payment.purpose === 'tip' && ride.driverId !== null;
    if (tipped) await this.ledger.post(tx, tipPosting(payment, ride.driverId!, captured));
    await this.ledger.post(tx, capturePosting(payment, captured));
    await this.endings.taken(tx, ride, recorded, captured);
    await this.early.learned(tx, ride, recorded, captured);
    await this.endings.note(tx, payment, tipped ? 'tip_given' : 'hold_captured', captured);
  }
}
