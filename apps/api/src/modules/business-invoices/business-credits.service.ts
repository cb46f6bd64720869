import { Injectable } from '@nestjs/common';
import type { BusinessChargeCredit } from '@groupride/contracts';
import { formatCents, parseCents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { fieldError, notFound } from '../../platform/http/api-error';
import { BusinessCreditsFacade, taxesIn, type CreditableCharge } from '../business-accounts/business-credits.facade';
import { BusinessInvoicingFacade } from '../business-accounts/business-invoicing.facade';
import { LedgerFacade } from '../ledger/ledger.facade';
import { chargeNotOwed } from './business-invoices.errors';
import { chargeCredited } from './business-invoices.events';
import { CreditUses } from './credit-uses.service';
import { creditPosting } from './postings';

/** Credits the charge of a ride to a business account, in full or in part. */
@Injectable()
export class BusinessCredits {
  constructor(
    private readonly credits: BusinessCreditsFacade,
    private readonly accounts: BusinessInvoicingFacade,
    private readonly uses: CreditUses,
    private readonly ledger: LedgerFacade,
    private readonly events: Events,
  ) {}

  /**
   * Adds a credit, posts it to the ledger, and reduces open invoices by it, or else the next one.
   * @returns the ids of the account and the credit
   * @throws ApiError not_found, validation_failed, charge_not_owed
   */
  async add(
    tx: Transaction,
    by: number,
    chargeId: number,
    { amount: text, reason }: BusinessChargeCredit,
  ): Promise<{ accountId: number; creditId: number }> {
    const amount = parseCents(text);
    if (amount <= 0) throw fieldError('amount', 'must be above zero');
    const known = await this.credits.charge(tx, chargeId);
    if (!known) throw notFound('charge');
    // Avoids a deadlock: settling a ride locks its charge and then the account, so this must not wait for a reserved
    // charge.
    if (known.state !== 'charged') throw chargeNotOwed();
    await this.accounts.lockAccount(tx, known.accountId);
    const charge = (await this.credits.charge(tx, chargeId))!;
    const left = charge.amount - charge.credited;
    const creditId = await this.credits.add(tx, { chargeId, accountId: charge.accountId, amount, reason, by });
    if (creditId === null)
      throw fieldError(
        'amount',
        left > 0 ? `must be at most ${formatCents(left)}, which is left of the charge` : ALL_CREDITED,
      );
    const taxes = taxesIn(amount, { charge: left, taxes: await this.taxesLeft(tx, charge) });
    await this.ledger.post(tx, creditPosting(creditId, charge, { amount, taxes }));
    await this.events.publish(tx, chargeCredited, { creditId });
    await this.uses.useUp(tx, charge.accountId);
    return { accountId: charge.accountId, creditId };
  }

  /** Taxes charged for the ride, less the taxes in its credits. */
  private async taxesLeft(tx: Transaction, { rideId }: CreditableCharge): Promise<number> {
    const lines = await this.ledger.linesOfRide(rideId, tx);
    return lines
      .filter(({ account, kind }) => account === 'platform:taxes' && TAXED.has(kind))
      .reduce((sum, { amount }) => sum - amount, 0);
  }
}

const TAXED: ReadonlySet<string> = new Set(['fare', 'business_credit']);
const ALL_CREDITED = 'is too much: all of the charge is credited already';
