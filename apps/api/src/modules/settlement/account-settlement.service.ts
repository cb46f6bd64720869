import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { BusinessAccountsFacade } from '../business-accounts/business-accounts.facade';
import { LedgerFacade } from '../ledger/ledger.facade';
import type { Ride } from '../rides/rides.facade';
import { accountFarePosting, feePosting } from './ledger-postings';

/** Charges business accounts for rides that are over. Runs in the caller's transaction, under the ride's lock. */
@Injectable()
export class AccountSettlementService {
  constructor(
    private readonly accounts: BusinessAccountsFacade,
    private readonly ledger: LedgerFacade,
  ) {}

  /** @returns false when the trip was already settled */
  async settleTrip(tx: Transaction, ride: Ride, driverId: number): Promise<boolean> {
    const accountId = await this.accounts.settle(tx, ride.id, { kind: 'fare', amount: ride.totalCost });
    if (accountId === null) return false;
    return this.ledger.post(tx, accountFarePosting(ride, driverId, accountId));
  }

  /** Charges the fee, if one is due, and releases the rest of the reserved amount. */
  async settleCancellation(tx: Transaction, ride: Ride): Promise<void> {
    const { id, cancelFee: fee, cancelDriverPart: driverPart, cancelRule } = ride;
    const kind = cancelRule === 'no_show' ? 'no_show_fee' : 'cancellation_fee';
    const accountId = await this.accounts.settle(tx, id, { kind, amount: fee });
    if (accountId === null || fee === 0) return;
    await this.ledger.post(tx, feePosting(ride, { fee, driverPart }, `business:${accountId}`));
  }
}
