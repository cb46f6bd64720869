import { Injectable } from '@nestjs/common';
import type { AdminBusinessAccountView, CostCenterChange, NewCostCenter } from '@groupride/contracts';
import { Database, type Transaction } from '../../platform/database/database';
import { fieldError, notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { ServiceAccountsFacade } from '../api-tokens/api-tokens.facade';
import { AuditFacade } from '../identity/identity.facade';
import { BusinessAccountViews } from './business-account-views.service';
import { accountClosed, costCenterExists, serviceAccountTaken } from './business-accounts.errors';
import { presentForOperations } from './business-accounts.presenter';
import { BusinessAccountsRepository } from './business-accounts.repository';

/** Manages the cost centers of business accounts, and the service accounts that book on them. */
@Injectable()
export class BusinessAccountParts {
  constructor(
    private readonly database: Database,
    private readonly accounts: BusinessAccountsRepository,
    private readonly views: BusinessAccountViews,
    private readonly services: ServiceAccountsFacade,
    private readonly audit: AuditFacade,
  ) {}

  /** @throws ApiError not_found, account_closed, cost_center_exists */
  addCostCenter(who: Principal, id: number, { code, name }: NewCostCenter): Promise<AdminBusinessAccountView> {
    return this.change(who, id, 'add_cost_center', { code, name }, async (tx) => {
      if (!(await this.accounts.addCostCenter(tx, id, { code, name }))) throw costCenterExists(code);
    });
  }

  /** @throws ApiError not_found, account_closed, validation_failed */
  changeCostCenter(
    who: Principal,
    id: number,
    costCenterId: number,
    { name, active }: CostCenterChange,
  ): Promise<AdminBusinessAccountView> {
    if (name === undefined && active === undefined) throw fieldError('name', 'say what is to change');
    const change = { name: name ?? null, active: active ?? null };
    return this.change(who, id, 'change_cost_center', { costCenterId, ...change }, async (tx) => {
      if (!(await this.accounts.changeCostCenter(tx, id, costCenterId, change))) throw notFound('cost center');
    });
  }

  /** Connects a service account. Idempotent. @throws ApiError not_found, account_closed, service_account_taken */
  connect(who: Principal, id: number, serviceAccountId: number): Promise<AdminBusinessAccountView> {
    return this.change(who, id, 'connect_service_account', { serviceAccountId }, async (tx) => {
      if (!(await this.services.keepOpen(tx, serviceAccountId))) throw serviceAccountTaken();
      if (await this.accounts.connect(tx, id, serviceAccountId, who.userId)) return;
      if (!(await this.accounts.isConnected(tx, id, serviceAccountId))) throw serviceAccountTaken();
    });
  }

  /** Disconnects a service account. Rides that it booked stay on the business account. @throws ApiError not_found */
  disconnect(who: Principal, id: number, serviceAccountId: number): Promise<AdminBusinessAccountView> {
    return this.change(who, id, 'disconnect_service_account', { serviceAccountId }, async (tx) => {
      if (!(await this.accounts.disconnect(tx, id, serviceAccountId))) throw notFound('service account');
    });
  }

  private async change(
    who: Principal,
    id: number,
    action: string,
    data: Record<string, unknown>,
    work: (tx: Transaction) => Promise<void>,
  ): Promise<AdminBusinessAccountView> {
    await this.database.transaction(async (tx) => {
      const account = await this.accounts.lock(tx, id);
      if (!account) throw notFound('business account');
      if (account.status === 'closed' && action !== 'disconnect_service_account') throw accountClosed();
      await work(tx);
      await this.audit.record(who.userId, action, `business_account:${id}`, data, tx);
    });
    return presentForOperations(await this.views.find(id), this.views.calendar.today);
  }
}
