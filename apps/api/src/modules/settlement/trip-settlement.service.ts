import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { LedgerFacade } from '../ledger/ledger.facade';
import { MembersFacade } from '../members/members.facade';
import { RidesFacade } from '../rides/rides.facade';
import { cardOfPayer, chargesOf } from '../payments/payments.facade';
import { tripReceipt, ReceiptsFacade } from '../receipts/receipts.facade';
import { PaymentRecords } from '../payments/payment-records.facade';
import { farePosting } from './ledger-postings';
import { TripCollectionService } from './trip-collection.service';

/**
 * What becomes of the money when a trip has ended. It is one transaction, done once however often it is asked for, and leaves the calls to
 * the provider to jobs.
 */
@Injectable()
export class TripSettlementService {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly payments: PaymentRecords,
    private readonly receipts: ReceiptsFacade,
    private readonly ledger: LedgerFacade,
    private readonly collection: TripCollectionService,
  ) {}

  /** Books the fare, issues the receipts and collects from everyone what they owe. */
  async settleTrip(rideId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (ride.status !== 'completed' || ride.driverId === null) return;
      const members = await this.members.list(rideId, tx);
      const payments = await this.payments.listRideAndShares(rideId, tx);
      const charges = chargesOf(ride, members, payments);
      if (!(await this.ledger.post(tx, farePosting(ride, ride.driverId, charges)))) return;
      const absent = new Set(members.filter(({ noShowAt }) => noShowAt).map(({ userId }) => userId));
      await this.receipts.recordHistory(tx, rideId, ride.completedAt, charges);
      await this.receipts.issue(
        tx,
        charges.map((charge) =>
          tripReceipt(ride, charge, cardOfPayer(payments, charge.userId), absent.has(charge.userId)),
        ),
      );
      if (ride.paymentMethod === 'cash') await this.collection.collectCash(tx, ride, ride.driverId);
      else await this.collection.collectFromHolds(tx, charges, payments);
    });
  }
}
