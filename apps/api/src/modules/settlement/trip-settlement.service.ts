import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { LedgerFacade } from '../ledger/ledger.facade';
import { RidesFacade } from '../rides/rides.facade';
import { cardOfPayer } from '../payments/payments.facade';
import { tripReceipt, ReceiptsFacade } from '../receipts/receipts.facade';
import { farePosting } from './ledger-postings';
import { AccountSettlementService } from './account-settlement.service';
import { TripChargesService } from './trip-charges.service';
import { TripCollectionService } from './trip-collection.service';

/** Settles a completed trip in one idempotent transaction. Jobs make the calls to the provider. */
@Injectable()
export class TripSettlementService {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly charges: TripChargesService,
    private readonly receipts: ReceiptsFacade,
    private readonly ledger: LedgerFacade,
    private readonly collection: TripCollectionService,
    private readonly accounts: AccountSettlementService,
  ) {}

  /** Books the fare, uses credit, issues the receipts and collects from everyone what they still owe. */
  async settleTrip(rideId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (ride.status !== 'completed' || ride.driverId === null) return;
      const { members, payments, owed } = await this.charges.of(tx, ride);
      if (ride.paymentMethod === 'account') {
        if (await this.accounts.settleTrip(tx, ride, ride.driverId))
          await this.receipts.recordHistory(tx, rideId, ride.completedAt, owed);
        return;
      }
      if (!(await this.ledger.post(tx, farePosting(ride, ride.driverId, owed)))) return;
      const charges = await this.charges.afterCredit(tx, ride, owed);
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
