import { Injectable } from '@nestjs/common';
import {
  MAX_SALES_INQUIRIES,
  type NewSalesInquiry,
  type SalesInquiryChange,
  type SalesInquiryQuery,
  type SalesInquiryState,
  type SalesInquiryView,
} from '@groupride/contracts';
import { Config } from '../../config/config';
import { Database, type Transaction } from '../../platform/database/database';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade, OutboxFacade } from '../identity/identity.facade';
import { inquiryChanged } from './sales.errors';
import { SalesFacade } from './sales.facade';
import { presentInquiry } from './sales.presenter';
import { SalesRepository } from './sales.repository';
import { INQUIRY_RECEIVED } from './sales-texts';

/** Stores sales inquiries, which operations answer by mail or phone. */
@Injectable()
export class SalesService extends SalesFacade {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly sales: SalesRepository,
    private readonly outbox: OutboxFacade,
    private readonly audit: AuditFacade,
  ) {
    super();
  }

  /** Stores the inquiry and mails it to operations, once per client id. */
  async receive(inquiry: NewSalesInquiry): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.sales.insert(tx, inquiry))) return;
      for (const to of this.config.adminEmails) {
        await this.outbox.notify(tx, {
          channel: 'mail',
          to,
          language: 'en',
          template: INQUIRY_RECEIVED,
          facts: inquiry,
        });
      }
    });
  }

  async list({ state, before }: SalesInquiryQuery): Promise<SalesInquiryView[]> {
    const found = await this.sales.list({ state: state ?? null, before: before ?? null, limit: MAX_SALES_INQUIRIES });
    return found.map(presentInquiry);
  }

  /** Does nothing if the inquiry already has this state. @throws ApiError not_found, inquiry_changed */
  async changeState(
    who: Principal,
    inquiryId: number,
    { state, changedFrom }: SalesInquiryChange,
  ): Promise<SalesInquiryView> {
    if (!(await this.sales.find(inquiryId))) throw notFound('inquiry');
    await this.database.transaction((tx) => this.change(tx, who, inquiryId, state, changedFrom ?? null));
    return presentInquiry((await this.sales.find(inquiryId))!);
  }

  async answered(tx: Transaction, who: Principal, inquiryId: number): Promise<void> {
    if (!(await this.sales.find(inquiryId, tx))) throw notFound('inquiry');
    await this.change(tx, who, inquiryId, 'answered', null);
  }

  private async change(
    tx: Transaction,
    who: Principal,
    inquiryId: number,
    state: SalesInquiryState,
    from: SalesInquiryState | null,
  ): Promise<void> {
    if (!(await this.sales.changeState(tx, inquiryId, { state, from, by: who.userId }))) {
      const inquiry = (await this.sales.find(inquiryId, tx))!;
      if (inquiry.state !== state) throw inquiryChanged(inquiry);
      return;
    }
    await this.audit.record(who.userId, 'change_sales_inquiry', `sales_inquiry:${inquiryId}`, { state }, tx);
  }
}
