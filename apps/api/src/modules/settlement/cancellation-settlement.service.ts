import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { RidesFacade } from '../rides/rides.facade';
import { collectableFee } from './domain/fee';
import { isLiving, PaymentRecords } from '../payments/payment-records.facade';
import { AccountSettlementService } from './account-settlement.service';
import { CancellationFeesService } from './cancellation-fees.service';
import { EarlyCapturesService } from './early-captures.service';
import { Holds } from '../payments/holds.facade';

/** Settles payments when a ride is cancelled, in one idempotent transaction. */
@Injectable()
export class CancellationSettlementService {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly payments: PaymentRecords,
    private readonly holds: Holds,
    private readonly early: EarlyCapturesService,
    private readonly fees: CancellationFeesService,
    private readonly accounts: AccountSettlementService,
  ) {}

  /**
   * Collects the fee, if one is due, from the organizer's hold, an earlier capture or a new charge, and returns
   * everything else.
   */
  async settleCancellation(rideId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (ride.status !== 'cancelled') return;
      if (ride.paymentMethod === 'account') return this.accounts.settleCancellation(tx, ride);
      const payments = await this.payments.listRideAndShares(rideId, tx);
      const living = payments.filter(isLiving);
      const hold = living.find((payment) => payment.purpose === 'ride' && payment.state === 'authorized');
      const taken = payments.filter(({ state }) => state === 'captured');
      const ofRide = taken.find(({ purpose }) => purpose === 'ride');
      const last = payments.filter(({ purpose }) => purpose === 'ride').at(-1);
      const most = hold?.amount ?? (ofRide ? await this.early.left(tx, ofRide) : null);
      const { fee, driverPart } =
        most !== null ? collectableFee(ride, most) : { fee: ride.cancelFee, driverPart: ride.cancelDriverPart };
      if (last && fee > 0) {
        const paidBy = hold ?? ofRide ?? last;
        if (!(await this.fees.collect(tx, ride, paidBy, { fee, driverPart }))) return;
      }
      for (const payment of living) if (payment !== hold || fee === 0) await this.holds.releaseLater(tx, payment);
      for (const payment of taken) await this.early.evenOut(tx, payment, 0);
    });
  }
}
