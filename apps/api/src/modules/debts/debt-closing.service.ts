import { Injectable } from '@nestjs/common';
import type { ClosedDebt, DebtClosing } from '@groupride/contracts';
import { formatCents, parseCents } from '@groupride/pricing';
import { Database } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { ApiError, fieldError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { LedgerFacade } from '../ledger/ledger.facade';
import { RidesFacade } from '../rides/rides.facade';
import { DebtsRepository } from './debts.repository';
import { DebtSettlementService } from './debt-settlement.service';
import { nothingDue } from '../payments/payments.facade';
import { cashCorrected } from './debts.events';
import { cashPosting, writeOffPosting } from './ledger-postings';

/**
 * Lets operators close a debt: they waive it at GroupRide's cost, or record that the driver did receive it in cash and
 * so owes it to GroupRide.
 */
@Injectable()
export class DebtClosingService {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly debts: DebtsRepository,
    private readonly ledger: LedgerFacade,
    private readonly settlement: DebtSettlementService,
    private readonly audit: AuditFacade,
    private readonly events: Events,
  ) {}

  /**
   * Closes the whole debt if it still equals the amount that the operator was shown.
   * @throws ApiError not_found, payment_not_due, amount_mismatch, validation_failed
   */
  async close(
    who: Principal,
    rideId: number,
    payerId: number,
    { amount: shown, how, note }: DebtClosing,
  ): Promise<ClosedDebt> {
    return this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      const [debt] = await this.debts.list(payerId, rideId, tx);
      if (!debt) throw nothingDue('Nothing is owed for this ride.');
      if (debt.onItsWay) throw nothingDue('A card is being charged for this right now.');
      if (debt.amount !== parseCents(shown)) throw owesOtherwise(formatCents(debt.amount));
      if (how === 'paid_in_cash' && (!debt.inCash || ride.driverId === null))
        throw fieldError('how', 'the driver takes no cash for this ride');
      const closing =
        how === 'waived'
          ? writeOffPosting(rideId, payerId, debt.amount, 'waived')
          : cashPosting(rideId, payerId, ride.driverId!, debt.amount, 'corrected');
      if (!(await this.ledger.post(tx, closing))) throw nothingDue('This was closed already.');
      await this.settlement.close(tx, { rideId, payerId, driverId: ride.driverId, amount: debt.amount, how });
      if (how === 'paid_in_cash')
        await this.events.publish(tx, cashCorrected, { rideId, driverId: ride.driverId!, amount: debt.amount });
      await this.rides.note(tx, {
        rideId,
        type: 'debt_closed',
        actor: { as: 'admin', userId: who.userId },
        data: { amount: shown, how },
      });
      await this.audit.record(who.userId, 'close_debt', `ride:${rideId}`, { payerId, amount: shown, how, note }, tx);
      return { rideId, payerId, amount: shown, how };
    });
  }
}

const owesOtherwise = (now: string) =>
  new ApiError('amount_mismatch', `The amount changed: $${now} is now owed.`, { extra: { total: now } });
