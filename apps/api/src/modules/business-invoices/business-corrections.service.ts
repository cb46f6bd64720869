import { Injectable } from '@nestjs/common';
import type { BusinessChargeCredit, BusinessChargeView, BusinessInvoiceView } from '@groupride/contracts';
import { Database, type Transaction } from '../../platform/database/database';
import { fieldError } from '../../platform/http/api-error';
import { Idempotency } from '../../platform/http/idempotency';
import type { Principal } from '../../platform/http/principal';
import { BusinessCreditsFacade } from '../business-accounts/business-credits.facade';
import { AuditFacade } from '../identity/identity.facade';
import { BusinessCredits } from './business-credits.service';
import { BusinessPayments } from './business-payments.service';
import { InvoiceViews } from './invoice-views.service';

/** Lets operations reverse payments and credit charges, once per idempotency key. */
@Injectable()
export class BusinessCorrections {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly payments: BusinessPayments,
    private readonly credits: BusinessCredits,
    private readonly charges: BusinessCreditsFacade,
    private readonly views: InvoiceViews,
    private readonly audit: AuditFacade,
  ) {}

  /** @throws ApiError not_found, payment_reversed, idempotency_key_reused */
  async reverse(
    who: Principal,
    paymentId: number,
    reason: string,
    key: string | undefined,
  ): Promise<BusinessInvoiceView> {
    const { invoiceId } = await this.once(
      who,
      key,
      { call: 'reverseBusinessPayment', paymentId, reason },
      async (tx) => {
        const { invoice, amount } = await this.payments.reverse(tx, who.userId, paymentId, reason);
        const data = { invoiceId: invoice.id, paymentId, amount, reason };
        await this.audit.record(
          who.userId,
          'reverse_business_payment',
          `business_account:${invoice.accountId}`,
          data,
          tx,
        );
        return { invoiceId: invoice.id };
      },
    );
    return this.views.find(invoiceId, null);
  }

  /** @throws ApiError not_found, validation_failed, charge_not_owed, idempotency_key_reused */
  async credit(
    who: Principal,
    chargeId: number,
    credit: BusinessChargeCredit,
    key: string | undefined,
  ): Promise<BusinessChargeView> {
    await this.once(who, key, { call: 'creditBusinessCharge', chargeId, ...credit }, async (tx) => {
      const { accountId, creditId } = await this.credits.add(tx, who.userId, chargeId, credit);
      const data = { chargeId, creditId, ...credit };
      await this.audit.record(who.userId, 'credit_business_charge', `business_account:${accountId}`, data, tx);
      return { creditId };
    });
    return this.charges.chargeView(chargeId);
  }

  private once<T extends object>(
    who: Principal,
    key: string | undefined,
    request: object,
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T> {
    if (key === undefined) throw fieldError('Idempotency-Key', 'is required', 'required');
    return this.database.transaction((tx) => this.idempotency.once(tx, who.userId, key, request, () => work(tx)));
  }
}
