import { Injectable } from '@nestjs/common';
import type { BusinessInvoiceView, BusinessPaymentRecord } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import { fieldError } from '../../platform/http/api-error';
import { Idempotency } from '../../platform/http/idempotency';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { BusinessPayments } from './business-payments.service';
import { InvoiceViews } from './invoice-views.service';

/** Lets operations record payments, once per idempotency key. */
@Injectable()
export class BusinessPaymentOperations {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly payments: BusinessPayments,
    private readonly views: InvoiceViews,
    private readonly audit: AuditFacade,
  ) {}

  /** @throws ApiError not_found, validation_failed, invoice_not_open, idempotency_key_reused */
  async record(
    who: Principal,
    invoiceId: number,
    payment: BusinessPaymentRecord,
    key: string | undefined,
  ): Promise<BusinessInvoiceView> {
    if (key === undefined) throw fieldError('Idempotency-Key', 'is required', 'required');
    const request = { call: 'recordBusinessPayment', invoiceId, ...payment };
    await this.database.transaction((tx) =>
      this.idempotency.once(tx, who.userId, key, request, async () => {
        const { accountId } = await this.payments.record(tx, who.userId, invoiceId, payment, this.views.calendar);
        const data = { invoiceId, ...payment };
        await this.audit.record(who.userId, 'record_business_payment', `business_account:${accountId}`, data, tx);
        return { invoiceId };
      }),
    );
    return this.views.find(invoiceId, null);
  }
}
