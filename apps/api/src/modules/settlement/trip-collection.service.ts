import { Injectable } from '@nestjs/common';
import { formatCents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { LedgerFacade } from '../ledger/ledger.facade';
import { RidesFacade, SYSTEM, type Ride } from '../rides/rides.facade';
import type { Charge } from '../payments/payments.facade';
import type { Failure } from '../payments/payment-provider.facade';
import { isLiving, type StoredPayment } from '../payments/payment-records.facade';
import { EarlyCapturesService } from './early-captures.service';
import { DebtsFacade, cashPosting } from '../debts/debts.facade';
import { Holds } from '../payments/holds.facade';

/**
 * Collects each member's charge for a completed trip, from their hold or as cash that the driver received. Runs in the
 * caller's transaction.
 */
@Injectable()
export class TripCollectionService {
  constructor(
    private readonly rides: RidesFacade,
    private readonly ledger: LedgerFacade,
    private readonly holds: Holds,
    private readonly early: EarlyCapturesService,
    private readonly debts: DebtsFacade,
  ) {}

  async collectFromHolds(
    tx: Transaction,
    charges: readonly Charge[],
    payments: readonly StoredPayment[],
  ): Promise<void> {
    const owedBy = ({ payerId }: StoredPayment) => charges.find((charge) => charge.userId === payerId)?.amount ?? 0;
    for (const payment of payments)
      if (payment.state === 'captured') await this.early.evenOut(tx, payment, owedBy(payment));
    for (const payment of payments.filter(isLiving)) {
      const owed = owedBy(payment);
      // An amount without an authorized hold becomes a debt below.
      if (owed === 0 || payment.state !== 'authorized') await this.holds.releaseLater(tx, payment);
      else await this.holds.captureLater(tx, payment, owed);
    }
    for (const { userId, isOrganizer, amount } of charges) {
      const purpose = isOrganizer ? 'ride' : 'share';
      const last = payments.filter((payment) => payment.payerId === userId && payment.purpose === purpose).at(-1);
      if (amount > 0 && last && !HELD.includes(last.state))
        await this.debts.noteLostCapture(tx, last, amount, NOT_HELD);
    }
  }

  async collectCash(
    tx: Transaction,
    { id, organizerId, totalCost, cashReceived }: Ride,
    driverId: number,
  ): Promise<void> {
    if (totalCost === 0) return;
    const received = cashReceived ?? totalCost;
    const missing = totalCost - received;
    if (received > 0) await this.ledger.post(tx, cashPosting(id, organizerId, driverId, received));
    await this.rides.note(tx, {
      rideId: id,
      type: 'cash_received',
      actor: SYSTEM,
      data: { amount: formatCents(received) },
    });
    const why = (await this.rides.isCompletedByOperations(id, tx)) ? CASH_SHORT_BY_OPERATIONS : CASH_SHORT;
    await this.debts.owe(tx, { rideId: id, payerId: organizerId, ...NO_CARD }, missing, why);
  }
}

const NOT_HELD: Failure = { code: 'no_hold', message: 'There was no hold when the trip ended.' };
/** Used when operations recorded the amount, so that the rider is not told that the driver did. */
const CASH_SHORT_BY_OPERATIONS: Failure = {
  code: 'cash_short_by_operations',
  message: 'Operations recorded less cash than the ride costs.',
};
const CASH_SHORT: Failure = { code: 'cash_short', message: 'The driver received less in cash than the ride costs.' };
/** Riders who chose cash are never charged automatically. */
const NO_CARD = { methodId: null, cardBrand: null, cardLast4: null };
const HELD: readonly StoredPayment['state'][] = ['authorized', 'captured'];
