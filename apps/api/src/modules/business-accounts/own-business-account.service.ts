import { Injectable } from '@nestjs/common';
import type { BusinessAccountView, BusinessChargeList, BusinessChargesQuery } from '@groupride/contracts';
import type { Principal } from '../../platform/http/principal';
import { BusinessAccountViews } from './business-account-views.service';
import { BusinessAccountsFacade } from './business-accounts.facade';
import { presentAccount } from './business-accounts.presenter';

/** Shows services the business account that they book on. */
@Injectable()
export class OwnBusinessAccount {
  constructor(
    private readonly accounts: BusinessAccountsFacade,
    private readonly views: BusinessAccountViews,
  ) {}

  /** @throws ApiError business_account_required */
  async view(who: Principal): Promise<BusinessAccountView> {
    return presentAccount(await this.views.find(await this.accounts.accountOf(who, 'business:read')));
  }

  /** @throws ApiError business_account_required */
  async charges(who: Principal, query: BusinessChargesQuery): Promise<BusinessChargeList> {
    return this.views.charges(await this.accounts.accountOf(who, 'business:read'), query, who.userId);
  }
}
