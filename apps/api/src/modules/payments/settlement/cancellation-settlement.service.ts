import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import { Database, type Transaction } from '../../../platform/database/database';
import { LedgerFacade } from '../../ledger/ledger.facade';
import { RidesFacade, type Ride } from '../../rides/rides.facade';
import { collectableFee } from '../domain/fee';
import type { Failure } from '../domain/intent';
import { isLiving } from '../domain/intent-steps';
import { cancellationReceipt, cardOf } from '../domain/receipt';
import { EarlyCapturesService } from './early-captures.service';
import { HoldClosingService } from '../authorizations/hold-closing.service';
import { ReceiptIssuingService } from '../receipts/receipt-issuing.service';
import { PaymentsRepository, type StoredPayment } from '../payments.repository';
import { feePosting } from './ledger-postings';

/** Settles payments when a ride is cancelled, in one transaction that takes effect once. */
@Injectable()
export class CancellationSettlementService {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly payments: PaymentsRepository,
    private readonly receipts: ReceiptIssuingService,
    private readonly ledger: LedgerFacade,
    private readonly closing: HoldClosingService,
    private readonly early: EarlyCapturesService,
  ) {}

  /** Keeps the fee, if one is due, of what is on the organizer's hold, or was taken already, or else has it charged; gives back everything else. */
  async settleCancellation(rideId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (ride.status !== 'cancelled') return;
      const payments = await this.payments.listOfRide(rideId, tx);
      const living = payments.filter(isLiving);
      const hold = living.find((payment) => payment.purpose === 'ride' && payment.state === 'authorized');
      const taken = payments.filter(({ state }) => state === 'captured');
      const ofRide = taken.find(({ purpose }) => purpose === 'ride');
      const last = payments.filter(({ purpose }) => purpose === 'ride').at(-1);
      const most = hold?.amount ?? (ofRide ? await this.early.left(tx, ofRide) : null);
      const { fee, driverPart } =
        most !== null ? collectableFee(ride, most) : { fee: ride.cancelFee, driverPart: ride.cancelDriverPart };
      if (last && fee > 0) {
        if (!(await this.ledger.post(tx, feePosting(ride, { fee, driverPart })))) return;
        if (hold) await this.keep(tx, ride, hold, fee);
        else if (ofRide) await this.issueFor(tx, ride, ofRide, fee);
        else await this.closing.owe(tx, last, fee, NO_HOLD);
      }
      for (const payment of living) if (payment !== hold || fee === 0) await this.closing.releaseLater(tx, payment);
      for (const payment of taken) await this.early.evenOut(tx, payment, 0);
    });
  }

  private async keep(tx: Transaction, ride: Ride, hold: StoredPayment, fee: Cents): Promise<void> {
    await this.issueFor(tx, ride, hold, fee);
    await this.closing.captureLater(tx, hold, fee);
  }

  private async issueFor(tx: Transaction, ride: Ride, paid: StoredPayment, fee: Cents): Promise<void> {
    await this.receipts.issue(tx, [cancellationReceipt(ride, ride.organizerId, fee, cardOf([paid], paid.payerId))]);
  }
}

const NO_HOLD: Failure = { code: 'no_hold', message: 'There was no hold on the card when the ride was cancelled.' };
